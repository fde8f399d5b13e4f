"""An arena: rows of seats around a marked pitch, with the ball on the centre spot."""
from kit.buildings import ring
from kit.scene import day

s = day(at=(0, 0, 1.3), width=33, turn=35, tilt=38, seed=32)
ring(s, 4.6, 3.4, 4, 0.6, dict(slate=4, navy=4, sky=0.8), base=0.8)
s.slab(-5, -4, 0, 10, 8, dict(sky=1), h=0.2)
for x, y, w, d in ((-3.8, -2.2, 7.6, 0.15), (-3.8, 2.1, 7.6, 0.15), (-3.8, -2.2, 0.15, 4.4), (3.7, -2.2, 0.15, 4.4), (-0.08, -2.2, 0.15, 4.4)):
    s.block(x, y, 0.2, 'paper', w=w, d=d, h=0.06)
for x in (-9, 8.4):
    for y in (-7, 6.4):
        s.block(x, y, 0, 'ink', w=0.5, d=0.5, h=2.6)
        s.block(x - 0.5, y - 0.1, 2.6, 'paper', w=1.5, d=0.7, h=0.7)
s.block(-0.5, -0.5, 0.2, 'amber')
