"""A chart of four quarters in three rows, with the most important figure on top."""
from kit.goods import bars
from kit.scene import day

s = day(at=(4.8, 2.4, 1.5), width=16.5, turn=28, tilt=26, seed=6)
s.slab(-1, -1, 0, 12, 7, dict(paper=6, sky=0.6), h=0.25)
rows = ((1.6, 2.4, 2.0, 3.2, 2.8, 3.9, 5.0), (1.1, 1.5, 2.3, 1.9, 2.7, 2.4, 3.3), (0.6, 0.9, 0.8, 1.4, 1.2, 1.9, 2.2))
for j, (heights, paint) in enumerate(zip(rows, (dict(ink=3, navy=2), 'slate', 'sky'))):
    top = bars(s, 0, 4 - j * 2, heights, paint=paint, z=0.25)
    if j == 0:
        s.block(*top, 'amber', h=0.5)
s.loose((12.5, 0, 'navy', 0.5), (-3, 3, 'slate', 0.5))
