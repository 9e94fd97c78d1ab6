"""Close-ups: grout being worked into a joint, and a room half tiled, seen from above."""
import math
import random

from mathutils import Vector

import layers
import lights
import materials as m
import stone
import tools
from cameras import Camera
from patterns import Tile, octagon_and_dot
from rooms import on, placed
from setting_out import set_out
from shading import Shader
from shapes import add, box, disc, tube
from tiles import Surface, bed, floor, lay

PICTURES = {
    'grout': Camera(at=(-.085, -.118, .150), yaw=-37, lens=40, rise=-.235, focus=.150, fstop=8, exposure=1.35, contrast='High', seeds=(602, 702), near=.01),
    'half-tiled': Camera(at=(.02, -3.90, 2.45), yaw=-1, pitch=-32, lens=46, focus=3.6, fstop=11, exposure=.9, contrast='High', samples=3, seeds=(603, 703)),
}
WALL = Surface((0, 0, 0), (1, 0, 0), (0, 0, 1))


def build(picture):
    """Each close-up is a scene of its own."""
    {'grout': _grout, 'half-tiled': _half_tiled}[picture]()


def _soft_window(at, size, aim, strength):
    """A curtained window to be mirrored by a glaze: bright in its middle, without an edge."""
    shader = Shader('curtained window')
    across, _, up = shader.node('SeparateXYZ', {0: shader.node('TexCoord').outputs['Generated']}).outputs
    ways = [shader.math('SUBTRACT', 1.0, shader.math('POWER', shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('MULTIPLY', way, 2.0), 1.0)), 2.2), True)
            for way in (across, up)]
    seen = shader.math('SUBTRACT', 1.0, shader.node('LightPath').outputs['Is Diffuse Ray'])
    level = shader.math('MULTIPLY', shader.math('MULTIPLY', *ways), shader.math('MULTIPLY', seen, strength))
    light = shader.node('Emission', {'Color': (1, .97, .92), 'Strength': level})
    clear = shader.node('BsdfTransparent')
    both = shader.node('AddShader', {0: light.outputs[0], 1: clear.outputs[0]})
    shader.set(shader.output, 'Surface', both.outputs[0])
    shader.material.cycles.sample_as_light = False
    wide, high = size
    with placed(at, aim):
        add('curtain', [(-wide / 2, 0, -high / 2), (wide / 2, 0, -high / 2), (wide / 2, 0.001, high / 2), (-wide / 2, 0.001, high / 2)], [(0, 1, 2, 3)], shader.material)


def _grout():
    """Joints of 5 mm between glazed tiles, filled and washed; crumbs of grout still lie on the tiles to the right."""
    clay = m.zellige('clay glaze', [(.44, .200, .115), (.50, .240, .140), (.40, .175, .100), (.54, .270, .165)], rough=.10, wave=.10, mottle=.28, scale=14,
                     rim=(.62, .42, .28), crackle=.35, body=(.52, .30, .18))
    step, joint, half = .1035, .005, .0037
    bed(WALL, (-.4, -.2, .6, .5), tools.fresh_mortar('adhesive', (.52, .45, .35)), proud=.0050)
    for i in range(-3, 4):
        for j in range(-1, 4):
            u, v = i * step + joint / 2, j * step + joint / 2
            near = -2 <= i <= 1 and 0 <= j <= 2
            tools.handmade(WALL, (u, v, u + step - joint, v + step - joint), clay, thickness=.009, round_by=.0016, wave=.0004, dome=.0002, chips=.5,
                           step=.0006 if near else .003, seed=300 + i * 13 + j * 7)
    grout = tools.fresh_mortar('grout', (.70, .61, .47), .8, 1.6)

    def filled(u):
        """How far a joint is filled: 1 where it has been washed, a little more where the float has just been."""
        return 1.0 + .05 * min(1.0, max(0.0, (u - .075) / .03))

    def tooled(across, along, full):
        hollow = .0013 * math.sqrt(max(0, 1 - (across / .0028) ** 2))
        sand = .00026 * tools.rough((along, across, 3), .0011) + .00022 * tools.rough((along, across, 5), .0050)
        pin = max(0, tools.rough((along, across, 8), .0020) - .42) * .0030
        return .0012 + full * (.0066 + (.0011 - hollow) * .75 - .0002 + sand - pin) + (full - 1) * .004 * tools.rough((along, across, 6), .004)
    for j in range(0, 3):
        v = j * step
        tools.relief(WALL, (-.16, v - half, .26, v + half), .00028, lambda a, b, v=v: tooled(b - v, a, filled(a + .006 * tools.rough((a, b, 9), .02))), grout, 'joint')
    for i in range(-1, 3):
        u = i * step
        tools.relief(WALL, (u - half, -.02, u + half, .26), .00028, lambda a, b, u=u: tooled(a - u, b + 7, filled(a + .012 * tools.rough((0, b, 4), .05))), grout, 'joint')

    rng = random.Random(4)
    for k in range(34):
        size = .0014 + .0034 * rng.random() ** 3
        tools.dollop(Surface((0, -.0092, 0), (1, 0, 0), (0, 0, 1)), (rng.gauss(.080, .030), rng.uniform(-.02, .24)), (size, size * .8), .0009, grout, k, .0004)
    box((-2, -2.6, -1), (2, -2.5, 2), m.plain('room', (.40, .36, .31), .9), 0)
    _soft_window((2.0, -2.0, 1.12), (2.9, 1.5), 45, 2.6)
    lights.fill((.75, -.16, .52), (.2, .3), 4.5, (-1, .16, -.55), (1, .93, .83))
    lights.fill((-.6, -1.0, .5), (.8, .8), 2.2, (.5, .85, -.2), (1, .97, .92))
    lights.ambient(.2)


