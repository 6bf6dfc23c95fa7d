"""Reads shards, the files that `hamburgum selfplay` writes (docs/training.md has the format)."""

from __future__ import annotations

import struct
import zlib
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import torch

MAGIC = b"HBGSHRD\n"
FORMAT = 1
HEAD = 48
ROW = 36
SEATS = 5
WIN = 240.0
#: Current scores are encoded in units of this many points.
SCORE_STEP = 2


class Damaged(Exception):
    """A file that is not a valid shard."""


@dataclass
class Shard:
    """The recorded positions of some games, one row each."""

    encoding: int
    widths: tuple[int, int]  # bytes of a position and of an action
    scores: tuple[int, int]  # offset of the first seat's current score, and the stride to the next
    games: int
    players: np.ndarray  # (N,) number of players
    counts: np.ndarray  # (N,) number of recorded actions, 0 for none
    rounds_left: np.ndarray  # (N,)
    win: np.ndarray  # (N, 5) shares of the win
    searched: np.ndarray  # (N, 5) shares of the win that the search expected
    prestige: np.ndarray  # (N, 5) final prestige
    bits: np.ndarray  # (N, .) mask of the nonzero bytes of the positions
    values: np.ndarray  # the nonzero bytes
    action_bits: np.ndarray  # (M, .) the same for the actions
    action_values: np.ndarray
    targets: np.ndarray  # (M,) policy targets

    def __len__(self) -> int:
        return len(self.players)


def unpack(bits: torch.Tensor, values: torch.Tensor, width: int) -> torch.Tensor:
    """Rows of bytes from the mask of nonzero bytes and their values."""
    places = torch.arange(8, dtype=torch.uint8, device=bits.device)
    marks = ((bits[:, :, None] >> places) & 1).bool().flatten(1)[:, :width].contiguous()
    full = torch.zeros(marks.shape, dtype=torch.uint8, device=bits.device)
    return full.masked_scatter_(marks, values)


def ones(bits: np.ndarray) -> int:
    """How many bits are set."""
    return int(np.bitwise_count(bits).sum())


def parse(data: bytes) -> Shard:
    """Reads a shard; raises Damaged if it is not valid."""
    if len(data) < HEAD + 4 or data[: len(MAGIC)] != MAGIC:
        raise Damaged("not a shard")
    (checksum,) = struct.unpack("<I", data[-4:])
    if zlib.crc32(data[:-4]) != checksum:
        raise Damaged("wrong checksum")
    format_, encoding, width, action_width, row, seats = struct.unpack_from("<6H", data, 8)
    if (format_, row, seats) != (FORMAT, ROW, SEATS):
        raise Damaged("unsupported format")
    count, actions, position_values, action_values, games = struct.unpack_from("<5I", data, 20)
    place = HEAD

    def take(length: int) -> np.ndarray:
        nonlocal place
        place += length
        if place > len(data) - 4:
            raise Damaged("too short")
        return np.frombuffer(data, dtype=np.uint8, count=length, offset=place - length)

    rows = take(count * ROW).reshape(count, ROW)
    bits = take(count * -(-width // 8)).reshape(count, -1)
    values = take(position_values)
    action_bits = take(actions * -(-action_width // 8)).reshape(actions, -1)
    action_bytes = take(action_values)
    targets = take(2 * actions).view("<u2").astype(np.float32) / 65535.0
    if (ones(bits), ones(action_bits)) != (position_values, action_values):
        raise Damaged("masks and values do not match")
    counts = rows[:, 2].astype(np.int64)
    if counts.sum() != actions:
        raise Damaged("actions are missing")
    return Shard(
        encoding=encoding,
        widths=(width, action_width),
        scores=struct.unpack_from("<2H", data, 40),
        games=games,
        players=rows[:, 0].astype(np.int64),
        counts=counts,
        rounds_left=rows[:, 3].astype(np.float32),
        win=rows[:, 4:9].astype(np.float32) / WIN,
        searched=rows[:, 9:14].astype(np.float32) / 255.0,
        prestige=np.ascontiguousarray(rows[:, 14:24]).view("<u2").astype(np.float32),
        bits=bits,
        values=values,
        action_bits=action_bits,
        action_values=action_bytes,
        targets=targets,
    )


def read(path: Path) -> Shard:
    """Reads the shard in a file."""
    return parse(path.read_bytes())
