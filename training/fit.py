"""Trains on a folder of shards and writes weights."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import torch

from hamburgum_training import weights
from hamburgum_training.model import Net
from hamburgum_training.train import Settings, Trainer, measure
from hamburgum_training.window import Window


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--shards", type=Path, required=True, help="folder with shards, searched recursively")
    parser.add_argument("--output", type=Path, required=True, help="weights file to write")
    parser.add_argument("--start", type=Path, help="initial weights")
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--batch", type=int, default=1024)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--mix", type=float, default=0.25)
    parser.add_argument("--apart", type=int, default=25, help="every n-th shard goes to the held-out set")
    args = parser.parse_args()
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    torch.manual_seed(1)
    paths = sorted(args.shards.rglob("*.shard"))
    window, held_out = Window(device, 10**9), Window(device, 10**9)
    held_out.add(paths[:: args.apart])
    window.add([path for place, path in enumerate(paths) if place % args.apart])
    if not window.kind:
        raise SystemExit(f"{args.shards}: too few valid shards; make more with hamburgum selfplay")
    net = Net(*window.kind[1]).to(device)
    if args.start:
        net = weights.load(args.start)[0].widened(*window.kind[1]).to(device)
    settings = Settings(batch=args.batch, rate=args.rate, mix=args.mix)
    trainer = Trainer(net, settings)
    print(json.dumps({"positions": len(window), "games": window.games, "damaged": window.damaged + held_out.damaged}))
    for epoch in range(args.epochs):
        high, low = (1 - 0.9 * place / args.epochs for place in (epoch, epoch + 1))
        learnt = trainer.epoch(window, high, low)
        validation = measure(trainer.averaged(), held_out, settings)
        print(json.dumps({"epoch": epoch + 1, "learnt": learnt, "apart": validation}), flush=True)
    about = f"training/fit.py, {window.games} games, {args.epochs} epochs"
    weights.write(args.output, weights.export(trainer.averaged(), window.kind[0], about))


if __name__ == "__main__":
    main()
