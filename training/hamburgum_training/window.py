"""The training window: the newest positions, kept on the device of the network."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

from . import shards



@dataclass
class Batch:
    """A batch of positions, with the actions of those that have recorded actions."""

    positions: torch.Tensor
    players: torch.Tensor
    win: torch.Tensor
    gain: torch.Tensor
    rounds: torch.Tensor
    owner: torch.Tensor  # for each action, the row of its position in the batch
    actions: torch.Tensor
    targets: torch.Tensor


def _read(path: Path) -> shards.Shard | None:
    try:
        return shards.read(path)
    except (shards.Damaged, OSError):
        return None


class Window:
    """The newest positions. Damaged shards are skipped and counted.

    Unless more are allowed at first, a third of the window is: games of weak early networks are evicted soon.
    """

    def __init__(self, device: torch.device, most: int, at_first: int | None = None) -> None:
        self.device, self.most = device, most
        self.at_first = most // 3 if at_first is None else at_first
        self.chunks: list[dict[str, torch.Tensor]] = []
        self.games = self.damaged = self.seen = 0
        #: The version of the encoding, the widths of positions and actions, and the offsets of scores.
        self.kind: tuple | None = None

    def __len__(self) -> int:
        return sum(len(chunk["players"]) for chunk in self.chunks)

    def add(self, paths: list[Path], at_a_time: int = 400) -> None:
        """Reads shards and evicts the oldest positions."""
        for start in range(0, len(paths), at_a_time):
            read = [_read(path) for path in paths[start : start + at_a_time]]
            self.damaged += sum(shard is None for shard in read)
            whole = [shard for shard in read if shard is not None and len(shard)]
            if whole:
                self._add(whole)
        most = min(self.most, max(self.seen // 2, self.at_first))
        while len(self.chunks) > 1 and len(self) - len(self.chunks[0]["players"]) >= most:
            self.chunks.pop(0)

    def _add(self, whole: list[shards.Shard]) -> None:
        for shard in whole:
            kind = (shard.encoding, shard.widths, shard.scores)
            self.kind = self.kind or kind
            if kind != self.kind:
                raise ValueError("shards of different encodings cannot be mixed")
        self.games += sum(shard.games for shard in whole)

        def together(name: str) -> torch.Tensor:
            part = np.concatenate([getattr(shard, name) for shard in whole])
            return torch.from_numpy(np.ascontiguousarray(part)).to(self.device)

        width, action_width = self.kind[1]
        counts = together("counts")
        self.seen += len(counts)
        self.chunks.append({
            "positions": shards.unpack(together("bits"), together("values"), width),
            "players": together("players").to(torch.int8),
            "win": together("win"),
            "searched": together("searched"),
            "prestige": together("prestige"),
            "rounds": together("rounds_left"),
            "counts": counts,
            "starts": torch.cumsum(counts, 0) - counts,
            "actions": shards.unpack(together("action_bits"), together("action_values"), action_width),
            "targets": together("targets"),
        })

    def batches(self, size: int, mix: float, generator: torch.Generator):
        """All positions once, in random batches. `mix` is the weight of the search value in the
        value target, which is otherwise the outcome."""
        order = []
        for number, chunk in enumerate(self.chunks):
            count = len(chunk["players"])
            rows = torch.randperm(count, generator=generator, device=self.device)
            order += [(number, part) for part in rows.split(size)]
        for place in torch.randperm(len(order), generator=generator, device=self.device).tolist():
            number, rows = order[place]
            yield self._batch(self.chunks[number], rows, mix)

    def _batch(self, chunk: dict[str, torch.Tensor], rows: torch.Tensor, mix: float) -> Batch:
        positions = chunk["positions"][rows]
        first, step = self.kind[2]
        now = shards.SCORE_STEP * positions[:, first :: step][:, : shards.SEATS].float()
        counts = chunk["counts"][rows]
        owner = torch.repeat_interleave(torch.arange(len(rows), device=self.device), counts)
        first = torch.cumsum(counts, 0) - counts
        within = torch.arange(len(owner), device=self.device) - first[owner]
        places = chunk["starts"][rows][owner] + within
        win = chunk["win"][rows]
        searched = chunk["searched"][rows]
        searched = searched / searched.sum(1, keepdim=True).clamp(min=1e-6)
        return Batch(
            positions=positions,
            players=chunk["players"][rows].long(),
            win=(1 - mix) * win + mix * searched,
            gain=chunk["prestige"][rows] - now,
            rounds=chunk["rounds"][rows],
            owner=owner,
            actions=chunk["actions"][places],
            targets=chunk["targets"][places],
        )
