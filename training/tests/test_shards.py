"""Reading valid and damaged shards."""

import pytest
import torch
from made import ACTION_WIDTH, SCORES, WIDTH, shard

from hamburgum_training import shards
from hamburgum_training.window import Window

CPU = torch.device("cpu")


def test_a_shard_round_trips():
    read = shards.parse(shard(50, 1))
    assert (len(read), read.widths, read.scores, read.games) == (50, (WIDTH, ACTION_WIDTH), SCORES, 2)
    positions = shards.unpack(torch.from_numpy(read.bits.copy()), torch.from_numpy(read.values.copy()), WIDTH)
    assert positions.shape == (50, WIDTH)
    assert ((positions[:, 0] == 32).float().numpy() == read.win[:, 0]).all()
    assert read.prestige[0].tolist() == [30, 20, 0, 0, 0]


@pytest.mark.parametrize("damage", [lambda d: d[:-1], lambda d: d[:100], lambda d: b"", lambda d: b"X" + d[1:],
                                    lambda d: d[:60] + b"\xff" + d[61:]])
def test_damaged_shards_are_refused(damage):
    with pytest.raises(shards.Damaged):
        shards.parse(damage(shard(50, 1)))


def test_damaged_shards_are_skipped_and_counted(tmp_path):
    for number in range(3):
        (tmp_path / f"{number}.shard").write_bytes(shard(20, number))
    (tmp_path / "3.shard").write_bytes(shard(20, 3)[:-7])
    window = Window(CPU, 1000)
    window.add(sorted(tmp_path.glob("*.shard")))
    assert (len(window), window.games, window.damaged) == (60, 6, 1)


def test_the_oldest_positions_are_evicted(tmp_path):
    for number in range(4):
        (tmp_path / f"{number}.shard").write_bytes(shard(20, number))
    window = Window(CPU, 60)
    window.add(sorted(tmp_path.glob("*.shard")), at_a_time=1)
    assert (len(window), window.seen) == (40, 80)
    resumed = Window(CPU, 60, at_first=60)
    resumed.add(sorted(tmp_path.glob("*.shard")), at_a_time=1)
    assert (len(resumed), resumed.seen) == (60, 80)


def test_encodings_are_not_mixed(tmp_path):
    (tmp_path / "1.shard").write_bytes(shard(20, 1))
    (tmp_path / "2.shard").write_bytes(shard(20, 2, encoding=2))
    with pytest.raises(ValueError, match="encodings"):
        Window(CPU, 1000).add(sorted(tmp_path.glob("*.shard")))


def test_batches_contain_each_position_once_with_its_actions(tmp_path):
    (tmp_path / "1.shard").write_bytes(shard(50, 1))
    window = Window(CPU, 1000)
    window.add([tmp_path / "1.shard"])
    batches = list(window.batches(16, 0.0, torch.Generator().manual_seed(1)))
    assert sum(len(batch.players) for batch in batches) == 50
    for batch in batches:
        assert (batch.gain[:, 0] == 30 - 2 * batch.positions[:, SCORES[0]].float()).all()
        sums = torch.zeros(len(batch.players)).index_add(0, batch.owner, batch.targets)
        assert set(sums.tolist()) <= {0.0, 1.0}
        assert ((batch.actions[:, 0] == 32) == (batch.targets == 1)).all()
