"""Alternates self-play and training until the time budget is spent; run it again to resume.

Stage A trains on games of the hand-made evaluation. Then each round plays games with the newest
network on all cores while the trainer trains on the window so far. The state needed to resume is in
the run's folder: `checkpoint.pt`, `net.bin`, `log.jsonl` and the shards of the rounds. Small files are
copied to `--out` after each round.
"""

from __future__ import annotations

import argparse
import json
import shutil
import subprocess
import time
from pathlib import Path

import torch

from hamburgum_training import weights
from hamburgum_training.model import Net
from hamburgum_training.train import Settings, Trainer, measure
from hamburgum_training.window import Window

#: Every n-th shard goes to the held-out set, for the validation loss.
HELD_OUT = 25


def options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", default="target/release/hamburgum", help="path of the hamburgum program")
    parser.add_argument("--run", type=Path, required=True, help="folder of the run")
    parser.add_argument("--out", type=Path, help="folder that small files are copied to")
    parser.add_argument("--boards", type=Path, help="folder with boards in addition to the built-in ones")
    parser.add_argument("--last", type=Path, help="folder with a checkpoint to resume from, if the run has none")
    parser.add_argument("--start", type=Path, help="initial weights, if there is no checkpoint at all")
    parser.add_argument("--minutes", type=float, default=9.0, help="time budget")
    parser.add_argument("--threads", type=int, default=16)
    parser.add_argument("--hand-seconds", type=float, default=150.0, help="duration of self-play in stage A")
    parser.add_argument("--hand-nodes", type=int, default=160)
    parser.add_argument("--hand-fast", type=int, default=24)
    parser.add_argument("--hand-epochs", type=int, default=4)
    parser.add_argument("--round-seconds", type=float, default=45.0)
    parser.add_argument("--nodes", type=int, default=128)
    parser.add_argument("--fast", type=int, default=24)
    parser.add_argument("--crowded", type=int, default=1, help="how many times the nodes with three and more players")
    parser.add_argument("--mixed", type=float, default=0.1)
    parser.add_argument("--window", type=int, default=6_000_000, help="most positions in the training window")
    parser.add_argument("--part", type=float, default=1.0, help="fraction of the window to train on each round")
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--mix", type=float, default=0.25, help="weight of the search value in the value target")
    parser.add_argument("--match-seconds", type=float, default=60.0, help="time budget for matches at the end")
    parser.add_argument("--match-nodes", type=int, default=200)
    parser.add_argument("--extra", type=Path, help="file with the options of an additional match on each line")
    return parser.parse_args()


