"""A gantry crane sets the next block into a wall. More blocks are ready on both sides."""
from kit.buildings import crane
from kit.scene import MIX, OLD, day

s = day(at=(4.6, 0, 2.9), width=23, turn=31, tilt=24, seed=57, ground='sand')
for x in range(0, 9):
    for k in range(4):
        if k < 2 or (k == 2 and x not in (4, 5)) or (k == 3 and x in (0, 1, 8)):
            s.block(x, 0, k, MIX)
            s.block(x, 1, k, OLD)
x, y, z = crane(s, -1.5, 0.7, 12, 6, rope=2, at=4.9)
s.block(x - 0.9, y - 0.9, z - 1, 'amber', w=1.8, d=1.8, h=1)
for x, y, h in ((-3, -3, 2), (-2, -3, 1), (-3, -2, 1), (9, -4, 1), (10, -4, 2), (10, -3, 1)):
    s.column(x, y, h, dict(slate=3, sky=2))
s.slab(3, -4, 0, 3, 2, 'paper', h=0.3)
