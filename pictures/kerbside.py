"""What lies outside a house that is cut open: earth and mains, pavement, road, garden, trees and the tiler's van."""
import math
import random

import bpy
from mathutils import Matrix, Vector

import lights
import materials as m
from sections import HOT, WASTE, COLD, cap, coursed
from shading import Shader
from shapes import add, bevel, box, disc, lathe, tube

PAPER = (1.0, .93, .82)


def table(middle, reach, level, bright):
    """The calm ground on which the model stands: lit near it, paper further out and behind."""
    shader = Shader('table')
    place = shader.node('NewGeometry').outputs['Position']
    away = shader.node('VectorMath', {0: place, 1: (*middle, level)}, operation='DISTANCE').outputs['Value']
    far = shader.span(away, reach * .55, reach * 1.25)
    seen = shader.math('MULTIPLY', shader.node('LightPath').outputs['Is Camera Ray'], bright)
    paper = shader.node('Emission', {'Color': PAPER, 'Strength': seen})
    near = shader.node('BsdfDiffuse', {'Color': (.86, .845, .81)})
    shader.set(shader.output, 'Surface', shader.node('MixShader', {0: far, 1: near.outputs[0], 2: paper.outputs[0]}).outputs[0])
    shader.material.cycles.sample_as_light = False
    add('table', [(-400, -200, level), (400, -200, level), (400, 600, level), (-400, 600, level)], [(0, 1, 2, 3)], shader.material)


def air(ambient, bright):
    """The world: paper to the camera, soft light to everything else."""
    lights.ambient(ambient, (.93, .96, 1.0))
    tree = bpy.context.scene.world.node_tree
    soft = tree.nodes['Background']
    paper = tree.nodes.new('ShaderNodeBackground')
    paper.inputs[0].default_value = (*PAPER, 1)
    paper.inputs[1].default_value = bright
    seen = tree.nodes.new('ShaderNodeLightPath').outputs['Is Camera Ray']
    mixed = tree.nodes.new('ShaderNodeMixShader')
    for socket, value in ((0, seen), (1, soft.outputs[0]), (2, paper.outputs[0])):
        tree.links.new(value, mixed.inputs[socket])
    tree.links.new(mixed.outputs[0], tree.nodes['World Output'].inputs[0])


def earth(x0, x1, deep, low, holes=()):
    """A block of London clay, cut like the house; ``holes`` (x0, x1, bottom) are basements and vaults."""
    soil = m.grout('soil', (.335, .260, .180), .5, (.22, .165, .11))
    gravel = m.grout('gravel', (.44, .385, .30), .6, (.30, .25, .19))
    left = x0
    for a, b, bottom in sorted(holes) + [(x1, x1, low)]:
        if a > left:
            box((left, 0, low), (a, deep, -.62), soil, 0, 'soil')
            box((left, 0, -.62), (a, deep, -.345), gravel, 0, 'gravel')
        if b > a:
            box((a, 0, low), (b, deep, bottom), soil, 0, 'soil')
        left = max(left, b)


def street(x0, kerb, edge, deep, paving='slabs', road='asphalt'):
    """Road from ``x0`` to the kerb, pavement from the kerb to ``edge``."""
    stone = coursed('paving', (.50, .475, .43), (.45, .43, .39), (.27, .25, .22), .75, .60, .014, 'floor', mottle=.05)
    setts = coursed('setts', (.235, .215, .195), (.175, .165, .155), (.09, .085, .075), .20, .125, .018, 'floor')
    tar = m.paint('asphalt', (.150, .150, .152), .9)
    box((x0, 0, -.34), (kerb, deep, -.12), setts if road == 'setts' else tar, 0, 'road')
    if paving == 'setts':
        box((kerb, 0, -.34), (edge, deep, -.10), setts, 0)
    else:
        box((kerb + .14, 0, -.345), (edge, deep, 0), stone, 0, 'pavement')
        count = round(deep / .9)
        for k in range(count):
            box((kerb, deep * k / count, -.30), (kerb + .14, deep * (k + 1) / count - .012, .004), m.plain('kerb', (.42, .41, .39), .8), .012)


def mains(x, low, p, water=None):
    """The sewer under the road, seen end on, and the water main nearer the kerb."""
    lathe([(.46, -.016), (.46, .20), (.34, .20), (.34, -.016)], m.plain('sewer bricks', (.33, .13, .075), .8), (x, .18, low), 'y', 40, closed=False)
    disc((x, .002, low), .345, .02, m.plain('sewer', (.03, .028, .024), .6), 'y', 0, 40)
    box((x - .27, -.012, low - .20), (x + .27, -.004, low - .12), m.plain('waste water', WASTE, .4), 0)
    if water:
        lathe([(.125, -.05), (.125, .20), (.085, .20), (.085, -.05)], m.plain('main', COLD, .4), (water[0], .12, water[1]), 'y', 32, closed=False)
        disc((water[0], -.030, water[1]), .086, .01, m.plain('water', (.20, .42, .66), .2), 'y', 0, 32)


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
        tip = Vector((x + math.cos(around) * math.sin(lean) * reach, y + math.sin(around) * math.sin(lean) * reach, z + fork + crown * .35 + math.cos(lean) * reach * 1.15))
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


