"""A written page beside the pile of notes it is based on."""
from kit.goods import papers
from kit.scene import day

s = day(at=(4.8, -0.4, 3.5), width=20.5, turn=25, tilt=23, seed=63, ground='sky')
s.block(0, 0.4, 0, 'paper', w=6.4, d=0.6, h=7.6)
s.block(-0.3, 0.2, 0, 'navy', w=7, d=1, h=0.4)
s.block(0.6, 0, 4.5, 'slate', w=5.2, d=0.5, h=2.4)
s.block(1.2, -0.2, 4.5, 'navy', w=1.4, d=0.4, h=1.5)
s.block(2.6, -0.2, 4.5, 'sky', w=1.2, d=0.4, h=0.8)
for k, w in enumerate((5.2, 4.8, 5.2, 3.4)):
    s.block(0.6, 0.2, 3.6 - k * 0.75, 'ink', w=w, d=0.3, h=0.32)
top = papers(s, 8.2, -2.4, 0, 14, w=3, d=3.6, paint=dict(paper=5, sky=2))
s.block(8.6, -1.6, top, 'slate', w=2, d=0.4, h=0.4)
s.block(10.6, -1.6, top, 'amber', w=0.5, d=0.4, h=0.4)
papers(s, 8.9, 1.8, 0, 7, w=3, d=3.2, paint=dict(sky=3, slate=1))
s.loose((-2.4, -3, 'slate', 0.5), (3, -4, 'sky', 0.5), (4, -4, 'navy'))
