"""Synthetic shards, so that tests do not need the program."""

from __future__ import annotations

import struct
import zlib

import numpy as np

WIDTH, ACTION_WIDTH = 60, 20
#: Offset of the first seat's current score, and the stride to the next.
SCORES = (10, 10)


def pack(rows: np.ndarray) -> bytes:
    bits = np.packbits(rows != 0, axis=1, bitorder="little")
    return bits.tobytes() + rows[rows != 0].tobytes()


def shard(count: int, seed: int, encoding: int = 1, appended: int = 0) -> bytes:
    """Positions whose first byte gives the winner and whose actions' first byte marks the best.

    An encoding may have appended bytes to positions and actions; here they are zero.
    """
    rng = np.random.default_rng(seed)
    positions = rng.integers(0, 40, (count, WIDTH), dtype=np.uint8) * rng.integers(0, 2, (count, WIDTH), dtype=np.uint8)
    first_wins = rng.integers(0, 2, count).astype(bool)
    positions[:, 0] = np.where(first_wins, 32, 0)
    counts = rng.integers(0, 4, count)
    actions = rng.integers(1, 40, (int(counts.sum()), ACTION_WIDTH), dtype=np.uint8)
    actions[:, 0] = 0
    targets = np.zeros(len(actions), "<u2")
    rows = np.zeros((count, 36), np.uint8)
    rows[:, 0], rows[:, 2] = 2, counts
    rows[:, 4], rows[:, 5] = 240 * first_wins, 240 * ~first_wins
    rows[:, 9], rows[:, 10] = 255 * first_wins, 255 * ~first_wins
    rows[:, 14:24] = np.tile(np.array([30, 20, 0, 0, 0], "<u2").view(np.uint8), (count, 1))
    for start, length in zip(np.cumsum(counts) - counts, counts):
        if length:
            targets[start], actions[start, 0] = 65535, 32
    positions, actions = (np.pad(part, ((0, 0), (0, appended))) for part in (positions, actions))
    head = b"HBGSHRD\n" + struct.pack("<6H", 1, encoding, WIDTH + appended, ACTION_WIDTH + appended, 36, 5)
    head += struct.pack("<5I", count, len(actions), int((positions != 0).sum()), int((actions != 0).sum()), 2)
    head += struct.pack("<2H", *SCORES)
    data = head.ljust(48, b"\0") + rows.tobytes() + pack(positions) + pack(actions) + targets.tobytes()
    return data + struct.pack("<I", zlib.crc32(data))
