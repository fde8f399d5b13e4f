"""A depot with a saw-tooth roof and a truck in every bay. One truck is ready to leave."""
from kit.scene import WIDE, dusk

s = dusk(at=(6.6, 1, 1.7), width=24, turn=33, tilt=31, seed=75, size=WIDE)
for b in range(4):
    x = b * 3.2
    s.box(x, 2, 0, 1, 5, 3, dict(navy=3, ink=2))
    for i in range(3):
        s.block(x + i * 1.07, 2, 3, dict(slate=4, navy=2), w=1.07, d=5, h=0.5 + 0.5 * i)
    s.block(x + 1, 6, 0, 'ink', w=2.2, d=1, h=3)
s.box(12.8, 2, 0, 1, 5, 3, dict(navy=3, ink=2))
s.slab(-1, -6, 0, 16, 8, dict(slate=1), h=0.12)


def parked(x, y, load, cab='navy'):
    s.block(x + 0.1, y, 0.12, 'ink', w=1.2, d=3.6, h=0.3)
    s.block(x, y + 1.1, 0.42, load, w=1.4, d=2.5, h=1.4)
    s.block(x + 0.05, y, 0.42, cab, w=1.3, d=1, h=1)


for b, (y, load) in enumerate(((0.8, 'sky'), (0.8, 'paper'), (-4.4, 'amber'), (0.8, 'slate'))):
    parked(b * 3.2 + 1.4, y, load)
for b in range(5):
    s.block(b * 3.2 + 0.4, -2, 0.12, 'paper', w=0.15, d=3, h=0.05)
