"""Removes the noise from a path-traced picture, because Debian's Blender comes without a denoiser."""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def smooth(colour, albedo, normal, levels=4):
    """An à-trous filter: averages light over wider and wider rings, but only across similar paint, normals and brightness."""
    floor = 0.02
    albedo = np.clip(albedo, 0, 1)
    flat = albedo.max(-1, keepdims=True) < 0.01  # emitters and background are left unchanged
    light = colour / (albedo + floor)
    light = np.minimum(light, np.percentile(light, 99.7) * 4)
    for level in range(levels):
        light = _ring(light, albedo, normal, 2 ** level, 0.22 / 1.5 ** level)
    return np.where(flat, colour, light * (albedo + floor))


def _ring(light, albedo, normal, step, tolerance):
    height, width = light.shape[:2]
    edge = 2 * step
    pad = lambda m: np.pad(m, ((edge, edge), (edge, edge)) + ((0, 0),) * (m.ndim - 2), mode='edge')
    cut = lambda m, dy, dx: m[edge + dy:edge + dy + height, edge + dx:edge + dx + width]
    tone = np.log1p(light.mean(-1))
    grey = pad(tone)
    near = [(dy, dx) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
    tone = sum(cut(grey, dy, dx) for dy, dx in near) / 9  # a 3x3 mean keeps noise out of the weights
    around = pad(np.dstack([light, normal / 0.141, albedo / 0.063, tone / (tolerance * 1.414)]).astype(np.float32))
    here = cut(around, 0, 0)
    total = np.zeros_like(light)
    weights = np.zeros((height, width), np.float32)
    for j, ky in enumerate(KERNEL):
        for i, kx in enumerate(KERNEL):
            there = cut(around, (j - 2) * step, (i - 2) * step)
            apart = there[..., 3:] - here[..., 3:]
            weight = ky * kx * np.exp(-np.einsum('ijk,ijk->ij', apart, apart))
            total += there[..., :3] * weight[..., None]
            weights += weight
    return total / weights[..., None]
