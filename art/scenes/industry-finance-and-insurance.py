"""A vault with a square door, and rising columns in front of it."""
from kit.scene import OLD, day

s = day(at=(0.9, -0.4, 3.1), width=23, turn=30, tilt=24, seed=34)
s.box(-5, 0, 0, 7, 5, 5, OLD)
for r, y, paint in ((2.3, -0.3, 'slate'), (1.9, -0.6, 'navy'), (1.3, -0.85, 'slate')):
    s.block(-1.5 - r, y, 2.5 - r, paint, w=2 * r, d=0.6, h=2 * r)
s.block(-2.7, -1.15, 2.35, 'ink', w=2.4, d=0.3, h=0.3)
s.block(-1.65, -1.15, 1.3, 'ink', w=0.3, d=0.3, h=2.4)
s.block(-2, -1.4, 2, 'amber', d=0.6)
for i, n in enumerate((2, 4, 6, 9, 12)):
    for k in range(n):
        s.block(2.8 + i * 1.35, -1.4, k * 0.3, dict(sky=3, paper=2, slate=2), h=0.3)
s.loose((-6, -3, 'navy', 0.5), (0, -4, 'slate', 0.3), (1.2, -4.2, 'sky', 0.3))
