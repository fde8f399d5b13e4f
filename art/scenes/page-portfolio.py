"""A table with models of a gate, stairs, a tower, a bridge and a wall, and one model on display."""
from kit.buildings import stairs
from kit.scene import MIX, NEW, day

s = day(at=(6.6, 3.6, 1.5), width=21.5, turn=38, tilt=33, seed=62, ground='sky')
spots = [(x, y) for y in (5, 0) for x in (0, 5, 10)]
for x, y in spots:
    s.slab(x, y, 0, 4, 4, dict(ink=3, navy=3), h=0.6)
(gate, stair, tower, bridge, show, cube) = spots
for i in (0.5, 2.5):
    s.column(gate[0] + i, gate[1] + 1.5, 2, dict(sky=1, slate=2), z=0.6)
s.block(gate[0] + 0.5, gate[1] + 1.5, 2.6, 'slate', w=3, h=0.7)
stairs(s, stair[0] + 0.5, stair[1] + 0.5, 3, 3, 0.8, NEW, z=0.6)
s.box(tower[0] + 1, tower[1] + 1, 0.6, 2, 2, 4, MIX)
for i in (0, 3):
    s.column(bridge[0] + i, bridge[1] + 1.5, 1, dict(sky=1, slate=2), z=0.6)
s.block(bridge[0], bridge[1] + 1.5, 1.6, 'slate', w=4, h=0.4)
s.block(show[0] + 1.2, show[1] + 1.2, 0.6, 'paper', w=1.6, d=1.6, h=0.8)
s.block(show[0] + 1.5, show[1] + 1.5, 1.4, 'amber')
for i, h in enumerate((0.8, 1.5, 2.3)):
    s.block(cube[0] + 0.4 + i * 1.1, cube[1] + 1.5, 0.6, dict(slate=2, sky=1), h=h)
