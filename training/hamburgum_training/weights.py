"""Weights as files: the format of `crates/ai/src/net/file.rs`."""

from __future__ import annotations

import os
import struct
import zlib
from pathlib import Path

import numpy as np
import torch

from .model import FIRST, POLICY, SEATS, SECOND, THIRD, Net

MAGIC = b"HBGMNET\n"
FORMAT = 1
LAYERS = ("first", "second", "third", "values", "context", "actions", "preference")


class BadWeights(Exception):
    """A weights file that cannot be used."""


def export(net: Net, encoding: int, made_by: str) -> bytes:
    """The weights file of a network; refuses NaN and infinite weights."""
    about = made_by.encode()[:1000]
    widths = (net.first.in_features, net.actions.in_features, FIRST, SECOND, THIRD, POLICY, 2 * SEATS)
    data = MAGIC + struct.pack(f"<{3 + len(widths)}H", FORMAT, encoding, *widths, len(about)) + about
    for name in LAYERS:
        layer = getattr(net, name)
        weight = layer.weight.detach().float()
        if name == "first":
            # The program keeps this large layer in bfloat16, so round it the same way here.
            weight = weight.bfloat16().float()
        weight = weight.cpu().numpy()
        bias = np.zeros(len(weight), np.float32) if layer.bias is None else layer.bias.detach().float().cpu().numpy()
        for part in (bias, weight.T):
            half = np.ascontiguousarray(part).astype("<f2")
            if not np.isfinite(half).all():
                raise BadWeights(f"the layer {name} has a weight that is not finite")
            data += half.tobytes()
    return data + struct.pack("<I", zlib.crc32(data))


def write(path: Path, data: bytes) -> None:
    """Writes a file atomically."""
    temporary = path.with_suffix(".part")
    temporary.write_bytes(data)
    os.replace(temporary, path)


def load(path: Path) -> tuple[Net, int]:
    """The network in a file, which may be a narrower one, and the version of its encoding."""
    data = path.read_bytes()
    if data[: len(MAGIC)] != MAGIC or zlib.crc32(data[:-4]) != struct.unpack("<I", data[-4:])[0]:
        raise BadWeights(f"{path}: not a valid weights file")
    head = struct.unpack_from("<10H", data, len(MAGIC))
    format_, encoding, width, action_width, first, second, third, policy, values, about = head
    most = (FIRST, SECOND, THIRD, POLICY)
    is_wider = any(found > own for found, own in zip((first, second, third, policy), most, strict=True))
    if format_ != FORMAT or is_wider or values != 2 * SEATS:
        raise BadWeights(f"{path}: the network has another shape")
    shapes = ((width, first), (first, second), (second, third), (third, values), (second, policy),
              (action_width, policy), (policy, 1))
    place = len(MAGIC) + 20 + about
    state = {}
    for name, (inputs, outputs) in zip(LAYERS, shapes, strict=True):
        layer = np.frombuffer(data, "<f2", outputs * (inputs + 1), place).astype(np.float32)
        place += 2 * len(layer)
        state[f"{name}.bias"] = torch.from_numpy(layer[:outputs].copy())
        state[f"{name}.weight"] = torch.from_numpy(layer[outputs:].reshape(inputs, outputs).T.copy())
    net = Net(width, action_width)
    net.take_over(state)
    return net, encoding
