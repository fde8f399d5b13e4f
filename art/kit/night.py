"""The surroundings of a night scene: a paved court in front and towers behind."""


def court(s, path=lambda x, y: False, x=(-30, 22), y=(-31, -1), rough=0.025):
    """Low paving, almost flat on the path, with a few raised stones beside it."""
    for i in range(*x):
        for j in range(*y):
            on_path = path(i + 0.5, j + 1.5)
            h = 0.5 + s.random.choice((0, 0, 0.05) if on_path else (0, 0.05, 0.1, 0.15))
            if not on_path and s.random.random() < rough and -16 < j < -3:
                h = s.random.choice((1.0, 1.5))
            s.block(i, j + 0.5, -0.5, dict(ink=3, navy=5, slate=2.4), h=h)


def far_towers(s, *towers):
    """Stepped towers (x, y, height) in the background."""
    for x, y, h in towers:
        for i in range(4):
            for j in range(2):
                for z in range(h - (0, 1, 3, 4)[i] - j):
                    s.block(x + i, y + j, z, dict(navy=3, slate=2))
