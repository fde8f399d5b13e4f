"""A gate with an open forecourt. The luggage has arrived before the guest."""
from kit.buildings import gate
from kit.scene import day

s = day(at=(0.6, -1, 3.5), width=23, turn=24, tilt=24, seed=38)
gate(s, -5, 2, 11, 7, 2, (5, 5), dict(slate=5, navy=3, sky=0.8), crown={0: 3, 1: 2, 9: 2, 10: 3})
s.slab(-4, -5, 0, 9, 7, dict(paper=5, sky=1.4), h=0.2)
for y in (-5, -2):
    for x in (-5, 5):
        s.column(x, y, 2, 'navy')
        s.block(x, y, 2, 'sky', h=0.4)


def suitcase(x, y, paint, w=1.2, h=1.5):
    s.block(x, y, 0.2, paint, w=w, d=0.6, h=h)
    s.block(x + w / 2 - 0.3, y + 0.2, 0.2 + h, 'ink', w=0.6, d=0.2, h=0.2)


suitcase(-0.8, -3.4, 'amber')
suitcase(0.9, -3.1, 'navy', 1.4, 1.1)
suitcase(-2.3, -2.9, 'slate', 0.9, 1.9)
s.loose((8, -4, 'navy', 0.5), (-8, -1, 'slate', 0.5))
