"""A goods train on a viaduct above a yard."""
from kit.buildings import viaduct
from kit.scene import day

s = day(at=(0.5, 0.5, 2.4), width=20, turn=35, seed=21)
viaduct(s, -16, 0, 33, 4, dict(navy=4, slate=3, ink=2))
for i, paint in enumerate(('slate', 'paper', 'paper', 'amber', 'paper', 'sky', 'slate')):
    s.block(-9.3 + i * 2.3, 0.45, 4.6, paint, w=2, d=1.1, h=1.1)
yard = ((-7, -4, 2), (-5, -4, 1), (-3, -5, 1), (1, -4, 3), (2, -4, 2), (7, -4, 2), (8, -4, 1), (-6, 5, 2), (-1, 5, 3), (3, 5, 2), (6, 5, 3), (7, 5, 2))
for x, y, h in yard:
    s.column(x, y, h, dict(navy=3, slate=3, sky=0.8, paper=0.4))
s.loose((4, -5, 'teal'))
