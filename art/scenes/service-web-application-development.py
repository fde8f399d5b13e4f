"""An upright web page: a bar, a column, a picture, lines of text and one button."""
from kit.goods import screen, tile
from kit.scene import day

s = day(at=(6, 0, 4.1), width=21.5, turn=26, tilt=20, seed=2, ground='sky')
s.slab(-1, -1, 0, 14, 3, dict(navy=3, slate=2), h=0.5)
screen(s, 0, 0, 0.85, 12, 7.2)
for i, paint in enumerate(('slate', 'sky', 'teal')):
    tile(s, 0.4 + i * 0.7, 0.2, 7.3, 0.45, 0.45, paint)
tile(s, 3, 0.2, 7.25, 8.4, 0.5, 'sky', 0.15)
tile(s, 0.4, 0.2, 1.3, 2.4, 5.5, 'navy', 0.35)
for k in range(5):
    tile(s, 0.7, -0.15, 5.9 - k, 1.8, 0.4, 'slate', 0.15)
tile(s, 3.3, 0.2, 4, 4.6, 2.8, 'slate', 0.6)
tile(s, 4.1, -0.4, 4, 1.4, 1.4, 'ink', 0.3)
tile(s, 5.5, -0.4, 4, 1.4, 0.8, 'navy', 0.3)
for k, w in enumerate((3.1, 2.6, 3.1, 1.8)):
    tile(s, 8.3, 0.2, 6.3 - k * 0.75, w, 0.35, 'ink', 0.2)
for i in range(3):
    tile(s, 3.3 + i * 2.1, 0.2, 1.3, 1.8, 2.2, dict(sky=2, slate=1), 0.4)
tile(s, 9.6, 0.2, 1.6, 1.9, 0.9, 'amber', 0.7)
s.loose((14.5, -3, 'slate', 0.5), (-1.5, -4, 'sky', 0.5), (5, -4, 'paper', 0.5))
