"""A house on rails, halfway between its old and its new foundation."""
from kit.buildings import house
from kit.scene import NEW, OLD, post

s = post(at=(6, 1.6, 1.4), width=22.5, turn=31, tilt=28, seed=102)
s.slab(-4, 0, 0, 4, 4, dict(ink=3, navy=2), h=0.4)
for x, y in ((-4, 0), (-4, 3), (-1, 3), (-4, 2)):
    s.block(x, y, 0.4, OLD, h=s.random.choice((0.5, 1)))
for y in (0.4, 3.2):
    s.block(-0.2, y, 0, 'slate', w=11, d=0.3, h=0.25)
for x in range(0, 11):
    s.block(x, -0.2, 0, 'ink', w=0.35, d=4.4, h=0.1)
s.block(2.6, -0.1, 0.25, 'ink', w=4.8, d=4.2, h=0.4)
house(s, 3, 0, 4, 4, 3, NEW, window='paper', z=0.65)
s.slab(11, -0.5, 0, 5, 5, dict(paper=4, sky=1), h=0.4)
s.block(11.3, 0, 0.4, 'amber')
s.loose((1, -4, 'slate', 0.5), (8, -4, 'navy', 0.5))
