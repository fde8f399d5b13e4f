"""An old tower in a scaffold. The hoist lifts a new block into the gap."""
from kit.scene import PALE, day

s = day(at=(2.5, 1.5, 4), width=23, turn=33, tilt=26, seed=81)
s.slab(-2, -2, 0, 9, 7, dict(navy=3, ink=2), h=0.4)
gap = lambda i, j, k: (0 < i < 4 and 0 < j < 3 and k < 7) or (k == 5 and j == 0 and i == 2)
s.box(0, 0, 0.4, 5, 4, 8, dict(navy=5, ink=2, slate=3), skip=gap)
s.block(2, 1, 5.4, 'ink')
for x, y in ((2, 3), (3, 3), (4, 2), (4, 3)):
    s.block(x, y, 8.4, dict(navy=2, slate=2))
# The scaffold: posts and three decks in front of the wall and to its right.
for x in (-0.9, 2.2, 5.5):
    s.block(x, -1.4, 0.4, 'sky', w=0.22, d=0.22, h=8.6)
for y in (1.4, 4.2):
    s.block(5.5, y, 0.4, 'sky', w=0.22, d=0.22, h=8.6)
for z in (2.6, 5.2, 7.8):
    s.block(-1, -1.5, z, 'paper', w=6.8, d=1.2, h=0.16)
    s.block(5, -0.3, z, 'paper', w=0.8, d=4.8, h=0.16)
s.block(1.9, -2.1, 9, 'ink', w=0.3, d=2.6, h=0.3)
s.block(2, -1.9, 7.3, 'ink', w=0.08, d=0.08, h=1.7)
s.block(1.55, -2.4, 6.3, 'amber')
for x, y, h in ((9, -2, 1), (10, -2, 0.5), (9, -1, 0.5)):
    s.block(x, y, 0, PALE, h=h)
s.loose((-6, -3, 'navy', 0.5), (-4, -5, 'slate', 0.5))
