"""Learns from courses what is usually learnt before what.

    python3 train.py FOLDER

FOLDER holds `courses.json` and `vectors.f32`, written by `embed.ts`. Written into it: `prerequisites.f32`, learnt from
all families, and `without/FAMILY.f32`, learnt from all families but one, to judge that one with. Needs PyTorch; a GPU
makes it a matter of minutes.
"""

import json
import math
import pathlib
import sys

import numpy as np
import torch
import torch.nn.functional as F

WIDTH = 384
HIDDEN = 64
NETWORKS = 6
STEPS = 350
COURSES_AT_ONCE = 48
COMPETENCIES_AT_ONCE = 40
LEARNING_RATE = 3e-3
WEIGHT_DECAY = 0.05
DROPOUT = 0.35
NOISE = 0.02

device = "cuda" if torch.cuda.is_available() else "cpu"


class Courses:
    """All courses as tensors, padded to the largest."""

    def __init__(self, folder):
        self.given = json.loads((folder / "courses.json").read_text())
        vectors = np.fromfile(folder / "vectors.f32", dtype="<f4").reshape(-1, 2, WIDTH)
        self.texts = torch.tensor(vectors[:, 0], device=device)
        self.titles = torch.tensor(vectors[:, 1], device=device)
        count, most = len(self.given), max(len(course["ids"]) for course in self.given)
        self.most = most
        self.present = torch.zeros(count, most, dtype=torch.bool, device=device)
        self.rows = torch.zeros(count, most, dtype=torch.long, device=device)
        # Direct prerequisites; all that follow from them; all that is taught before, where only an order is known.
        self.direct = torch.zeros(count, most, most, dtype=torch.bool, device=device)
        self.indirect = torch.zeros_like(self.direct)
        self.before = torch.zeros_like(self.direct)
        self.has_requires = torch.zeros(count, device=device)
        first = 0
        for at, course in enumerate(self.given):
            size = len(course["ids"])
            self.present[at, :size] = True
            self.rows[at, :size] = torch.arange(first, first + size, device=device)
            first += size
            direct = torch.zeros(size, size, dtype=torch.bool, device=device)
            for earlier, later in course["requires"]:
                direct[earlier, later] = True
            indirect = direct.clone()
            for middle in range(size):
                indirect |= indirect[:, middle : middle + 1] & indirect[middle]
            order = torch.zeros_like(direct)
            if course["order"] and not self.knows_requires(course):
                position = torch.full((size,), -1, device=device)
                position[torch.tensor(course["order"], device=device)] = torch.arange(len(course["order"]), device=device)
                taught = position >= 0
                order = taught[:, None] & taught[None] & (position[:, None] < position[None])
            self.direct[at, :size, :size] = direct
            self.indirect[at, :size, :size] = indirect
            self.before[at, :size, :size] = indirect | (order & ~indirect.T)
            self.has_requires[at] = float(self.knows_requires(course))

    @staticmethod
    def knows_requires(course):
        return len(course["requires"]) >= len(course["ids"]) / 2


class Prerequisites(torch.nn.Module):
    """For all pairs of some vectors: how much the first is needed for the second, and how much it comes before it."""

    def __init__(self):
        super().__init__()
        layer = lambda: torch.nn.Parameter(torch.randn(WIDTH, HIDDEN) / math.sqrt(WIDTH))
        self.earlier, self.later = layer(), layer()
        self.offset = torch.nn.Parameter(torch.zeros(HIDDEN))
        self.out = torch.nn.Parameter(torch.randn(HIDDEN, 2) / math.sqrt(HIDDEN))
        self.likeness = torch.nn.Parameter(torch.tensor([5.0, -4.0]))

    def forward(self, vectors, dropout=0.0):
        scaled = vectors * math.sqrt(WIDTH)
        if dropout:
            kept = torch.rand(vectors.shape[0], 1, WIDTH, device=device) > dropout
            scaled = scaled * kept / (1 - dropout)
        hidden = torch.relu((scaled @ self.earlier)[:, :, None] + (scaled @ self.later)[:, None] + self.offset)
        if dropout:
            hidden = F.dropout(hidden, dropout)
        needed, before = (hidden @ self.out).unbind(-1)
        needed = needed + self.likeness[0] * (vectors @ vectors.transpose(1, 2)) + self.likeness[1]
        return needed, before - before.transpose(1, 2)


