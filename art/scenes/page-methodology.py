"""Four broad steps with a plan, a frame, a test load and a finished house."""
from kit.scene import OLD, day

s = day(at=(7.6, 1.6, 1.6), width=21.5, turn=22, tilt=27, seed=54, ground='sand')
for t in range(4):
    s.slab(t * 4, 0, 0, 4, 4, dict(paper=4, sky=1) if t == 0 else OLD, h=0.5)
    for k in range(t):
        s.slab(t * 4, 0, 0.5 + k * 0.8, 4, 4, dict(navy=3, slate=3) if k else OLD, h=0.8)
for x, y, w, d in ((0.5, 0.5, 3, 0.2), (0.5, 3.3, 3, 0.2), (0.5, 0.5, 0.2, 3), (3.3, 0.5, 0.2, 3)):
    s.block(x, y, 0.5, 'slate', w=w, d=d, h=0.12)
for x in (4.5, 6.9):
    for y in (0.6, 2.9):
        s.block(x, y, 1.3, 'slate', w=0.5, d=0.5, h=2)
for y in (0.6, 2.9):
    s.block(4.5, y, 3.3, 'slate', w=2.9, d=0.5, h=0.4)
s.box(9, 1, 2.1, 2, 2, 2, dict(slate=3, navy=1))
s.block(8.6, 0.6, 4.1, 'ink', w=2.8, d=2.8, h=0.6)
s.box(13, 1, 2.9, 2, 2, 2, dict(slate=4, sky=2))
for k, (a, w) in enumerate(((0, 2), (0.5, 1))):
    s.block(13 + a, 1, 4.9 + k * 0.6, 'navy', w=w, d=2, h=0.6)
s.block(13.6, 0.5, 2.9, 'amber', w=0.8, d=0.6, h=1.1)
s.loose((3, -4, 'slate', 0.5), (8, -4, 'sky', 0.5), (9, -4, 'navy'))
