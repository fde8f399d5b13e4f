"""An upright phone with apps on its screen."""
from kit.goods import screen, tile
from kit.scene import SMALL, day

s = day(at=(2.2, 0, 4.2), width=15, turn=26, tilt=18, seed=92, size=SMALL)
s.slab(-2, -1, 0, 8, 3, dict(navy=3, slate=2), h=0.5)
screen(s, 0, 0, 0.9, 4.4, 7.2)
for i, j, paint in ((0, 3, 'slate'), (1, 3, 'sky'), (2, 3, 'navy'), (0, 2, 'sky'), (1, 2, 'amber'), (2, 2, 'slate'), (0, 1, 'navy'), (1, 1, 'slate'), (2, 1, 'sky')):
    tile(s, 0.4 + i * 1.3, 0.2, 1.4 + j * 1.5, 1, 1, paint, d=0.8 if paint == 'amber' else 0.4)
tile(s, 0.4, 0.2, 1.4, 3.6, 0.8, 'ink')
s.loose((-4, -2, 'navy', 0.5), (7.4, -2, 'sky'))
