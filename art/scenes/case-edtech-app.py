"""An abacus, the oldest learning app. One bead is being moved."""
from kit.scene import dusk

s = dusk(at=(5.5, 0, 3.3), width=19, turn=28, tilt=21, seed=92)
for x in (0, 11):
    s.block(x - 0.4, -0.4, 0.5, 'ink', w=0.8, d=0.8, h=6.6)
for z in (0.5, 6.6):
    s.block(0.4, -0.35, z, 'navy', w=10.2, d=0.7, h=0.6)
s.block(-1, -1.4, 0, 'slate', w=13, d=2.8, h=0.5)
beads = ((6, 3), (4, 5), (2, 7), (7, 2))
for r, (left, right) in enumerate(beads):
    z = 1.7 + r * 1.35
    s.block(0.4, -0.08, z + 0.42, 'paper', w=10.2, d=0.16, h=0.16)
    for i in range(left):
        s.block(0.5 + i * 0.72, -0.5, z, (dict(slate=4, sky=1), 'sky', dict(slate=3, navy=1), 'paper')[r], w=0.68)
    for i in range(right - (r == 1)):
        s.block(10.5 - (i + 1) * 0.72, -0.5, z, (dict(slate=4, sky=1), 'sky', dict(slate=3, navy=1), 'paper')[r], w=0.68)
s.block(4.6, -0.5, 1.7 + 1.35, 'amber', w=0.68, glow=0.2)
s.loose((2, -4, 'slate', 0.5), (3, -4, 'sky'), (10, -4, 'navy', 0.5))
