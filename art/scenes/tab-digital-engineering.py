"""A solid wall turns into separate, light elements that can be moved one by one."""
from kit.scene import OLD, day

s = day(at=(0.3, 0, 3.1), width=21, turn=30, tilt=25, seed=8)
for x in range(-7, 8):
    for y in range(-2, 2):
        for z in range(6):
            far = max(0, x + 3)
            if far == 0:
                if z < 5 or x % 2:
                    s.block(x, y, z, OLD)
                continue
            if far * 0.085 + abs(z - 2.5) * 0.05 > s.random.random() and z:
                continue
            size = round(1 - 0.062 * far, 2)
            edge = (1 - size) / 2
            if (x, y, z) == (4, -2, 4):
                continue
            s.block(x + edge, y + edge, z + (edge if z else 0), dict(slate=4, sky=far / 3, navy=2 if far < 4 else 0.3), w=size, d=size, h=size)
s.block(4, -2, 4, 'amber', w=0.85, d=0.85, h=0.85)
