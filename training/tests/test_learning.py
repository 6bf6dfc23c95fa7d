"""Training and weights files."""

import pytest
import torch
from made import ACTION_WIDTH, WIDTH, shard

from hamburgum_training import model, weights
from hamburgum_training.model import Net
from hamburgum_training.train import Settings, Trainer, measure
from hamburgum_training.window import Window

CPU = torch.device("cpu")


#: How many inputs a newer encoding has appended.
APPENDED = 7


def window_of(tmp_path, seeds, encoding=1, appended=0):
    paths = []
    for seed in seeds:
        paths.append(tmp_path / f"{encoding}-{seed}.shard")
        paths[-1].write_bytes(shard(200, seed, encoding, appended))
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


def test_a_wider_network_begins_with_what_a_narrower_one_has_learned(monkeypatch):
    torch.manual_seed(1)
    for name, width in (("FIRST", 24), ("SECOND", 12), ("THIRD", 6)):
        monkeypatch.setattr(model, name, width)
    narrow = Net(WIDTH, ACTION_WIDTH)
    monkeypatch.undo()
    wide = Net(WIDTH, ACTION_WIDTH)
    wide.take_over(narrow.state_dict())
    positions = torch.randint(0, 255, (20, WIDTH), dtype=torch.uint8)
    actions = torch.randint(0, 255, (20, ACTION_WIDTH), dtype=torch.uint8)
    second, third = narrow.trunk(positions)
    wide_second, wide_third = wide.trunk(positions)
    assert wide_third.shape[1] > third.shape[1] and wide_third[:, third.shape[1] :].abs().max() > 0
    assert torch.allclose(wide.values(wide_third), narrow.values(third), atol=1e-5)
    owner = torch.arange(20)
    told = wide.logits(wide_second, actions, owner)
    assert torch.allclose(told, narrow.logits(second, actions, owner), atol=1e-5)


def test_a_widened_network_ignores_the_appended_inputs():
    torch.manual_seed(1)
    net = Net(WIDTH, ACTION_WIDTH)
    wide = net.widened(WIDTH + APPENDED, ACTION_WIDTH + APPENDED)
    positions = torch.randint(0, 255, (20, WIDTH + APPENDED), dtype=torch.uint8)
    actions = torch.randint(0, 255, (20, ACTION_WIDTH + APPENDED), dtype=torch.uint8)
    owner = torch.arange(20)
    second, third = net.trunk(positions[:, :WIDTH])
    wide_second, wide_third = wide.trunk(positions)
    assert torch.allclose(net.values(third), wide.values(wide_third), atol=1e-5)
    told, wide_told = net.logits(second, actions[:, :ACTION_WIDTH], owner), wide.logits(wide_second, actions, owner)
    assert torch.allclose(told, wide_told, atol=1e-5)
    with pytest.raises(ValueError, match="fewer inputs"):
        wide.widened(WIDTH, ACTION_WIDTH)


def test_a_widened_trainer_continues_as_before(tmp_path):
    """The weights, their average and the moments of the optimizer are kept."""
    window, wide_window = window_of(tmp_path, [1, 2]), window_of(tmp_path, [1, 2], 2, APPENDED)
    trainers = []
    for _ in range(2):
        torch.manual_seed(1)
        trainers.append(Trainer(Net(WIDTH, ACTION_WIDTH), Settings(batch=64, rate=3e-3, warmup=10)))
        trainers[-1].epoch(window, 1.0, 0.3)
    plain, wide = trainers
    wide.widen(*wide_window.kind[1])
    plain.epoch(window, 1.0, 0.3)
    wide.epoch(wide_window, 1.0, 0.3)
    for former, now in ((plain.net.state_dict(), wide.net.state_dict()), (plain.average, wide.average)):
        for name, value in former.items():
            kept = now[name][tuple(slice(size) for size in value.shape)]
            assert torch.allclose(value, kept, atol=1e-4), name
        assert not now["first.weight"][:, WIDTH:].any()
        assert not now["actions.weight"][:, ACTION_WIDTH:].any()
