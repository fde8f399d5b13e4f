"""A lighthouse on its rock, with a lit lamp."""
import math

from kit.scene import OLD, day

s = day(at=(0.4, -0.6, 4.2), width=22.5, turn=30, tilt=24, seed=83)


def disc(r, z, h, paint):
    for x in range(-6, 6):
        for y in range(-6, 6):
            if r - 1.2 <= math.hypot(x + 0.5, y + 0.5) < r:
                s.block(x, y, z, paint, h=h)


for x in range(-6, 7):
    for y in range(-5, 5):
        away = math.hypot((x + 0.5) * 0.8, y + 0.5)
        if away < 4.6:
            s.block(x, y, 0, OLD, h=round(max(0.4, 1.9 - 0.35 * away + s.random.uniform(-0.2, 0.2)), 2))
for k in range(6):
    disc(2.4 if k < 3 else 1.9, 1.2 + k, 1, ('paper', dict(slate=4, sky=1))[k % 2])
disc(2.6, 7.2, 0.3, 'ink')
for x, y in ((-1, -1), (0.75, -1), (-1, 0.75), (0.75, 0.75)):
    s.block(x, y, 7.5, 'navy', w=0.25, d=0.25, h=1.5)
s.block(-0.6, -0.6, 7.5, 'amber', w=1.2, d=1.2, h=1.2)
s.block(-1.25, -1.25, 9, 'navy', w=2.5, d=2.5, h=0.4)
s.block(-0.5, -0.5, 9.4, 'ink', h=0.5)
for x, y in ((-9, -4), (7, -3.6)):
    s.block(x, y, 0, 'navy', w=2.4, d=1, h=0.5)
    s.block(x + 0.4, y + 0.2, 0.5, 'paper', w=0.9, d=0.6, h=0.6)
s.loose((-4, -6, 'slate', 0.4), (9, 3, 'slate', 0.5))
