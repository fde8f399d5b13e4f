"""Three conveyor belts run into one. The amber order is at the junction."""
from kit.goods import belt
from kit.scene import dusk

s = dusk(at=(1.6, 0, 1), width=23, turn=40, tilt=33, seed=84)
for y in (-6, -1, 4):
    belt(s, -7, y, 8)
belt(s, 1.2, -6, 12, along='y')
belt(s, 3.4, -1, 6)
for y, goods in ((-6, ('sky', None, 'slate', 'paper')), (-1, ('paper', 'sky', None, None)), (4, (None, 'slate', 'paper', 'sky'))):
    for i, paint in enumerate(goods):
        if paint:
            s.block(-6.6 + i * 2, y + 0.4, 1.5, paint, w=1.2, d=1.2, h=s.random.choice((0.7, 0.9, 1.1)))
s.block(1.5, -0.8, 1.5, 'amber', w=1.4, d=1.4, h=1.1, glow=0.2)
s.block(1.6, 3.2, 1.5, 'slate', w=1.2, d=1.2, h=0.8)
s.block(5, -0.6, 1.5, 'paper', w=1.2, d=1.2, h=0.9)
s.block(7.2, -0.6, 1.5, 'sky', w=1.2, d=1.2, h=0.7)
s.box(10, -2, 0, 2, 4, 2, dict(navy=2, slate=2))
