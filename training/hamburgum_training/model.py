"""The network, with the same layers as `crates/ai/src/net.rs`."""

from __future__ import annotations

import torch
from torch import nn

SEATS = 5
UNIT = 1.0 / 32.0
GAIN = 32.0
FIRST, SECOND, THIRD, POLICY = 384, 192, 96, 64


class Net(nn.Module):
    """Values of positions, and a policy over their actions."""

    def __init__(self, width: int, action_width: int) -> None:
        super().__init__()
        self.first = nn.Linear(width, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.third = nn.Linear(SECOND, THIRD)
        self.values = nn.Linear(THIRD, 2 * SEATS)
        self.context = nn.Linear(SECOND, POLICY)
        # The context already has a bias; the file format reserves one here, which stays unused.
        self.actions = nn.Linear(action_width, POLICY, bias=False)
        self.preference = nn.Linear(POLICY, 1)
        # Only for training: an auxiliary target that improves the shared layers.
        self.rounds = nn.Linear(THIRD, 1)
        with torch.no_grad():
            self.values.weight.mul_(0.1)
            self.preference.weight.mul_(0.1)

    def widened(self, width: int, action_width: int) -> Net:
        """A copy with these input widths that ignores the new inputs: a newer encoding appends them."""
        net = Net(width, action_width).to(self.first.weight.device)
        shapes = {name: value.shape for name, value in net.state_dict().items()}
        net.load_state_dict({name: padded(value, shapes[name]) for name, value in self.state_dict().items()})
        return net

    def take_over(self, narrow: dict[str, torch.Tensor]) -> None:
        """Computes what a narrower network does: the new units count for nothing yet, but can learn."""
        with torch.no_grad():
            for name, mine in self.state_dict().items():
                if (theirs := narrow.get(name)) is None:
                    continue
                if mine.ndim == 2 and theirs.shape[1] < mine.shape[1]:
                    # What new units give to the old and new ones of the next layer.
                    mine[: theirs.shape[0], theirs.shape[1] :] = 0.0
                mine[tuple(slice(size) for size in theirs.shape)] = theirs

    def trunk(self, positions: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The activations of the second and the third layer for positions as bytes."""
        inputs = positions.to(self.first.weight.dtype) * UNIT
        second = torch.relu(self.second(torch.relu(self.first(inputs))))
        return second, torch.relu(self.third(second))

    def win_logits(self, third: torch.Tensor, players: torch.Tensor) -> torch.Tensor:
        """The win logits of each seat; empty seats get minus infinity."""
        logits = self.values(third)[:, :SEATS].float()
        seats = torch.arange(SEATS, device=logits.device)
        return logits.masked_fill(seats >= players[:, None], float("-inf"))

    def gains(self, third: torch.Tensor) -> torch.Tensor:
        """What each seat gains beyond the final scoring of now, in units of GAIN."""
        return self.values(third)[:, SEATS:].float()

    def logits(self, second: torch.Tensor, actions: torch.Tensor, owner: torch.Tensor) -> torch.Tensor:
        """The policy logit of each action, which belongs to the position `owner`."""
        context = self.context(second)[owner]
        inputs = actions.to(self.actions.weight.dtype) * UNIT
        return self.preference(torch.relu(self.actions(inputs) + context)).squeeze(1).float()


def padded(values: torch.Tensor, shape: torch.Size) -> torch.Tensor:
    """The values with zeros appended to each dimension up to this shape."""
    if any(size > most for size, most in zip(values.shape, shape, strict=True)):
        raise ValueError(f"the encoding has fewer inputs than the network: {tuple(shape)} for {tuple(values.shape)}")
    full = torch.zeros(shape, dtype=values.dtype, device=values.device)
    full[tuple(slice(size) for size in values.shape)] = values
    return full
