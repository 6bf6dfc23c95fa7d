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
    """The network in a file, and the version of its encoding."""
    data = path.read_bytes()
    if data[: len(MAGIC)] != MAGIC or zlib.crc32(data[:-4]) != struct.unpack("<I", data[-4:])[0]:
        raise BadWeights(f"{path}: not a valid weights file")
    head = struct.unpack_from("<10H", data, len(MAGIC))
    format_, encoding, width, action_width = head[:4]
    if format_ != FORMAT or head[4:9] != (FIRST, SECOND, THIRD, POLICY, 2 * SEATS):
        raise BadWeights(f"{path}: the network has another shape")
    place = len(MAGIC) + 20 + head[9]
    net = Net(width, action_width)
    with torch.no_grad():
        for name in LAYERS:
            layer = getattr(net, name)
            outputs, inputs = layer.weight.shape
            values = np.frombuffer(data, "<f2", outputs * (inputs + 1), place).astype(np.float32)
            place += 2 * len(values)
            if layer.bias is not None:
                layer.bias.copy_(torch.from_numpy(values[:outputs].copy()))
            layer.weight.copy_(torch.from_numpy(values[outputs:].reshape(inputs, outputs).T.copy()))
    return net, encoding
