"""What a house stands on: the table, earth and mains, pavement, road, railings."""
import math

import bpy

import lights
import materials as m
from house.masonry import cap
from house.palette import COLD, WASTE, brick, coursed
from house.planting import hedge, lawn, tree
from house.vehicles import van
from shading import Shader
from shapes import add, box, disc, lathe, tube


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
    lathe([(.13, 0), (.13, .10), (.09, .16), (.08, .70), (.055, .80), (.042, 1.2), (.036, height - .75), (.05, height - .70), (.02, height - .62)],
        metal, at, steps=24)
    top = z + height - .62
    lathe([(.09, 0), (.165, .42)], m.plain('lantern', (.86, .80, .62), .2), (x, y, top), steps=6, closed=True)
    lathe([(.19, .42), (.17, .47), (.09, .58), (.03, .64), (.03, .70), (.001, .72)], metal, (x, y, top), steps=6)
    tube([(x - .22, y, top - .10), (x + .22, y, top - .10)], .016, metal, smooth=False)


def picket(start, end, paint, height=.85):
    """A picket fence along y."""
    (x, y0), (_, y1) = start, end
    count = round((y1 - y0) / .13)
    for k in range(count + 1):
        y = y0 + (y1 - y0) * k / count
        box((x - .012, y - .035, 0), (x + .012, y + .035, height + (.06 if k % 2 else 0)), paint, .008)
    for level in (.22, .62):
        box((x + .012, y0, level), (x + .04, y1, level + .07), paint, .004)


WIDE = 6.2


def outside(p, s, basement=False, low=-3.7, garden=15.8, season='summer', x0=-8.6, kerb_x=-4.5, edge=-1.45, rear=None, fence=True, lamp=True,
        road='asphalt',
            paving='slabs', tall=6.8):
    """Street, area or front garden, back garden, van; ``rear`` is where the house ends at the back."""
    rear = s.back_x if rear is None else rear
    if basement:
        _area(p, s, low, x0, garden, rear)
    else:
        earth(x0, garden, WIDE, low, [(s.front_x, s.back_x, min(-.34, s.levels[0] - .24))])
        box((edge, 0, -.34), (s.front_x, WIDE, 0), m.plain('flags', (.40, .385, .35), .7), 0)
        if s.levels[0] > 0:
            footing(p, s)
    street(x0, kerb_x, edge, WIDE, paving, road)
    lawn(rear + (1.8 if basement else .9), garden, WIDE)
    if not basement:
        box((rear, 0, -.34), (rear + .9, WIDE, .0), m.plain('terrace', (.44, .41, .36), .7), 0)
    mains(-6.7, low + .60, p, (-4.95, -.85))
    van((-5.62, .35, -.12), p)
    tree((garden - 1.1, 2.6, 0), tall, 2.1, season, 4)
    hedge((rear + 2.0, WIDE - .7, 0), (garden - .1, WIDE - .05, 1.7))
    if lamp:
        lamp_post((kerb_x + .55, 5.7, 0), p.black)
    if fence and not basement:
        railings((edge + .12, .02), (edge + .12, 2.4), 0, p.black, .95)
    return low


def footing(p, s):
    """Walls and hardcore from the ground up to a raised floor."""
    top = s.levels[0]
    for x0, x1 in ((s.front_x, s.front_x + .34), (s.back_x - .34, s.back_x)):
        box((x0, 0, -.62), (x1, s.deep, top), s.skin, 0, 'footing')
        cap(x0, x1, -.62, top, p.cut)
    box((s.front_x + .34, 0, -.345), (s.back_x - .34, s.deep, top - .24), m.grout('hardcore', (.40, .35, .28), .6, (.27, .23, .18)), 0)


def _area(p, s, low, x0, garden, rear):
    """A sunk area before the basement, a vault under the pavement, a sunk yard behind."""
    floor = s.levels[0]
    earth(x0, garden, WIDE, low, [(-3.9, rear + 1.8, floor - .24)])
    flag = m.plain('flags', (.36, .345, .315), .7)
    box((-3.9, 0, floor - .28), (s.front_x, WIDE, floor), flag, 0)
    box((rear, 0, floor - .28), (rear + 1.5, WIDE, floor), flag, 0)
    whitewash, vault = brick('area brick', 'white'), brick('vault brick', 'stock')
    for a, b in ((-1.75, -1.45), (rear + 1.5, rear + 1.8)):
        box((a, 0, floor - .24), (b, WIDE, .10), whitewash, 0)
        cap(a, b, floor - .24, .10, p.cut)
    box((-3.9, 0, -.42), (-1.75, WIDE, -.14), vault, 0)
    cap(-4.05, -1.45, -.44, -.14, p.cut)
    box((-4.05, 0, floor - .24), (-3.9, WIDE, -.14), vault, 0)
    cap(-4.05, -3.9, floor - .24, -.14, p.cut)
    box((-3.88, 2.4, floor), (-1.75, 2.5, -.42), vault, 0)
    railings((-1.6, .02), (-1.6, 2.5), .10, p.black)
    railings((rear + 1.65, .02), (rear + 1.65, WIDE - .3), .10, p.black, .95)
