"""Training on a window of positions."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass, field

import torch

from .model import GAIN, SEATS, Net, padded
from .window import Batch, Window


@dataclass
class Settings:
    """Hyperparameters of the training."""

    batch: int = 4096
    rate: float = 1e-3
    weight_decay: float = 1e-2
    mix: float = 0.25
    policy_weight: float = 1.0
    gain_weight: float = 0.5
    rounds_weight: float = 0.05
    warmup: int = 200


@dataclass
class Losses:
    """Mean losses; `policy_floor` is the entropy of the targets, the lower bound of the policy loss."""

    sums: dict[str, float] = field(default_factory=dict)
    count: int = 0

    def add(self, parts: dict[str, torch.Tensor]) -> None:
        for name, value in parts.items():
            self.sums[name] = self.sums.get(name, 0.0) + value.detach()
        self.count += 1

    def means(self) -> dict[str, float]:
        return {name: round(float(total) / max(self.count, 1), 5) for name, total in self.sums.items()}


def losses(net: Net, batch: Batch) -> dict[str, torch.Tensor]:
    """The components of the loss of a batch."""
    second, third = net.trunk(batch.positions)
    seated = torch.arange(SEATS, device=batch.players.device) < batch.players[:, None]
    logs = torch.log_softmax(net.win_logits(third, batch.players), 1).masked_fill(~seated, 0.0)
    win = -(batch.win * logs).sum(1).mean()
    error = (net.gains(third) - batch.gain / GAIN) * seated
    gain = torch.nn.functional.smooth_l1_loss(error, torch.zeros_like(error), reduction="none", beta=0.5)
    gain = (gain.sum(1) / batch.players).mean()
    rounds = torch.nn.functional.smooth_l1_loss(net.rounds(third).squeeze(1).float(), batch.rounds / 20.0)
    parts = {"win": win, "gain": gain, "rounds": rounds}
    points = (error.abs().sum(1) / batch.players).mean() * GAIN
    parts["points"] = points.detach()
    if len(batch.owner):
        logits = net.logits(second, batch.actions, batch.owner)
        count = len(batch.players)
        most = torch.full((count,), -1e9, device=logits.device).scatter_reduce(0, batch.owner, logits, "amax")
        total = torch.zeros(count, device=logits.device).index_add(0, batch.owner, (logits - most[batch.owner]).exp())
        logs = logits - most[batch.owner] - total.clamp(min=1e-9).log()[batch.owner]
        noted = (total > 0).sum().clamp(min=1)
        parts["policy"] = -(batch.targets * logs).sum() / noted
        floor = -(batch.targets * batch.targets.clamp(min=1e-9).log()).sum() / noted
        parts["policy_floor"] = floor.detach()
    return parts


def total(parts: dict[str, torch.Tensor], settings: Settings) -> torch.Tensor:
    """The weighted loss that is minimised."""
    loss = parts["win"] + settings.gain_weight * parts["gain"] + settings.rounds_weight * parts["rounds"]
    return loss + settings.policy_weight * parts["policy"] if "policy" in parts else loss


class Trainer:
    """Trains a network and keeps a moving average of its weights, which plays better than the latest."""

    def __init__(self, net: Net, settings: Settings, seed: int = 1) -> None:
        self.net, self.settings = net, settings
        self.device = next(net.parameters()).device
        self._make_optimizer()
        self.average = {name: value.detach().clone().float() for name, value in net.state_dict().items()}
        self.steps = 0
        self.generator = torch.Generator(device=self.device)
        self.generator.manual_seed(seed)

    def _make_optimizer(self) -> None:
        decayed = [p for p in self.net.parameters() if p.ndim > 1]
        plain = [p for p in self.net.parameters() if p.ndim <= 1]
        decay = self.settings.weight_decay
        groups = [{"params": decayed, "weight_decay": decay}, {"params": plain, "weight_decay": 0.0}]
        self.optimizer = torch.optim.AdamW(groups, lr=self.settings.rate, betas=(0.9, 0.98))

    def widen(self, width: int, action_width: int) -> None:
        """Continues with more inputs, which begin with weights of zero; the optimizer keeps its state."""
        state = self.optimizer.state_dict()
        self.net = self.net.widened(width, action_width)
        self._make_optimizer()
        shapes = {name: value.shape for name, value in self.net.state_dict().items()}
        self.average = {name: padded(value, shapes[name]) for name, value in self.average.items()}
        parameters = [p for group in self.optimizer.param_groups for p in group["params"]]
        for place, moments in state["state"].items():
            for name in ("exp_avg", "exp_avg_sq"):
                moments[name] = padded(moments[name], parameters[place].shape)
        self.optimizer.load_state_dict(state)

    def epoch(
        self, window: Window, rate_from: float, rate_to: float, until: float | None = None, part: float = 1.0
    ) -> dict[str, float]:
        """Trains on a random part of the window, each position at most once, or until the time limit."""
        settings = self.settings
        sums = Losses()
        batches = max(int(part * len(window)) // settings.batch, 1)
        self.net.train()
        for number, batch in enumerate(window.batches(settings.batch, settings.mix, self.generator)):
            if part < 1.0 and number >= batches:
                break
            share = min(number / batches, 1.0)
            rate = rate_to + (rate_from - rate_to) * 0.5 * (1 + math.cos(math.pi * share))
            rate *= min(1.0, (self.steps + 1) / settings.warmup)
            for group in self.optimizer.param_groups:
                group["lr"] = settings.rate * rate
            with torch.autocast(self.device.type, dtype=torch.bfloat16, enabled=self.device.type == "cuda"):
                parts = losses(self.net, batch)
            loss = total(parts, settings)
            self.optimizer.zero_grad(set_to_none=True)
            loss.backward()
            torch.nn.utils.clip_grad_norm_(self.net.parameters(), 1.0)
            self.optimizer.step()
            self.steps += 1
            self._follow()
            sums.add(parts)
            if until is not None and number % 16 == 0 and time.monotonic() > until:
                break
        return sums.means()

    def _follow(self) -> None:
        keep = min(0.998, self.steps / (self.steps + 10))
        state = self.net.state_dict()
        with torch.no_grad():
            torch._foreach_mul_(list(self.average.values()), keep)
            torch._foreach_add_(list(self.average.values()), [state[n].float() for n in self.average], alpha=1 - keep)

    def averaged(self) -> Net:
        """A copy of the network with the moving average of its weights."""
        net = Net(self.net.first.in_features, self.net.actions.in_features).to(self.device)
        net.load_state_dict(self.average)
        return net


@torch.no_grad()
def measure(net: Net, window: Window, settings: Settings, most: int = 200_000) -> dict[str, float]:
    """The validation losses, on held-out positions."""
    generator = torch.Generator(device=next(net.parameters()).device)
    generator.manual_seed(1)
    sums, seen = Losses(), 0
    net.eval()
    for batch in window.batches(settings.batch, 0.0, generator):
        sums.add(losses(net, batch))
        seen += len(batch.players)
        if seen >= most:
            break
    return sums.means()
