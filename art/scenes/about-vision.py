"""A large tree and, beside it, a sapling."""
import math

from kit.scene import OLD, day

s = day(at=(2.4, 0, 4), width=24, turn=32, tilt=23, seed=82)
for k in range(4):
    for i in range(2):
        for j in range(2):
            s.block(i - 1, j - 1, k, OLD)
for x, y in ((-2, 0), (1, -1), (0, -2), (-1, 1)):
    s.block(x, y, 0, OLD, h=0.6)
for x in range(-5, 5):
    for y in range(-5, 5):
        for k in range(6):
            away = math.hypot(x + 0.5, y + 0.5, 1.35 * (k - 1.6))
            if 3.2 < away + s.random.uniform(-0.25, 0.25) <= 4.5:
                s.block(x, y, 4 + k, dict(slate=6, sky=2.2, navy=1.6))
s.slab(6, -4, 0, 4, 4, dict(navy=3, ink=1), h=0.4)
s.column(7.7, -2.3, 2, 'ink', 0.4)
for x, y, z in ((6.7, -2.3, 1.9), (8.7, -2.3, 1.9), (7.7, -3.3, 1.9), (7.7, -1.3, 1.9), (7.7, -2.3, 2.4)):
    s.block(x, y, z, 'sky' if z < 2 else 'amber')
s.loose((-6, -3, 'navy', 0.5), (2, -6, 'slate', 0.5), (3, -6, 'sky'), (12, 1, 'navy', 0.5))
