"""The three kinds of light: day, dusk and night."""
import bpy

from kit.studio import air, area, ground, linear, plane, rgba, sun

# In daylight, paper looks like the page's colour `sunken`. Sky and sand differ from every colour of the page, so that
# the stepped corner of a page's head is visible.
GROUND = dict(paper='#eeede6', sky='#bdd0e8', sand='#d8d1c4')


def shine(light, view):
    {'day': _day, 'dusk': _dusk, 'night': _night}[light['kind']](light, view)


def _day(light, view):
    """Light ground, warm low sun from the right, cool sky. The Standard view transform keeps the palette's colours."""
    settings = bpy.context.scene.view_settings
    settings.view_transform, settings.look = 'Standard', 'None'
    air('#e6ecf8', 0.62)
    ground(GROUND[light['ground']])
    sun(36, 27 + view['turn'], 2.7, '#fff1df', 5)
    area((-14, -10, 16), (0, 0, 2), 300, 12, '#c9d9ff')


def _dusk(light, view):
    """Slate ground, warm key light from the right, cool fill light from the left. Wider views move both lights back."""
    air('#44506c', 0.7)
    ground('#2c3850', rough=0.5)
    x, y, z = view['at']
    k = view['width'] / 19
    area((x + 14 * k, y - 6 * k, 13 * k), (x, y, z), 8200 * k * k, 7 * k, '#ffe0c0')
    area((x - 14 * k, y - 12 * k, 14 * k), (x, y, z), 3200 * k * k, 11 * k, '#d3def6')


def _night(light, view):
    """Dark air, cool fill light from the left, and a low sun behind the scene that only shines through the openings."""
    air('#2a3350', 0.42)
    ground('#0c1428', z=-0.52)
    _sky(*light['glow'])
    sun(15, light['azimuth'], 11, '#ffb866', 1.2)
    for x0, x1, z0, z1 in _around(light['openings']):
        screen = plane(x0, x1, z0, z1, light['screen'])
        screen.visible_camera = screen.visible_diffuse = screen.visible_glossy = False
    for x0, x1, z0, z1 in light['openings']:
        area(((x0 + x1) / 2, light['screen'] - 0.4, z1 + 1.5), ((x0 + x1) / 2, -6, 0), 65 * (x1 - x0), 2.5, '#ffb45e')
    area((-18, -20, 18), (-4, 0, 3), 5600, 14, '#dbe4f7')
    area((16, -14, 14), (4, 0, 5), 1700, 9, '#dfe7f8')
    area((0, 9, 15), (0, 0, 8), 1800, 12, '#ffc98a')


def _around(openings):
    """Rectangles that cover everything except the openings."""
    xs = sorted({-120, 120, *(x for o in openings for x in o[:2])})
    for x0, x1 in zip(xs, xs[1:]):
        z = -1
        for low, high in sorted((o[2], o[3]) for o in openings if o[0] <= x0 and x1 <= o[1]):
            if low > z:
                yield x0, x1, z, low
            z = max(z, high)
        yield x0, x1, z, 60


def _sky(x, z):
    """A sky that is warm at the horizon and dark above. Only the camera sees it; it casts no light or shadow."""
    sky = plane(x - 110, x + 110, z - 70, z + 70, 46)
    made = bpy.data.materials.new('sky')
    made.use_nodes = True
    tree = made.node_tree
    tree.nodes.clear()
    out, glow, place, ball, fit, ramp = (tree.nodes.new('ShaderNode' + kind) for kind in (
        'OutputMaterial', 'Emission', 'TexCoord', 'TexGradient', 'Mapping', 'ValToRGB'))
    ball.gradient_type = 'SPHERICAL'
    fit.inputs['Scale'].default_value = (3.3, 3.4, 1)
    fit.inputs['Location'].default_value = (0, -0.02, 0)
    colours = ramp.color_ramp
    colours.interpolation = 'B_SPLINE'  # smooth at every stop, so that no rings are visible
    colours.elements[0].color, colours.elements[1].color = rgba('#111a30'), rgba('#ffe0a8')
    for at, hexa in ((0.3, '#172138'), (0.52, '#293149'), (0.7, '#6b4c4a'), (0.82, '#c9793a'), (0.92, '#f5b05c')):
        colours.elements.new(at).color = (*linear(hexa), 1)
    glow.inputs['Strength'].default_value = 1.35
    for a, b in ((place.outputs['Object'], fit.inputs['Vector']), (fit.outputs['Vector'], ball.inputs['Vector']),
                 (ball.outputs['Color'], ramp.inputs['Fac']), (ramp.outputs['Color'], glow.inputs['Color']),
                 (glow.outputs['Emission'], out.inputs['Surface'])):
        tree.links.new(a, b)
    sky.data.materials.append(made)
    sky.visible_diffuse = sky.visible_glossy = sky.visible_shadow = False
