"""Crates on a conveyor belt, filled one after another."""
from kit.goods import belt, crate
from kit.scene import day

s = day(at=(1.6, 0.4, 1), width=17, turn=33, tilt=30, seed=33)
belt(s, -6, 0, 11)
for i, (paint, goods) in enumerate((('navy', dict(paper=1)), ('slate', dict(sky=3, paper=1)), ('ink', dict(paper=3, sky=1)), ('slate', dict(sky=1)))):
    crate(s, -5.6 + i * 2.6, 0.2, 1.5, paint, goods, lit=i == 2)
s.box(6, -2, 0, 2, 5, 2, dict(navy=3, slate=3))
for j in range(5):
    s.block(5.9, -2 + j, 2, 'paper', w=2.2, h=0.25)
for x, y, h in ((6.2, -1.6, 0.9), (6.9, -1.7, 0.5), (6.3, 1.6, 0.7), (7, 1.2, 1.1)):
    s.block(x, y, 2.25, dict(sky=1, slate=1), w=0.6, d=0.6, h=h)
crate(s, -3.2, -4, 0, 'navy', dict(sky=2, paper=1))
crate(s, -1.4, -4, 0, 'ink', dict(paper=1))
crate(s, -2.4, -4, 0.9, 'slate', dict(slate=2, sky=1))
crate(s, 2.4, -4.2, 0, 'slate', dict(paper=2, sky=2))
