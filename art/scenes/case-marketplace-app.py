"""Market stalls under striped awnings. The amber item is on the front counter."""
from kit.goods import stall
from kit.scene import dusk

s = dusk(at=(5.4, 1.8, 1.3), width=21, turn=31, tilt=29, seed=91)
s.slab(-1, -3, 0, 14, 11, dict(navy=3, slate=1), h=0.12)
for i in range(3):
    stall(s, i * 4.6, 4.4, (('slate', 'paper'), ('sky', 'navy'), ('paper', 'slate'))[i], dict(sky=2, paper=2, slate=2))
for i in range(2):
    stall(s, 1.4 + i * 5.6, -1, (('sky', 'paper'), ('navy', 'sky'))[i], dict(sky=2, paper=2, slate=2))
s.block(5.9, -1.6, 0.12, 'navy', w=0.9, d=0.9, h=0.9)
s.block(5.85, -1.65, 1.02, 'amber', h=0.8, glow=0.15)
s.loose((-3, 2, 'slate', 0.5), (14.4, -2, 'navy', 0.5))
