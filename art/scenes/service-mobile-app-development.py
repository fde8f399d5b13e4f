"""A small town in the shape of a phone. Every tile is a building, and one is lit."""
from kit.scene import day

s = day(at=(6.5, 3.5, 0.4), width=18, turn=40, tilt=36, seed=16, ground='sky')
s.block(0, 0, 0, 'ink', w=13, d=7, h=0.7)
s.block(0.6, 0.6, 0.7, 'paper', w=11.2, d=5.8, h=0.12)
for i in range(5):
    for j in range(3):
        h = ((0.6, 1.2, 0.9), (1.6, 0.6, 2.0), (0.8, 2.6, 0.7), (1.4, 0.7, 1.1), (0.5, 1.5, 0.8))[i][j]
        s.block(1.1 + i * 2.1, 0.95 + j * 1.85, 0.82, 'amber' if (i, j) == (2, 1) else dict(slate=5, navy=3, sky=2.5), w=1.4, d=1.4, h=h)
s.block(12.1, 2.4, 0.7, 'slate', w=0.45, d=2.2, h=0.1)
s.block(3, -0.25, 0.15, 'navy', w=1.6, d=0.25, h=0.4)
s.loose((2, -3.5, 'sky', 0.5), (3, -3.5, 'slate'), (-2.5, 6, 'paper', 0.5))
