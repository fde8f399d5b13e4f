"""Four small clinics joined to a building in the middle, and a patient record on its way between them."""
from kit.buildings import cross
from kit.scene import NEW, OLD, WIDE, dusk

s = dusk(at=(0.5, 0.4, 0.6), width=23, turn=42, tilt=36, seed=74, size=WIDE)
for x, y in ((-8, -1), (6, -1), (-1, 6), (-1, -8)):
    cross(s, x, y, 1, 1, 1, dict(navy=2, slate=3), roof='sky')
cross(s, -2, -2, 2, 1, 2, OLD)
for i in range(3, 6):
    for x, y in ((i, 0), (-i, 0), (0, i), (0, -i)):
        if (x, y) != (0, -4):
            s.block(x, y, 0, 'slate', h=0.25)
s.block(0, -4.4, 0.1, 'amber', glow=0.2)
for x, y in ((-6, -6), (5, 5), (-5, 5), (6, -5)):
    s.column(x, y, s.random.choice((0.5, 1)), NEW)