def railings(start, end, base, metal, height=1.05, gap=.13):
    """Iron railings with spear heads between two points (x, y)."""
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    count = max(2, round(length / gap))
    for k in range(count + 1):
        t = k / count
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        tube([(x, y, base), (x, y, base + height)], .011, metal, smooth=False)
        lathe([(.010, 0), (.022, .03), (.001, .10)], metal, (x, y, base + height), steps=8)
    for level in (.12, height - .10):
        tube([(x0, y0, base + level), (x1, y1, base + level)], .014, metal, smooth=False)


def lamp_post(at, metal, height=4.2):
    """A London street lamp."""
    x, y, z = at
    lathe([(.13, 0), (.13, .10), (.09, .16), (.08, .70), (.055, .80), (.042, 1.2), (.036, height - .75), (.05, height - .70), (.02, height - .62)], metal, at, steps=24)
    top = z + height - .62
    lathe([(.09, 0), (.165, .42)], m.plain('lantern', (.86, .80, .62), .2), (x, y, top), steps=6, closed=True)
    lathe([(.19, .42), (.17, .47), (.09, .58), (.03, .64), (.03, .70), (.001, .72)], metal, (x, y, top), steps=6)
    tube([(x - .22, y, top - .10), (x + .22, y, top - .10)], .016, metal, smooth=False)


def van(at, p, body=None, long=4.9):
    """The tiler's van, its nose towards -y; ``at`` is the middle of its nose on the road."""
    x, y, z = at
    green = body or m.plain('van green', (.012, .066, .050), .3, specular=.5)
    glass, rubber = m.plain('van glass', (.022, .028, .032), .08), m.plain('rubber', (.018, .018, .019), .6)
    belt, roof, half, top = 1.12, 2.02, .97, .80
    lower = [(.06, .36), (.0, .52), (.0, .80), (.12, .98), (.95, belt), (long, belt), (long + .01, .36)]
    upper = [(.95, belt), (1.72, roof - .14), (2.02, roof - .02), (2.4, roof), (long - .16, roof), (long - .04, roof - .10), (long, belt)]
    for profile, wide in ((lower, lambda v: half), (upper, lambda v: half + (top - half) * (v - belt) / (roof - belt))):
        verts = [(x + s * wide(v), y + u, z + v) for s in (-1, 1) for u, v in profile]
        n = len(profile)
        faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        bevel(add('van', verts, faces, green), .05, 4)

    def flat(points, material, out=.012):
        add('van part', points, [tuple(range(len(points)))], material)

    def side(s, v):
        return x + s * (half + (top - half) * (v - belt) / (roof - belt) + .006 if v >= belt else half + .006)
    slope = [(1.00, belt + .06), (1.66, roof - .20)]
    flat([(x - .84, y + slope[0][0] - .02, z + slope[0][1]), (x + .84, y + slope[0][0] - .02, z + slope[0][1]), (x + .72, y + slope[1][0] - .02, z + slope[1][1]),
          (x - .72, y + slope[1][0] - .02, z + slope[1][1])], glass)
    for s in (-1, 1):
        quad = [(1.22, belt + .05), (2.12, belt + .05), (2.12, roof - .24), (1.86, roof - .24)]
        flat([(side(s, v), y + u, z + v) for u, v in (quad if s > 0 else quad[::-1])], glass)
        for wy in (.92, long - .98):
            disc((x + s * (half - .085), y + wy, z + .345), .345, .21, rubber, 'x', .05, 40)
            disc((x + s * (half + .012), y + wy, z + .345), .205, .03, m.plain('wheel', (.50, .50, .49), .35, 1.0), 'x', .01, 40)
            disc((x + s * (half - .02), y + wy, z + .40), .43, .056, m.plain('arch', (.012, .013, .014), .7), 'x', 0, 40)
        box((min(x + s * half, x + s * (half + .012)), y + 2.30, z + .62), (max(x + s * half, x + s * (half + .012)), y + long - .14, z + .66), p.brass, 0)
        _mark(x + s * (half + .008), y + 3.05, z + .74, s)
        box((x + s * .70 - .15, y - .012, z + .72), (x + s * .70 + .15, y + .05, z + .90), m.plain('lamp glass', (.86, .85, .80), .1), .03)
        box((x + s * 1.04 - .07, y + 1.18, z + belt + .02), (x + s * 1.04 + .07, y + 1.30, z + belt + .24), p.black, .02)
    box((x - .95, y - .03, z + .30), (x + .95, y + .12, z + .50), p.black, .03)
    box((x - .42, y - .012, z + .60), (x + .42, y + .03, z + .72), p.black, .02)
    box((x - .26, y - .040, z + .37), (x + .26, y - .03, z + .47), m.plain('plate', (.80, .79, .74), .4), 0)
    box((x - .92, y + .3, z + .20), (x + .92, y + long - .2, z + .50), p.black, 0)
    for bar in (2.5, long - .5):
        tube([(x - .74, y + bar, z + roof + .07), (x + .74, y + bar, z + roof + .07)], .02, p.black, smooth=False)
    for k, run in enumerate((-.45, -.15)):
        tube([(x + run, y + 2.3, z + roof + .11), (x + run, y + long - .2, z + roof + .11)], .024, m.plain('ladder', (.60, .60, .58), .4, 1.0), smooth=False)
    for k in range(8):
        tube([(x - .45, y + 2.45 + k * .29, z + roof + .11), (x - .15, y + 2.45 + k * .29, z + roof + .11)], .012, m.plain('rung', (.60, .60, .58), .4, 1.0), smooth=False)


