"""Turns the plain data of a scene into a Blender scene: paint, block meshes, light and camera."""
import math

import bmesh
import bpy
from mathutils import Vector

PAINT = {  # base colour, roughness
    'ink': ('#19233f', 0.42),
    'navy': ('#263a66', 0.40),
    'slate': ('#4468a6', 0.36),
    'sky': ('#9db8de', 0.40),
    'paper': ('#f1ece1', 0.55),
    'amber': ('#f3a832', 0.34),
    'teal': ('#128079', 0.36),
}
FILMIC_AMBER = '#dd7a14'  # Filmic shifts amber towards yellow, so start with a deeper colour
BEVEL, SEAM = 0.045, 0.03
FOG = dict(near=26, far=70, color='#2a3557', most=0.85)


def linear(hexa):
    channels = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


def rgba(hexa):
    return (*linear(hexa), 1)


def add(name, data):
    made = bpy.data.objects.new(name, data)
    bpy.context.collection.objects.link(made)
    return made


class Blocks:
    """Meshes are shared by size and materials by paint, so a scene of a thousand blocks stays small."""

    def __init__(self, filmic, fog):
        self.filmic, self.fog, self.meshes, self.materials = filmic, fog, {}, {}

    def place(self, x, y, z, w, d, h, paint, glow):
        made = add('block', self.mesh(w, d, h))
        made.location = (x + w / 2, y + d / 2, z + h / 2)
        made.material_slots[0].link = 'OBJECT'
        made.material_slots[0].material = self.material(paint, glow)

    def mesh(self, *size):
        if size not in self.meshes:
            w, d, h = size
            shape = bmesh.new()
            bmesh.ops.create_cube(shape, size=1)
            seams = [v - (SEAM if v > 0.2 else 0) for v in size]
            bmesh.ops.scale(shape, vec=seams, verts=shape.verts)
            bmesh.ops.bevel(shape, geom=shape.edges[:], offset=min(BEVEL, min(size) * 0.3), segments=3, profile=0.6, affect='EDGES')
            mesh = bpy.data.meshes.new('block')
            shape.to_mesh(mesh)
            shape.free()
            mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
            mesh.use_auto_smooth = True
            mesh.auto_smooth_angle = math.radians(35)
            mesh.materials.append(None)
            self.meshes[size] = mesh
        return self.meshes[size]

    def material(self, paint, glow):
        if (paint, glow) not in self.materials:
            self.materials[paint, glow] = self._mix(paint, glow)
        return self.materials[paint, glow]

    def _mix(self, paint, glow):
        hexa, rough = PAINT[paint]
        made = bpy.data.materials.new(paint)
        made.use_nodes = True
        nodes, link = made.node_tree.nodes, made.node_tree.links.new
        body = nodes['Principled BSDF']
        for name, value in (('Roughness', rough), ('Specular', 0.45), ('Clearcoat', 0.12), ('Clearcoat Roughness', 0.25)):
            body.inputs[name].default_value = value
        # Vary the brightness a little from block to block.
        info, span, tone = (nodes.new(f'ShaderNode{kind}') for kind in ('ObjectInfo', 'MapRange', 'HueSaturation'))
        span.inputs['To Min'].default_value, span.inputs['To Max'].default_value = 0.84, 1.14
        tone.inputs['Color'].default_value = rgba(FILMIC_AMBER if paint == 'amber' and self.filmic else hexa)
        link(info.outputs['Random'], span.inputs['Value'])
        link(span.outputs['Result'], tone.inputs['Value'])
        link(tone.outputs['Color'], body.inputs['Base Color'])
        if glow:
            body.inputs['Emission'].default_value = rgba('#ff7d14')
            body.inputs['Emission Strength'].default_value = glow
        if self.fog:
            self._haze(made)
        return made

    def _haze(self, made):
        nodes, link = made.node_tree.nodes, made.node_tree.links.new
        eye, span, air, mix = (nodes.new(f'ShaderNode{kind}') for kind in ('CameraData', 'MapRange', 'Emission', 'MixShader'))
        span.interpolation_type = 'SMOOTHSTEP'
        for name, key in (('From Min', 'near'), ('From Max', 'far'), ('To Max', 'most')):
            span.inputs[name].default_value = FOG[key]
        air.inputs['Color'].default_value = rgba(FOG['color'])
        link(eye.outputs['View Distance'], span.inputs['Value'])
        link(span.outputs['Result'], mix.inputs['Fac'])
        link(nodes['Principled BSDF'].outputs['BSDF'], mix.inputs[1])
        link(air.outputs['Emission'], mix.inputs[2])
        link(mix.outputs['Shader'], nodes['Material Output'].inputs['Surface'])


def plane(x0, x1, z0, z1, y):
    """An upright rectangle facing the camera."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=((x0 + x1) / 2, y, (z0 + z1) / 2), rotation=(math.pi / 2, 0, 0))
    made = bpy.context.object
    made.scale = (x1 - x0, z1 - z0, 1)
    return made


def ground(hexa, z=0, rough=0.6):
    bpy.ops.mesh.primitive_plane_add(size=400, location=(0, 0, z))
    made = bpy.data.materials.new('ground')
    made.use_nodes = True
    body = made.node_tree.nodes['Principled BSDF']
    body.inputs['Base Color'].default_value = rgba(hexa)
    body.inputs['Roughness'].default_value = rough
    body.inputs['Specular'].default_value = 0.2
    bpy.context.object.data.materials.append(made)


def air(hexa, power):
    world = bpy.data.worlds.new('air')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = rgba(hexa)
    background.inputs[1].default_value = power


def sun(elevation, azimuth, power, hexa, soft):
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.color, lamp.angle = power, linear(hexa), math.radians(soft)
    add('sun', lamp).rotation_euler = (math.radians(90 - elevation), 0, math.radians(azimuth))


def area(at, to, power, size, hexa):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.size, lamp.color = power, size, linear(hexa)
    made = add('area', lamp)
    made.location = at
    made.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    made.visible_camera = False


def camera(at, to, level=False):
    made = add('camera', bpy.data.cameras.new('camera'))
    made.location = at
    dx, dy, dz = (to[i] - at[i] for i in range(3))
    pitch = 0 if level else math.atan2(dz, math.hypot(dx, dy))
    made.rotation_euler = (math.pi / 2 + pitch, 0, -math.atan2(dx, dy))
    bpy.context.scene.camera = made
    return made


def view(kind, at, **options):
    if kind == 'level':
        made = camera(at, (at[0], 0, at[2]), level=True)
        made.data.lens = options['lens']
        made.data.shift_x, made.data.shift_y = options['shift']
        return
    turn, tilt, away = math.radians(options['turn']), math.radians(options['tilt']), 80
    eye = (at[0] + away * math.cos(tilt) * math.sin(turn), at[1] - away * math.cos(tilt) * math.cos(turn), at[2] + away * math.sin(tilt))
    made = camera(eye, at)
    made.data.type = 'ORTHO'
    made.data.ortho_scale = options['width']
