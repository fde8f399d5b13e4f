"""Modules that fit together. The last one is lowered into place."""
from kit.scene import day

s = day(at=(4, 4, 1.7), width=20.5, turn=38, tilt=32, seed=14)
s.slab(-0.6, -0.6, 0, 9, 9, dict(ink=3, navy=2), h=0.4)
heights = ((2, 3, 3), (1, 0, 2), (1, 2, 1))
for i in range(3):
    for j in range(3):
        for k in range(heights[i][j]):
            paint = s.paint(dict(slate=5, navy=3, sky=1.2))
            s.block(i * 2.7, j * 2.7, 0.4 + k * 1.2, paint, w=2.4, d=2.4, h=1.2)
s.block(2.7, 2.7, 2.6, 'amber', w=2.4, d=2.4, h=1.2)
s.loose((11, 3, 'slate', 0.5), (-3.5, 3, 'sky', 0.5), (4, -3.5, 'paper'))
