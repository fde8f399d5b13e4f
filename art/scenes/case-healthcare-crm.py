"""A hospital ward from above: rows of beds, and one call that has been answered."""
from kit.scene import dusk

s = dusk(at=(5.5, 4, 0.5), width=20.5, turn=35, tilt=37, seed=83)
s.slab(-1, -1, 0, 13, 10, dict(slate=4, navy=1), h=0.25)
for x, y, w, d in ((-1, 8.5, 13, 0.5), (-1.5, -1, 0.5, 10)):
    s.block(x, y, 0, 'navy', w=w, d=d, h=2.2)
for side, y in ((0, 5.4), (1, 0)):
    for i in range(4):
        x = 0.2 + i * 3
        s.block(x, y, 0.25, 'ink', w=1.6, d=2.8, h=0.45)
        lit = (i, side) == (2, 1)
        s.block(x + 0.08, y + 0.1, 0.7, 'amber' if lit else dict(sky=3, slate=1), w=1.44, d=1.8, h=0.35)
        s.block(x + 0.2, y + 2, 0.7, 'paper', w=1.2, d=0.6, h=0.35)
        s.block(x, y + 2.8, 0.25, 'navy', w=1.6, d=0.25, h=1.2)
        s.block(x + 1.8, y + 2.1, 0.25, 'slate', w=0.6, d=0.6, h=0.7)
s.block(4.8, 3.7, 0.25, 'paper', w=1.8, d=0.9, h=0.9)
