"""Compares the outputs of the program and of the trainer for the same weights and positions."""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

import torch

from hamburgum_training import shards, weights
from hamburgum_training.model import GAIN

TOLERANCE = 1e-3


def trainer_outputs(net_path: Path, shard_path: Path, most: int) -> list[dict]:
    """The trainer's outputs for the first positions of a shard."""
    shard = shards.read(shard_path)
    width, action_width = shard.widths
    net = weights.load(net_path)[0].widened(width, action_width)
    torch.set_grad_enabled(False)
    positions = shards.unpack(torch.from_numpy(shard.bits.copy()), torch.from_numpy(shard.values.copy()), width)
    actions = shards.unpack(
        torch.from_numpy(shard.action_bits.copy()), torch.from_numpy(shard.action_values.copy()), action_width
    )
    players, counts = torch.from_numpy(shard.players), torch.from_numpy(shard.counts)
    second, third = net.trunk(positions)
    wins = torch.softmax(net.win_logits(third, players), 1)
    gains = net.gains(third) * GAIN
    owner = torch.repeat_interleave(torch.arange(len(players)), counts)
    logits = net.logits(second, actions, owner).split(counts.tolist())
    count = min(most, len(players))
    return [
        {"win": wins[i, : players[i]].tolist(), "gain": gains[i, : players[i]].tolist(), "logits": logits[i].tolist()}
        for i in range(count)
    ]


def largest_difference(ours: list[dict], theirs: list[dict]) -> float:
    """The largest difference, relative for values above 1, because gains are in points."""
    most = 0.0
    for one, other in zip(ours, theirs, strict=True):
        for name in ("win", "gain", "logits"):
            for a, b in zip(one[name], other[name], strict=True):
                most = max(most, abs(a - b) / max(1.0, abs(a)))
    return most


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="target/release/hamburgum")
    parser.add_argument("--net", type=Path, required=True)
    parser.add_argument("--shard", type=Path, required=True)
    parser.add_argument("--positions", type=int, default=1000)
    args = parser.parse_args()
    command = [args.program, "outputs", "--net", args.net, "--shard", args.shard, "--positions", args.positions]
    output = subprocess.run([str(word) for word in command], capture_output=True, text=True, check=True).stdout
    theirs = [json.loads(line) for line in output.splitlines()]
    ours = trainer_outputs(args.net, args.shard, args.positions)
    difference = largest_difference(ours, theirs)
    print(f"{len(ours)} positions, largest difference {difference:.2e}")
    if difference > TOLERANCE or not ours:
        sys.exit(1)


if __name__ == "__main__":
    main()
