"""A tower and its copy. The last block shows whether the copy is complete."""
from kit.scene import post

s = post(at=(3.6, 0.6, 3), width=20.5, turn=34, tilt=24, seed=106)
shape = lambda i, j, k: k >= (6, 5, 4)[i] - (j == 0)
s.slab(-1, -1, 0, 11, 5, dict(ink=3, navy=3), h=0.4)
s.box(0, 0, 0.4, 3, 3, 6, dict(navy=4, slate=4), skip=shape)
s.box(6, 0, 0.4, 3, 3, 6, dict(paper=3, sky=3), skip=lambda i, j, k: shape(i, j, k) or (i, j, k) == (0, 0, 4))
s.block(6, 0, 5.1, 'amber')
for i, x in enumerate((3.4, 4.2, 5)):
    s.block(x, 1.3, 0.4, 'sky', w=0.4, d=0.4, h=0.4)
s.loose((-4, 0, 'slate', 0.5), (2, -4, 'navy', 0.5), (8, -4, 'sky'), (9.2, -4, 'paper', 0.5))
