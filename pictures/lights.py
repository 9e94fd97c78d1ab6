"""Daylight through openings, a sun, lamps and soft fill."""
import math

import bpy
from mathutils import Matrix, Vector

import views
from materials import glow, picture_glow
from shapes import add, lathe, tube, disc


def _lamp(name, kind, energy, colour):
    lamp = bpy.data.lights.new(name, kind)
    lamp.energy = energy
    lamp.color = colour
    body = bpy.data.objects.new(name, lamp)
    bpy.context.scene.collection.objects.link(body)
    return lamp, body


def area(matrix, size, energy, colour=(1, 1, 1), glossy=True):
    """A rectangular light that shines along the matrix's -z."""
    lamp, body = _lamp('area', 'AREA', energy, colour)
    lamp.shape = 'RECTANGLE'
    lamp.size, lamp.size_y = size
    body.matrix_basis = matrix
    body.visible_camera = False
    body.visible_glossy = glossy
    return body


def daylight(surface, opening, energy, colour=(.90, .95, 1.0), sky=3.2, back=.22, view='terrace', away=9.0,
             level=1.3, gleam=True):
    """A window's light: a soft source outside the glass, and a world to look at.

    ``view`` names a picture of ``views``, hung ``away`` metres behind the wall and
    ``sky`` times as bright as white; ``level`` is the height of its horizon. Without
    ``gleam`` mirrors and glazes see the view instead of the light.
    """
    u0, v0, u1, v1 = opening
    turn = Matrix((surface.u, surface.v, surface.face)).transposed().to_4x4()
    turn = turn @ Matrix.Rotation(math.pi, 4, 'Y')
    middle = surface.matrix @ Vector(((u0 + u1) / 2, (v0 + v1) / 2, -back))
    area(Matrix.Translation(middle) @ turn, (u1 - u0, v1 - v0), energy, colour, gleam)
    wide = away * 3.2
    high = wide * views.SHAPE[1] / views.SHAPE[0]
    mid, low = (u0 + u1) / 2, level - high * views.HORIZON
    shown = picture_glow('view', views.file_of(view), sky)
    for k in range(-2, 3):
        left = mid + (k - .5) * wide
        corners = [surface.matrix @ Vector((u, v, -away)) for u, v in
                   ((left, low), (left + wide, low), (left + wide, low + high), (left, low + high))]
        card = add('view', corners, [(0, 1, 2, 3)], shown)
        ends = (1, 0) if k % 2 else (0, 1)
        for corner, place in zip(card.data.uv_layers.new().data, ((ends[0], 0), (ends[1], 0), (ends[1], 1), (ends[0], 1))):
            corner.uv = place
        card.visible_shadow = False
        card.visible_diffuse = False


def sun(direction, strength=4.0, colour=(1.0, .90, .76), softness=1.5):
    """Sunlight travelling along a direction."""
    lamp, body = _lamp('sun', 'SUN', strength, colour)
    lamp.angle = math.radians(softness)
    body.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
    return body


def fill(at, size, energy, aim=(0, 0, -1), colour=(1, .97, .93)):
    """A big soft light that does not show in reflections."""
    turn = Vector(aim).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    return area(Matrix.Translation(at) @ turn, size, energy, colour, glossy=False)


def downlight(at, energy=14, colour=(1, .84, .66), spread=80):
    """A recessed ceiling spot."""
    lamp, body = _lamp('spot', 'SPOT', energy, colour)
    lamp.spot_size = math.radians(spread)
    lamp.spot_blend = .8
    lamp.shadow_soft_size = .03
    body.location = at
    disc((at[0], at[1], at[2] + .012), .042, .012, glow('spot glass', (1, .9, .75), 6), 'z')
    return body


def point(at, energy, colour=(1, .80, .56), size=.06):
    """A small lamp without a body."""
    lamp, body = _lamp('point', 'POINT', energy, colour)
    lamp.shadow_soft_size = size
    body.location = at
    body.visible_glossy = False
    return body


def strip(start, end, energy, aim=(0, 0, -1), colour=(1, .80, .58), width=.012):
    """A concealed LED strip."""
    a, b = Vector(start), Vector(end)
    down = Vector(aim).normalized()
    along = (b - a).normalized()
    turn = Matrix((along, down.cross(along) * -1, -down)).transposed().to_4x4()
    return area(Matrix.Translation((a + b) / 2) @ turn, ((b - a).length, width), energy, colour, glossy=False)


def globe_light(at, metal, strength=7.0, radius=.065, reach=.13, colour=(1, .80, .56)):
    """An opal globe on a bracket; ``at`` is the middle of its wall plate (wall faces -y)."""
    x, y, z = at
    disc((x, y - .008, z), .042, .016, metal, 'y', .004)
    tube([(x, y, z), (x, y - reach * .75, z), (x, y - reach, z + .025), (x, y - reach, z + .05)], .007, metal)
    lathe([(.022, 0), (.026, .006), (.026, .020), (.018, .026)], metal, (x, y - reach, z + .042), steps=40)
    centre = z + .055 + radius
    opal = lathe([(max(.002, radius * math.sin(math.pi * k / 24)), -radius * math.cos(math.pi * k / 24))
                  for k in range(25)], glow('globe', colour, strength), (x, y - reach, centre), steps=64)
    opal.visible_shadow = False
    point((x, y - reach, centre), strength * 4 * math.pi ** 2 * radius ** 2, colour, radius)


def pendant(at, metal, shade, drop=.6, radius=.17, strength=18):
    """A dome pendant; ``at`` is where it hangs from the ceiling."""
    x, y, z = at
    tube([(x, y, z), (x, y, z - drop)], .0035, metal, smooth=False)
    disc((x, y, z - .01), .05, .02, metal, 'z')
    low = z - drop
    outer = [(radius, -.16), (radius * .97, -.12), (radius * .80, -.05), (radius * .5, -.012), (.03, 0), (.02, .03)]
    inner = [(r * .97, h - .006) for r, h in outer[:5]][::-1]
    lathe(inner + outer, shade, (x, y, low), closed=False, steps=72)
    bulb = (x, y, low - .09)
    lathe([(max(.001, .034 * math.sin(math.pi * k / 16)), -.034 * math.cos(math.pi * k / 16)) for k in range(17)],
          glow('bulb', (1, .82, .6), strength), bulb, steps=32)


def ambient(strength, colour=(1.0, .965, .91)):
    """The light of the world outside, and what is left of light after two bounces."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = 'NONE'
