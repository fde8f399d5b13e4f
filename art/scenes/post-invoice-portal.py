"""Sheets enter a small gate in any order and leave it in one pile."""
from kit.goods import belt, papers
from kit.scene import MIX, post

s = post(at=(0.8, 0.6, 1.9), width=18, turn=38, tilt=27, seed=105)
for j in range(5):
    for k in range(5):
        if j in (0, 4) or k == 4:
            for i in range(2):
                s.block(i, j - 1.5, k, MIX)
belt(s, -7, 0, 13)
for i, y in enumerate((0.1, 0.5, -0.1, 0.4)):
    papers(s, -6.4 + i * 1.7, y, 1.5, 1 + i % 2, w=1.2, d=1.5)
s.block(2.4, 0.2, 1.5, 'amber', w=1.2, d=1.5, h=0.3)
papers(s, 4.4, 0.25, 1.5, 10, w=1.2, d=1.5, slip=0)
s.box(6, -1, 0, 1, 4, 1, dict(navy=2, slate=1))
s.loose((-5, -4, 'sky', 0.5), (1, -4.6, 'slate', 0.5), (6, -4, 'navy'))