class Run:
    """A run and its folder."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.begin = time.monotonic()
        self.end = self.begin + 60 * args.minutes
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        torch.backends.cuda.matmul.allow_tf32 = True
        args.run.mkdir(parents=True, exist_ok=True)
        self.net_path = args.run / "net.bin"
        # The games of a resumed run are strong from the beginning, so all of them are kept.
        self.window = Window(self.device, args.window, at_first=args.window if args.last else None)
        self.held_out = Window(self.device, 200_000)
        self.settings = Settings(batch=args.batch, rate=args.rate, mix=args.mix)
        self.trainer: Trainer | None = None
        self.round = 0
        self.games = 0

    def left(self) -> float:
        return self.end - time.monotonic()

    def say(self, **entry) -> None:
        entry = {"seconds": round(time.monotonic() - self.begin, 1), **entry}
        line = json.dumps(entry)
        print(line, flush=True)
        with (self.args.run / "log.jsonl").open("a") as log:
            log.write(line + "\n")

    def command(self, folder: Path, seed: int, seconds: float, judge: str, nodes: int, fast: int, mixed: float) -> list[str]:
        args = self.args
        command = [args.program, "selfplay", "--output", folder, "--games", 10_000_000, "--seed", seed]
        command += ["--threads", args.threads, "--judge", judge, "--nodes", nodes, "--fast", fast]
        command += ["--crowded", args.crowded]
        command += ["--mixed", mixed, "--seconds", max(int(seconds), 1), "--json"]
        if args.boards:
            command += ["--boards", args.boards]
        return [str(word) for word in command]

    def take_in(self, folder: Path) -> None:
        """Adds the shards of a round to the window and the held-out set."""
        paths = sorted(folder.glob("*.shard"))
        self.held_out.add(paths[::HELD_OUT])
        self.window.add([path for place, path in enumerate(paths) if place % HELD_OUT])

    def resume(self) -> None:
        """Resumes from the checkpoint and the existing shards."""
        folders = sorted(path for path in self.args.run.glob("round-*") if path.is_dir())
        for folder in folders:
            self.take_in(folder)
        checkpoint = self.args.run / "checkpoint.pt"
        if self.args.last and not checkpoint.exists() and (self.args.last / "checkpoint.pt").exists():
            for name in ("checkpoint.pt", "log.jsonl"):
                shutil.copy(self.args.last / name, self.args.run / name)
        if checkpoint.exists():
            saved = torch.load(checkpoint, map_location=self.device, weights_only=True)
            self.make_trainer(*saved["widths"])
            self.trainer.net.load_state_dict(saved["net"])
            self.trainer.average = saved["average"]
            self.trainer.optimizer.load_state_dict(saved["optimizer"])
            self.trainer.steps, self.round, self.games = saved["steps"], saved["round"], saved["games"]
            self.encoding = saved["encoding"]
            if not self.net_path.exists():
                self.export()
        elif self.args.start:
            net, self.encoding = weights.load(self.args.start)
            self.make_trainer(net.first.in_features, net.actions.in_features)
            self.trainer.net.load_state_dict(net.state_dict(), strict=False)
            self.trainer.average = {n: v.detach().clone().float() for n, v in self.trainer.net.state_dict().items()}
            shutil.copy(self.args.start, self.net_path)
        self.follow_encoding()
        self.say(stage="begin", round=self.round, positions=len(self.window), device=str(self.device))

    def follow_encoding(self) -> None:
        """Gives the network the inputs of the shards, if the program has appended some since it was trained."""
        if self.trainer and self.window.kind and self.window.kind[0] > self.encoding:
            self.encoding, widths, _ = self.window.kind
            self.trainer.widen(*widths)
            self.say(stage="encoding", encoding=self.encoding, widths=widths)

    def make_trainer(self, width: int, action_width: int) -> None:
        torch.manual_seed(1)
        net = Net(width, action_width).to(self.device)
        self.trainer = Trainer(net, self.settings, seed=self.round + 1)

    def export(self) -> None:
        about = f"training/loop.py, round {self.round}, {self.games} games, {self.trainer.steps} steps"
        weights.write(self.net_path, weights.export(self.trainer.averaged(), self.encoding, about))

    def save(self) -> None:
        """Writes the checkpoint."""
        self.export()
        trainer = self.trainer
        saved = {
            "widths": (trainer.net.first.in_features, trainer.net.actions.in_features),
            "net": trainer.net.state_dict(),
            "average": trainer.average,
            "optimizer": trainer.optimizer.state_dict(),
            "steps": trainer.steps,
            "round": self.round,
            "games": self.games,
            "encoding": self.encoding,
        }
        temporary = self.args.run / "checkpoint.part"
        torch.save(saved, temporary)
        temporary.replace(self.args.run / "checkpoint.pt")
        self.copy_out()

    def copy_out(self) -> None:
        if self.args.out:
            self.args.out.mkdir(parents=True, exist_ok=True)
            for name in ("checkpoint.pt", "net.bin", "log.jsonl"):
                if (self.args.run / name).exists():
                    shutil.copy(self.args.run / name, self.args.out / name)

    def play(self, command: list[str]) -> subprocess.Popen:
        return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def finish(self, player: subprocess.Popen, folder: Path) -> dict:
        output, errors = player.communicate()
        if player.returncode:
            raise RuntimeError(f"selfplay failed: {errors.strip()}")
        made = json.loads(output)
        self.games += made["games"]
        self.take_in(folder)
        return made

    def stage_a(self) -> None:
        """Trains on games of the hand-made evaluation."""
        args = self.args
        folder = args.run / "round-000"
        command = self.command(folder, 1, args.hand_seconds, "hand", args.hand_nodes, args.hand_fast, 0.0)
        made = self.finish(self.play(command), folder)
        self.say(stage="hand games", made=made, positions=len(self.window), damaged=self.window.damaged)
        self.encoding, widths, _ = self.window.kind
        self.make_trainer(*widths)
        for epoch in range(args.hand_epochs):
            share = 1.0 - 0.7 * epoch / args.hand_epochs
            begin = time.monotonic()
            learnt = self.trainer.epoch(self.window, share, share - 0.7 / args.hand_epochs, self.end - 20)
            self.say(stage="hand", epoch=epoch, learnt=learnt, took=round(time.monotonic() - begin, 1))
        self.say(stage="hand", apart=measure(self.trainer.averaged(), self.held_out, self.settings))
        self.round = 1
        self.save()

    def one_round(self) -> None:
        """Plays with the newest network while the trainer trains on the window so far."""
        args = self.args
        folder = args.run / f"round-{self.round:03}"
        seconds = min(args.round_seconds, self.left() - args.match_seconds - 8)
        command = self.command(folder, 1000 + self.round, seconds, f"net:{self.net_path}", args.nodes, args.fast, args.mixed)
        player = self.play(command)
        until = time.monotonic() + seconds
        learnt = None
        if len(self.window):
            learnt = self.trainer.epoch(self.window, 1.0, 0.3, until, args.part)
        learning = round(seconds - max(until - time.monotonic(), 0), 1)
        made = self.finish(player, folder)
        self.follow_encoding()
        self.round += 1
        self.save()
        validation = measure(self.trainer.averaged(), self.held_out, self.settings)
        self.say(stage="round", round=self.round, made=made, positions=len(self.window), damaged=self.window.damaged,
                 learning=learning, learnt=learnt, apart=validation)

    def matches(self) -> None:
        """Short matches of the newest network against the hand-made evaluation, and those of `--extra`."""
        nodes = self.args.match_nodes
        lines = []
        for count in (2, 3, 4, 5):
            players = ",".join([f"net-{nodes}"] + [f"nodes-{nodes}"] * (count - 1))
            lines.append(f"--players {players} --games {-(-96 // count) * count} --seed 5")
        if self.args.extra:
            lines += self.args.extra.read_text().splitlines()
        for line in lines:
            if self.left() > 5:
                self.say(stage="match", options=line, told=self.match(line.split()))

    def match(self, words: list[str]) -> list | str:
        """The results of a match, or why there are none."""
        command = [self.args.program, "match", "--net", str(self.net_path), "--threads", str(self.args.threads), "--json"]
        try:
            result = subprocess.run(command + words, capture_output=True, text=True, timeout=max(self.left() - 2, 1))
        except subprocess.TimeoutExpired:
            return "timeout"
        if result.returncode:
            return result.stderr.strip()
        report = json.loads(result.stdout)
        return [{**side, "rounds": report["mean_rounds"], "cut": report["cut"]} for side in report["results"]]

    def go(self) -> None:
        self.resume()
        if self.trainer is None:
            self.stage_a()
        while self.left() > self.args.match_seconds + 20:
            self.one_round()
        self.matches()
        self.copy_out()


if __name__ == "__main__":
    Run(options()).go()
