"""Training and weights files."""

import pytest
import torch
from made import ACTION_WIDTH, WIDTH, shard

from hamburgum_training import weights
from hamburgum_training.model import Net
from hamburgum_training.train import Settings, Trainer, measure
from hamburgum_training.window import Window

CPU = torch.device("cpu")


def window_of(tmp_path, seeds):
    paths = []
    for seed in seeds:
        paths.append(tmp_path / f"{seed}.shard")
        paths[-1].write_bytes(shard(200, seed))
    window = Window(CPU, 10_000)
    window.add(paths)
    return window


def test_training_reduces_the_validation_loss(tmp_path):
    torch.manual_seed(1)
    settings = Settings(batch=64, rate=3e-3, warmup=10)
    trainer = Trainer(Net(WIDTH, ACTION_WIDTH), settings)
    window, held_out = window_of(tmp_path, range(1, 9)), window_of(tmp_path, [20])
    before = measure(trainer.net, held_out, settings)
    for _ in range(6):
        trainer.epoch(window, 1.0, 0.3)
    after = measure(trainer.averaged(), held_out, settings)
    assert after["win"] < 0.3 * before["win"]
    assert after["policy"] < 0.3 * before["policy"]


def test_weights_round_trip_through_a_file(tmp_path):
    net = Net(WIDTH, ACTION_WIDTH)
    path = tmp_path / "net.bin"
    weights.write(path, weights.export(net, 7, "a test"))
    read, encoding = weights.load(path)
    assert encoding == 7
    assert torch.allclose(read.first.weight, net.first.weight, atol=1e-3)
    assert torch.equal(weights.load(path)[0].preference.bias, read.preference.bias)
    path.write_bytes(path.read_bytes()[:-2])
    with pytest.raises(weights.BadWeights):
        weights.load(path)


def test_weights_that_are_not_finite_are_refused():
    net = Net(WIDTH, ACTION_WIDTH)
    with torch.no_grad():
        net.second.weight[3, 4] = float("nan")
    with pytest.raises(weights.BadWeights, match="second"):
        weights.export(net, 1, "a test")
