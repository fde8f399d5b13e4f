"""A poster on two posts."""
from kit.goods import papers, screen, tile
from kit.scene import SMALL, day

s = day(at=(4, 0, 3.6), width=15, turn=24, tilt=19, seed=93, size=SMALL)
for x in (0.6, 6.6):
    s.block(x, 0.2, 0, 'ink', w=0.8, d=0.6, h=2.2)
screen(s, 0, 0, 2.6, 8, 4.8)
tile(s, 0.5, 0.2, 3.1, 3.2, 3.8, 'slate')
tile(s, 1.3, -0.1, 4.1, 1.6, 1.8, 'amber', d=0.5)
for k, w in enumerate((3.4, 2.6, 3.2)):
    tile(s, 4.3, 0.2, 3.5 + k * 1.15, w, 0.5, 'navy')
papers(s, 8.6, -3.4, 0, 5, w=2, d=2.4)
s.loose((-2, -2, 'navy', 0.5), (-1, -2, 'sky', 0.8))
