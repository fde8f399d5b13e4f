"""Renders one scene in Blender: blender -b -P art/kit/render.py -- scene.py out.png [percent of full size]"""
import glob
import os
import sys
import tempfile
import time

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
from kit.describe import load
from kit.light import shine
from kit.smooth import smooth
from kit.studio import Blocks, view


SAMPLES = dict(day=10, dusk=14, night=20)


def main(scene, target, scale=100):
    data = load(scene)
    prepare(data['size'], int(scale), SAMPLES[data['light']['kind']] if int(scale) == 100 else 6)
    shine(data['light'], data['view'])
    blocks = Blocks(filmic=data['light']['kind'] != 'day', fog=data['light']['kind'] == 'night')
    for block in data['blocks']:
        blocks.place(*block)
    view(**data['view'])
    render(target)


def prepare(size, scale, samples):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = scale
    scene.render.image_settings.file_format = 'PNG'
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    cycles = scene.cycles
    cycles.device, cycles.samples = 'CPU', samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.02
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 4, 2, 2
    cycles.sample_clamp_indirect = 6
    cycles.caustics_reflective = cycles.caustics_refractive = False


def render(target):
    scene = bpy.context.scene
    with tempfile.TemporaryDirectory() as folder:
        keep_passes(folder)
        scene.render.filepath = os.path.join(folder, 'raw.png')
        began = time.time()
        bpy.ops.render.render(write_still=True)
        traced = time.time()
        colour, albedo, normal = (pixels(glob.glob(os.path.join(folder, f'{name}*.exr'))[0]) for name in 'can')
    clean = smooth(colour, albedo, normal)
    image = bpy.data.images.new('clean', clean.shape[1], clean.shape[0], float_buffer=True)
    image.colorspace_settings.name = 'Linear'
    image.pixels.foreach_set(np.dstack([clean, np.ones(clean.shape[:2])]).astype(np.float32).ravel())
    image.update()
    scene.render.image_settings.color_mode = 'RGB'
    image.save_render(os.path.abspath(target), scene=scene)
    print(f'traced in {traced - began:.0f} s, smoothed in {time.time() - traced:.0f} s')


def keep_passes(folder):
    """Saves colour, albedo and normals as float EXR files, the input of the smoothing."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, composite, out = (tree.nodes.new(f'CompositorNode{kind}') for kind in ('RLayers', 'Composite', 'OutputFile'))
    tree.links.new(layers.outputs['Image'], composite.inputs['Image'])
    out.base_path = folder
    out.format.file_format, out.format.color_depth = 'OPEN_EXR', '32'
    out.file_slots.clear()
    for slot, socket in (('c', 'Image'), ('a', 'Denoising Albedo'), ('n', 'Denoising Normal')):
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[socket], out.inputs[slot])


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Linear'
    flat = np.empty(image.size[0] * image.size[1] * 4, dtype=np.float32)
    image.pixels.foreach_get(flat)
    return flat.reshape(image.size[1], image.size[0], 4)[..., :3].copy()


main(*sys.argv[sys.argv.index('--') + 1:])
