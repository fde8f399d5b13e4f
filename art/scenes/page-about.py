"""A building on wooden piles."""
from kit.scene import NEW, OLD, day

s = day(at=(0, 0, 3), width=20, turn=36, tilt=21, seed=51, ground='sand')
for x in range(-5, 5):
    for y in range(-3, 3):
        paint = 'amber' if (x, y) == (1, -3) else OLD
        s.block(x + 0.2, y + 0.2, 0, paint, w=0.6, d=0.6, h=2.6)
s.slab(-5, -3, 2.6, 10, 6, dict(slate=3, navy=2), h=0.4)
s.box(-4, -2, 3, 4, 4, 3, NEW)
s.box(0, -1, 3, 4, 3, 2, dict(sky=2, slate=3))
s.box(-3, -1, 6, 2, 2, 1, dict(navy=1, slate=2))
s.loose((-7, -4, 'slate', 0.5), (4, -5, 'navy', 0.5), (7, 1, 'sky', 0.5))