def train(courses, chosen, seed):
    torch.manual_seed(seed)
    network = Prerequisites().to(device)
    optimizer = torch.optim.AdamW(network.parameters(), lr=LEARNING_RATE, weight_decay=WEIGHT_DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, LEARNING_RATE, total_steps=STEPS)
    # A family counts with the root of its courses, and a course with the root of its size.
    families = [courses.given[at]["family"] for at in chosen]
    shares = [
        math.sqrt(min(3, len(courses.given[at]["ids"]) / COMPETENCIES_AT_ONCE) / families.count(family))
        for at, family in zip(chosen, families)
    ]
    places = torch.tensor(chosen, device=device)
    shares = torch.tensor(shares, device=device)
    size = COMPETENCIES_AT_ONCE
    others = ~torch.eye(size, dtype=torch.bool, device=device)
    for _ in range(STEPS):
        pick = places[torch.multinomial(shares, COURSES_AT_ONCE, replacement=True)]
        shuffled = torch.rand(COURSES_AT_ONCE, courses.most, device=device) + 2 * ~courses.present[pick]
        some = shuffled.argsort(1)[:, :size]
        present = courses.present[pick].gather(1, some)
        rows = courses.rows[pick].gather(1, some)

        def cut(relation):
            lines = relation[pick].gather(1, some[:, :, None].expand(-1, -1, courses.most))
            return lines.gather(2, some[:, None].expand(-1, size, -1)).float()

        direct, indirect, before = cut(courses.direct), cut(courses.indirect), cut(courses.before)
        knows = courses.has_requires[pick][:, None, None]
        # Half of the texts are seen as titles in part, since many courses have nothing but titles.
        share = torch.rand(*rows.shape, 1, device=device) * (torch.rand(*rows.shape, 1, device=device) < 0.5)
        vectors = (1 - share) * courses.texts[rows] + share * courses.titles[rows]
        vectors = vectors + torch.randn_like(vectors) * NOISE * 4 / math.sqrt(WIDTH)
        vectors = F.normalize(vectors, dim=-1) * present[..., None]
        needed, is_before = network(vectors, DROPOUT)
        pairs = (present[:, :, None] & present[:, None] & others).float()
        # What is needed indirectly is hardly wrong.
        weights = pairs * knows * torch.where((indirect > 0) & (direct == 0), 0.3, 1.0)
        wrong = F.binary_cross_entropy_with_logits(needed, direct, reduction="none")
        loss_needed = (wrong * weights).sum() / (direct.sum() + 1)
        # Where only an order is known, pairs count as far as they are about the same.
        alike = (vectors @ vectors.transpose(1, 2)).clamp(min=0)
        weights = before * pairs * torch.where(knows > 0, 1.0, 1.5 * alike * alike)
        weights = weights / (weights.sum((1, 2), keepdim=True) + 3)
        loss_before = (F.softplus(-is_before) * weights).sum() / weights.sum()
        loss = loss_needed / 2 + loss_before
        optimizer.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        optimizer.step()
        schedule.step()
    return network


def merged(networks):
    """One network that gives the mean of all: their hidden units side by side. In the order that the service reads."""
    of = lambda name: [getattr(network, name).detach().cpu().numpy() for network in networks]
    scale = math.sqrt(WIDTH)
    out = np.concatenate(of("out")) / len(networks)
    parts = [
        np.concatenate(of("earlier"), 1).T * scale,
        np.concatenate(of("later"), 1).T * scale,
        np.concatenate(of("offset")),
        out[:, 0],
        out[:, 1],
        np.mean(of("likeness"), 0),
    ]
    return np.concatenate([part.ravel() for part in parts]).astype("<f4")


def main(folder):
    courses = Courses(folder)
    (folder / "without").mkdir(exist_ok=True)
    everything = range(len(courses.given))
    for family in [None, *sorted({course["family"] for course in courses.given})]:
        chosen = [at for at in everything if courses.given[at]["family"] != family]
        learnt = merged([train(courses, chosen, seed) for seed in range(NETWORKS)])
        learnt.tofile(folder / (f"without/{family}.f32" if family else "prerequisites.f32"))
        print(family or "all families", len(chosen), "courses", flush=True)


if __name__ == "__main__":
    main(pathlib.Path(sys.argv[1]))
