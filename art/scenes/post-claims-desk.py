"""A desk between two piles of claims, incoming and settled, with the current one on it."""
from kit.goods import papers
from kit.scene import post

s = post(at=(4.5, 1, 2.3), width=17.5, turn=35, tilt=31, seed=103)
for x in (0, 8):
    s.block(x, 0, 0, 'navy', w=1.2, d=4, h=2)
    for k in range(3):
        s.block(x + 0.1, -0.12, 0.15 + k * 0.62, 'slate', w=1, d=0.2, h=0.52)
s.block(-0.4, -0.3, 2, 'slate', w=10, d=4.6, h=0.35)
papers(s, 0.2, 0.6, 2.35, 13, w=2, d=2.6)
papers(s, 6.8, 0.8, 2.35, 5, w=2, d=2.6, slip=0.02)
s.block(3.5, 0.3, 2.35, 'paper', w=2, d=2.6, h=0.16)
s.block(4.2, 1, 2.51, 'amber', w=0.7, d=0.7, h=0.9)
s.block(3.6, 3.2, 2.35, 'ink', w=2.2, d=0.3, h=1.6)
s.block(4.4, 3.3, 2.35, 'navy', w=0.6, d=0.6, h=0.4)
s.block(3.2, -3.2, 0, 'navy', w=2.2, d=2, h=1.2)
s.block(3.2, -3.4, 1.2, 'navy', w=2.2, d=0.4, h=1.6)
s.loose((-3, 2, 'sky', 0.5), (9.6, -3, 'slate', 0.5))