def _half_tiled():
    """A corner half done: a level on the last course, spacers in the joints, the floor's first rows down."""
    left, right, front, high = -1.25, 1.45, -3.6, 2.8
    tanked = layers.tanking('tanking', (.040, .130, .175))
    paint = stone.concrete('plaster', (.58, .43, .34), .9)
    box((left - .1, front, -.12), (right + .1, .1, 0), stone.concrete('screed', (.165, .152, .130), .9), 0)
    box((left - .12, 0, 0), (right + .1, .1, high), tanked, 0)
    box((left - .12, front, 0), (left, .1, high), paint, 0)
    box((right, front, 0), (right + .1, .1, high), paint, 0)
    back = Surface((left, 0, 0), (1, 0, 0), (0, 0, 1))
    wide = right - left
    courses = 9
    tile, joint = (.1985, .0985), .0025
    field = (0, .010, wide, .010 + courses * (tile[1] + joint))
    wall = set_out('Wall', back, field, tile, joint, thickness=.013)
    white = m.zellige('oat glaze', [(.70, .66, .575), (.755, .715, .635), (.665, .62, .535), (.725, .69, .61)], rough=.10, wave=.10, mottle=.10, crackle=0,
                      rim=(.80, .765, .69))
    step, steps = tile[1] + joint, 1.30
    low = field[1] + 5 * step
    done = [t for t in wall.tiles() if max(v for _, v in t.points) < low + .002 or max(u for u, _ in t.points) < steps]
    adhesive = tools.fresh_mortar('adhesive', (.285, .275, .25))
    lay(Surface((left, -.004, 0), (1, 0, 0), (0, 0, 1)), done, [white], .009, bevel=.0014, tilt=.003, lift=.0002, drop_limit=.0004, seed=5, back=True)
    edge = max(u for t in done for u, v in t.points if v > low + .01)
    layers.combed(back, low, low + .212, lambda v: (edge - .02, edge + .93 + .05 * tools.rough((v, 2, 1), .12)), .0004, .0115, .0052, adhesive, 6)
    for right_end, top in ((wide, low - .004), (edge - .004, field[3] - .004)):
        on(back, (0, .012, 0), (right_end, top, .0046), m.grout('behind', (.34, .325, .30)), 0)
    red = m.plain('spacer', (.72, .16, .06), .5)
    first = wall.area[0] + wall.across['start'] / 1000
    for row in range(3, courses + 1):
        v = field[1] + row * step - joint / 2
        for k in range(-1, 16):
            u = first + k * (tile[0] + joint) - joint / 2
            if .02 < u < wide - .02 and (row <= 5 if u > edge + .01 else row >= 6 and u < edge - .01):
                tools.spacer(back, u, v, .008, joint, red, .009, .011)
    chalk = m.plain('chalk', (.72, .72, .70), .8)
    on(back, (0, 1.20, 0), (wide, 1.2014, .0004), chalk, 0)
    on(back, (wide / 2 - .0007, low + .22, 0), (wide / 2 + .0007, 1.6, .0004), chalk, 0)
    # The tanking turns both corners.
    for side in (Surface((left, -1, 0), (0, 1, 0), (0, 0, 1)), Surface((right, -1, high), (0, 1, 0), (0, 0, -1))):
        layers.coat(side, .86, 1.0, high, .0010, tanked, 4, 0, 0)
    _tails(back)
    tools.spirit_level((left + .66, -.0115, field[3] + .0012), 1.00, m.plain('level yellow', (.78, .50, .025), .35))
    _half_a_floor(left, right, front)
    # From a window to the left, low enough for the ridges to throw shadows.
    lights.fill((-1.2, -1.9, 1.75), (.9, 1.0), 76, (1, .35, -.62), (1, .96, .90))
    lights.fill((1.3, -3.4, 2.2), (.5, .8), 16, (-.5, .8, -1), (.90, .95, 1))
    lights.fill((0, -1.6, 2.45), (2, 2), 8)
    lights.ambient(.17)


