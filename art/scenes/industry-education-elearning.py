"""A lecture theatre: rows of steps that face the speaker."""
from kit.buildings import ring
from kit.scene import day

s = day(at=(0, 2, 2.2), width=22.5, turn=0, tilt=33, seed=36)
ring(s, 4, 3.4, 5, 0.7, dict(slate=4, navy=4, sky=0.7), base=0.9, keep=lambda x, y: y >= 0)
s.slab(-4, -3, 0, 8, 4, dict(paper=5, sky=1), h=0.25)
s.block(-0.5, -1.4, 0.25, 'amber', h=1.2)
for x in (-3, 2.4):
    s.block(x, -2.4, 0.25, 'ink', w=0.6, d=0.6, h=0.6)
s.loose((-8, -3, 'slate', 0.5), (7, -3.4, 'navy', 0.5), (8, -3.4, 'sky'))
