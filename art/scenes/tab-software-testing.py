"""A load test: the plate carries more than it ever will in use."""
from kit.scene import MIX, day

s = day(at=(0, 0, 2), width=20.5, turn=42, tilt=26, seed=9)
s.slab(-5, -5, 0, 10, 10, dict(paper=5, sky=1), h=0.3)
for i in (-4, 3):
    for j in (-4, 3):
        s.block(i, j, 0.3, 'ink', h=1.9)
s.slab(-4, -4, 2.2, 8, 8, dict(slate=5, navy=1), h=0.5)
s.box(-2, -2, 2.7, 4, 4, 2, MIX)
s.box(-1, -1, 4.7, 2, 2, 1, dict(navy=1, ink=1))
s.block(-0.5, -0.5, 6.0, 'amber')
for i, h in enumerate((0.4, 0.8, 1.2, 1.6)):
    s.block(-3.2 + i * 1.8, -0.4, 0.3, 'sky' if i < 3 else 'teal', w=0.7, d=0.7, h=h)