def _tails(back):
    """Two capped pipes for a basin, each through a sealed collar."""
    copper, fleece, rubber = (m.plain('copper', (.72, .36, .22), .28, 1.0), m.cloth('collar', (.40, .44, .46), 'linen'),
                              m.plain('rubber', (.30, .34, .36), .6))
    for u in (1.86, 2.01):
        on(back, (u - .05, .91, 0), (u + .05, 1.01, .0012), fleece, .0004)
        x, _, z = back.matrix @ Vector((u, .96, 0))
        disc((x, -.0012, z), .032, .0016, rubber, 'y', .0004)
        tube([(x, 0, z), (x, -.085, z)], .0075, copper, smooth=False)
        tube([(x, -.068, z), (x, -.092, z)], .0092, copper, smooth=False)


def _half_a_floor(left, right, front):
    """Octagons and dots from the back wall forward, the next rows combed, tiles and tools in front."""
    ground = floor((left, front, 0))
    wide, deep = right - left, -front
    stop = deep - 1.06
    tiles = octagon_and_dot((0, 0, wide, deep - .006), .151, .054, .003, start=(wide / 2, deep - .006 - .0785))
    clays = [m.clay('cream clay', (.60, .52, .39)), m.clay('charcoal clay', (.035, .034, .035))]
    laid = [t for t in tiles if sum(v for _, v in t.points) / len(t.points) > stop + (.16 if sum(u for u, _ in t.points) / len(t.points) > 1.55 else 0)]
    behind = m.grout('behind', (.34, .325, .30))
    for area in ((0, stop + .10, 1.5, deep), (1.5, stop + .26, wide, deep)):
        bed(ground, area, behind, proud=.0052)
    lay(Surface((left, front, .0038), (1, 0, 0), (0, 1, 0)), laid, clays, .010, bevel=.0011, tilt=.003, lift=.0002, drop_limit=.0004, seed=8, back=True)
    adhesive = tools.fresh_mortar('floor adhesive', (.285, .275, .25))
    # The ridges run away from the eye, across the light.
    turned = Surface((left + 2.50, front, 0), (0, 1, 0), (-1, 0, 0))
    layers.combed(turned, 0, 2.34, lambda v: (stop - .25 - .03 * tools.rough((v, 2, 3), .12), stop + .30), .0004, .0125, .0058, adhesive, 9)
    steel, wood = tools.worn_steel(), m.wood('ash', (.20, .105, .045), (.40, .25, .13), 'x')
    tools.notched_trowel((left + 1.28, front + stop - .40, .0008), 24, steel, m.plain('grip', (.34, .045, .025), .5), adhesive)
    octagon = min((t for t in tiles if t.kind == 0), key=lambda t: abs(sum(u for u, _ in t.points) / 8 - wide / 2) + abs(sum(v for _, v in t.points) / 8 - stop))
    u, v = (sum(axis) / 8 for axis in zip(*octagon.points))
    for pile, (x, y) in enumerate(((-.74, -1.47), (-.52, -1.57))):
        for k in range(5 - 2 * pile):
            with placed((x + .004 * math.sin(k * 2.1), y + .004 * math.cos(k * 3.3), .0104 * k), 7 * math.sin(k * 1.7) + 20 * pile):
                lay(floor((-u, -v, 0)), [Tile(octagon.points, 0)], clays, .010, bevel=.0011, tilt=0, lift=0, seed=70 + k + 9 * pile, back=True)
    tools.tub((.86, -1.40, 0), m.plain('rubber', (.020, .022, .023), .55), adhesive, .17, .21)
    tools.sponge((.58, -1.52, 0), (.135, .092, .046), tools.sponge_foam(), -20)
