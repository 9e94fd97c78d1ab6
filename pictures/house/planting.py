"""Trees of their season, hedges, lawns, flowers."""
import math
import random

from mathutils import Matrix, Vector

import materials as m
from shading import Shader
from shapes import add, box, tube


def tree(at, height=6.5, crown=2.1, season='summer', seed=1, slim=1.0):
    """A street tree: a forked trunk and a cloud of leaves of its season; none in winter."""
    rng = random.Random(seed)
    x, y, z = at
    bark = m.plain('bark', (.13, .098, .070), .9)
    fork = height - crown * 1.55
    knots = [(x, y, z), (x + .05, y - .03, z + fork * .5), (x - .02, y + .03, z + fork)]
    _limb(knots, .15 * slim, bark)
    tips = []
    for k in range(9):
        around, lean = k * 2.4 + rng.uniform(-.3, .3), rng.uniform(.25, .95)
        reach = crown * rng.uniform(.65, 1.0)
        tip = Vector((x + math.cos(around) * math.sin(lean) * reach, y + math.sin(around) * math.sin(lean) * reach,
            z + fork + crown * .35 + math.cos(lean) * reach * 1.15))
        middle = Vector(knots[-1]).lerp(tip, .5) + Vector((0, 0, -.12 * reach))
        _limb([knots[-1], middle, tip], .055 * slim, bark)
        tips += [tip, middle.lerp(tip, .4)]
        for _ in range(5 if season == 'winter' else 2):
            end = tip + Vector((rng.uniform(-.5, .5), rng.uniform(-.5, .5), rng.uniform(.1, .6))) * crown * .5
            _limb([middle.lerp(tip, rng.uniform(.3, .9)), end], .016, bark)
    if season == 'winter':
        return
    low, high = {'summer': ((.055, .125, .030), (.145, .235, .060)), 'spring': ((.56, .30, .32), (.80, .62, .60)),
                 'autumn': ((.42, .135, .020), (.60, .33, .050)), 'grey': ((.10, .145, .085), (.20, .25, .15))}[season]
    shader = Shader('leaves')
    tint = shader.ramp(shader.shade(), [(0, low), (1, high)])
    shader.surface(base_color=tint, roughness=.7)
    leaves(tips, crown * .56, 420, shader.cheap(tuple((a + b) / 2 for a, b in zip(low, high))), rng)


def _limb(points, radius, bark):
    body = tube(points, radius, bark)
    knots = body.data.splines[0].bezier_points
    for k, knot in enumerate(knots):
        knot.radius = 1 - .55 * k / max(1, len(knots) - 1)


def leaves(centres, reach, count, material, rng, size=.085, flat=.8):
    """Loose leaves in overlapping clouds, as one mesh; lighter above than below."""
    verts, faces, shades = [], [], []
    for centre in centres:
        for _ in range(count):
            out = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * reach * rng.random() ** .45
            place = Vector(centre) + Vector((out.x, out.y, out.z * flat))
            turn = Matrix.Rotation(rng.uniform(0, 6.3), 3, 'Z') @ Matrix.Rotation(rng.uniform(-1.1, 1.1), 3, 'X')
            grown = size * rng.uniform(.6, 1.25)
            start = len(verts)
            verts += [place + turn @ Vector((a * grown, b * grown * .62, 0)) for a, b in ((-1, 0), (0, -1), (1, 0), (0, 1))]
            faces.append((start, start + 1, start + 2, start + 3))
            shades.append(min(1, max(0, .5 + .38 * out.z / reach + rng.uniform(-.28, .28))))
    body = add('leaves', verts, faces, material)
    body.data.attributes.new('shade', 'FLOAT', 'FACE').data.foreach_set('value', shades)
    return body


def hedge(low, high, seed=3, colour=((.035, .085, .025), (.085, .150, .045))):
    """A clipped hedge."""
    rng = random.Random(seed)
    (x0, y0, z0), (x1, y1, z1) = low, high
    box(low, (x1, y1, z1 - .02), m.plain('hedge core', colour[0], .9), .03)
    shader = Shader('hedge leaves')
    shader.surface(base_color=shader.ramp(shader.shade(), [(0, colour[0]), (1, colour[1])]), roughness=.7)
    count = int(((x1 - x0) + (y1 - y0)) / .16)
    centres = [(rng.uniform(x0, x1), rng.uniform(y0, y1), rng.uniform(z0 + .1, z1)) for _ in range(count * 4)]
    leaves(centres, .14, 26, shader.cheap(colour[0]), rng, .045)


def lawn(x0, x1, deep, start=0.0):
    """Mown grass on its topsoil."""
    grass = m.grout('grass', (.105, .165, .050), .5, (.075, .125, .035))
    box((x0, start, -.13), (x1, deep, .025), grass, .01, 'lawn')
    box((x0, start - .002, -.34), (x1, start + .004, -.13), m.grout('topsoil', (.115, .080, .052)), 0)


def flowers(face, middle, v):
    rng = random.Random(int(middle * 10))
    for tones, count in ((((.05, .12, .03), (.14, .25, .06)), 90), (((.55, .06, .10), (.75, .30, .30)), 40)):
        shader = Shader('flowers')
        shader.surface(base_color=shader.ramp(shader.shade(), [(0, tones[0]), (1, tones[1])]), roughness=.7)
        places = [face.matrix @ Vector((middle - .45 + .15 * k, v + .06, .16)) for k in range(7)]
        leaves(places, .13, count // 2, shader.cheap(tones[0]), rng, .035)


def climber(face):
    """A rose by the door."""
    rng = random.Random(2)
    places = [face.matrix @ Vector((2.85 + rng.uniform(-.18, .18), .3 + k * .22, .10)) for k in range(12)]
    places += [face.matrix @ Vector((2.9 + k * .16, 2.55 + rng.uniform(-.1, .2), .10)) for k in range(9)]
    for tones, count, size in ((((.05, .12, .03), (.13, .23, .06)), 60, .05), (((.66, .28, .30), (.80, .55, .52)), 9, .05)):
        shader = Shader('rose')
        shader.surface(base_color=shader.ramp(shader.shade(), [(0, tones[0]), (1, tones[1])]), roughness=.7)
        leaves(places, .22, count, shader.cheap(tones[0]), rng, size, 1.0)