def _mark(x, y, z, side):
    """A tile cut in two, on the van's flank."""
    tone = m.plain('mark', (.80, .78, .72), .4)
    size = .34
    points = [[(0, 0), (size, 0), (0, size)], [(size, .03), (size, size), (.03, size)]]
    for shape in points:
        add('mark', [(x + side * .004, y + u, z + v) for u, v in (shape if side > 0 else shape[::-1])], [(0, 1, 2)], tone)


def steps(x0, x1, y0, y1, z0, z1, stone, count):
    """Stone steps that rise from x0 to x1."""
    for k in range(count):
        a = x0 + (x1 - x0) * k / count
        top = z0 + (z1 - z0) * (k + 1) / count
        box((a, y0, z0 - .02), (x1, y1, top), stone, .008)


def picket(start, end, paint, height=.85):
    """A picket fence along y."""
    (x, y0), (_, y1) = start, end
    count = round((y1 - y0) / .13)
    for k in range(count + 1):
        y = y0 + (y1 - y0) * k / count
        box((x - .012, y - .035, 0), (x + .012, y + .035, height + (.06 if k % 2 else 0)), paint, .008)
    for level in (.22, .62):
        box((x + .012, y0, level), (x + .04, y1, level + .07), paint, .004)


def car(at, p, colour=(.36, .045, .03)):
    """A small car, its nose towards -y."""
    x, y, z = at
    paint, glass, rubber = m.plain('car paint', colour, .22, specular=.5), m.plain('car glass', (.03, .035, .04), .1), m.plain('rubber', (.018, .018, .019), .6)
    belt, roof, long, half, top = .80, 1.36, 3.5, .74, .58
    lower = [(.05, .24), (0, .36), (.02, .66), (.85, belt), (long - .03, belt), (long, .36), (long - .05, .24)]
    upper = [(.90, belt), (1.35, roof - .05), (1.6, roof), (2.9, roof), (3.1, roof - .06), (long - .10, belt)]

    def wide(v):
        return half if v <= belt else half + (top - half) * (v - belt) / (roof - belt)
    for profile in (lower, upper):
        n = len(profile)
        verts = [(x + s * wide(v), y + u, z + v) for s in (-1, 1) for u, v in profile]
        faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        bevel(add('car', verts, faces, paint), .06, 4)
    for s in (-1, 1):
        for quad in (((1.16, belt + .05), (2.02, belt + .05), (2.02, roof - .10), (1.46, roof - .10)), ((2.10, belt + .05), (3.16, belt + .05), (2.98, roof - .10), (2.10, roof - .10))):
            points = [(x + s * (wide(v) + .008), y + u, z + v) for u, v in (quad if s > 0 else quad[::-1])]
            add('car window', points, [(0, 1, 2, 3)], glass)
        for wy in (.62, long - .66):
            disc((x + s * (half - .06), y + wy, z + .28), .28, .17, rubber, 'x', .04, 36)
            disc((x + s * (half + .025), y + wy, z + .28), .15, .02, m.plain('wheel', (.55, .55, .54), .3, 1.0), 'x', .006, 36)
        disc((x + s * .50, y - .01, z + .56), .10, .05, m.plain('lamp glass', (.86, .85, .80), .1), 'y', .02, 28)
    add('windscreen', [(x - .60, y + .94, z + belt + .06), (x + .60, y + .94, z + belt + .06), (x + .52, y + 1.30, z + roof - .10), (x - .52, y + 1.30, z + roof - .10)], [(0, 1, 2, 3)], glass)
    box((x - .70, y - .05, z + .30), (x + .70, y + .05, z + .40), m.plain('bumper', (.55, .55, .54), .3, 1.0), .02)
