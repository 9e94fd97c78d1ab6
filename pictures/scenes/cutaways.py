"""What lies behind the tile: a shower wall and a floor, opened layer by layer from left to right.

Every layer is true to size: board 12 mm, membrane 1.5 mm, adhesive 4 mm, tile 9 mm.
"""
import math
import random

import layers
import lights
import materials as m
import stone
import tools
from cameras import Camera
from patterns import grid
from rooms import on
from setting_out import set_out
from shading import Shader
from shapes import box, disc, lathe, loft, pipe, tube
from tiles import Surface, lay

PICTURES = {
    'shower-wall': Camera(at=(.50, -2.55, .80), yaw=-13, lens=38, rise=-.065, slide=.0, focus=2.5, fstop=11, exposure=.95, contrast='High', samples=4,
                          seeds=(441, 541)),
    'floor': Camera(at=(.82, -3.20, 1.50), yaw=-6, lens=32, rise=-.545, slide=.0, focus=2.5, fstop=11, exposure=.75,
                    size=(2160, 1350), samples=3, seeds=(442, 542)),
}


def build(picture):
    """A mock-up in a bright workshop."""
    _workshop()
    _shower_wall() if picture == 'shower-wall' else _floor()


def _workshop():
    pale = m.paint('backdrop', (.64, .61, .56))
    box((-4, 1.2, -1), (6, 1.3, 4), pale, 0)
    box((-4, -5, -.66), (6, 1.3, -.56), m.plain('workshop floor', (.36, .33, .29), .6), 0)
    box((-4, -5, 3.4), (6, 1.3, 3.5), m.plain('workshop ceiling', (.75, .74, .72), .9), 0)
    lights.fill((-1.9, -1.9, 1.9), (1.2, 1.6), 62, (.80, .50, -.42), (1, .97, .92))
    lights.fill((3.6, -2.2, 1.6), (1.0, 1.4), 20, (-.85, .45, -.25), (.90, .95, 1.0))
    lights.fill((1, -1.6, 3.3), (3, 2), 40, (0, .25, -1))
    lights.ambient(.3)


def _stagger(tiles, edge, slope=0.0):
    """Only the whole tiles to the right of an edge, so that the field ends in steps."""
    return [t for t in tiles if min(u for u, _ in t.points) >= edge + slope * t.points[0][1]]


def _haze(sheet, tiles, edge, colour):
    """A film of grout that a first wash has left, drawn in wide sweeps; it fades to clean tile."""
    v0, v1 = (pick(v for t in tiles for _, v in t.points) for pick in (min, max))
    shader = Shader('haze')
    place = shader.warp(shader.place((1, 1, 1), (0, math.radians(-38), 0), shifted=False), 3, .12)
    sweeps = shader.noise(shader.node('Mapping', {'Vector': place, 'Scale': (3, 1, 11)}).outputs[0], 1.0, 4, .55)
    along = shader.node('SeparateXYZ', {0: shader.warp(shader.place(shifted=False), 7, .10)}).outputs[0]
    fall = shader.math('MULTIPLY', shader.span(along, edge - .06, edge + .04), shader.span(along, edge + .08, edge + .42, 1, 0))
    film = shader.math('MULTIPLY', fall, shader.span(sweeps, .36, .72, .05, .34))
    shader.surface(base_color=colour, roughness=.9)
    clear = shader.node('BsdfTransparent')
    mixed = shader.node('MixShader', {0: film, 1: clear.outputs[0], 2: shader.bsdf.outputs[0]})
    shader.set(shader.output, 'Surface', mixed.outputs[0])
    tools.relief(sheet, (edge - .04, v0, edge + .44, v1), .02, lambda u, v: .0099, shader.material, 'haze')


def _tray(low, high, floor, china, metal, waste):
    """A shower tray: a flat rim, a floor that falls to the waste, and an upstand under the tiles."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    a, b = (x1 - x0) / 2, (y1 - y0) / 2
    shift = (waste[0] - (x0 + x1) / 2, waste[1] - (y0 + y1) / 2)
    loft([(a, b, z0, 0, 0, 60), (a, b, z1 - .004, 0, 0, 60), (a - .004, b - .004, z1, 0, 0, 60), (a - .040, b - .040, z1, 0, 0, 22),
          (a - .046, b - .046, z1 - .004, 0, 0, 20), (a - .056, b - .056, floor + .007, 0, 0, 18), (a - .068, b - .068, floor + .004, 0, 0, 16),
          (.062, .062, floor, *shift, 2)], china, ((x0 + x1) / 2, (y0 + y1) / 2, 0), steps=192, angle=30)
    disc((*waste, floor + .002), .056, .006, metal, 'z', .002)
    lathe([(.041, 0), (.043, .0016), (.046, .0016), (.048, 0)], m.plain('gap', (.02, .02, .02), .6), (*waste, floor + .0042), steps=64, closed=False)


def _shower_wall():
    """Studs, wool and pipes, board, tape and membrane, adhesive, tile, grout, and silicone at the tray; wall and floor run out of the picture."""
    face = Surface((0, 0, 0), (1, 0, 0), (0, 0, 1))
    start, wide, high = -.80, 3.10, .018 + 23 * .1015
    pine, metal, copper = layers.timber(), m.plain('zinc', (.62, .60, .55), .35, 1.0), m.plain('copper', (.72, .36, .22), .28, 1.0)
    box((start, .100, 0), (wide, .112, high), m.plain('lining paper', (.46, .40, .32), .85), 0)
    studs = [start + .4 * k for k in range(10)]
    for x in studs:
        box((x, .002, .045), (x + .045, .098, high), pine, .001)
    box((start, .002, 0), (wide, .098, .0448), layers.timber('plate', 'x'), .001)
    for x in studs[:-1]:
        for z in (.579, 1.180):
            box((x + .045, .002, z), (x + .4, .098, z + .045), layers.timber('nogging', 'x'), .001)
    wool = layers.mineral_wool()
    for k, x in enumerate(studs[:4]):
        for j, (low, top) in enumerate(((.045, .579), (.624, 1.180), (1.225, high))):
            # The bay with the pipes is still open below.
            if x != studs[2] or j == 2:
                layers.wool((x + .045, low), (x + .4, top), .020, wool, 3 + k * 7 + j * 3)
    for x, z in ((.13, .93), (.24, .80)):
        pipe([(x, .050, -.05), (x, .050, z), (1.3, .050, z)], .0075, .020, copper)
        for stud in (.4,):
            disc((stud - .0005, .050, z), .0125, .0012, m.plain('drilled', (.10, .06, .03), .9), 'x', 0, 32)
        box((x - .014, .0425, .30), (x + .014, .066, .316), m.plain('clip', (.80, .79, .75), .45), .004)
    box((.05, .066, .24), (.395, .082, .38), m.wood('ply', (.40, .27, .145), (.62, .47, .29), 'x', .6, .7), .001)
    board_end = .012
    cement = stone.concrete('cement board', (.43, .445, .42), .85)
    rows = ((.012, .600, .4225, 1.2225), (.603, 1.201, .4225, .8225), (1.204, high, .4225, 1.2225))
    for low, top, left, seam in rows:
        for u, w in ((left, seam - .0015), (seam + .0015, wide)):
            on(face, (u, low, 0), (w, top, board_end), cement, .001)
        for u in (left + .014, .8225 - .014, .8225 + .014) if seam == .8225 else (left + .014, .8225):
            for k in range(4):
                layers.screw(face, u, low + .035 + k * (min(top, 1.8) - low - .07) / 3, board_end, metal)
    tank = .94
    tape = layers.mesh_tape()
    for u0, v0, u1, v1 in ((.70, .5765, tank + .30, .6265), (.70, 1.1775, tank + .30, 1.2275), (.7975, .6265, .8475, 1.1775)):
        on(face, (u0, v0, board_end), (u1, v1, board_end + .0009), tape, 0)
    tray_left, flange = .72, board_end + .0012
    tray = m.plain('tray', (.86, .855, .84), .22)
    on(face, (tray_left, .008, board_end), (wide, .048, flange), tray, .0004)
    # Fleece over the tray's upstand, then both coats down over it.
    on(face, (tank - .12, .016, flange), (wide, .105, flange + .0006), m.cloth('fleece', (.72, .73, .72), 'linen'), 0)
    layers.coat(face, tank, wide, high, flange + .0012, layers.tanking('first coat', (.095, .235, .290), .42), 2, 0, .018)
    layers.coat(face, tank + .14, wide, high, flange + .0018, layers.tanking('second coat', (.030, .110, .160), .28), 5, 0, .018)
    grey = m.grout('adhesive', (.40, .395, .375))
    comb = 1.26
    layers.combed(face, .022, high - .01, lambda v: (comb + .03 * tools.rough((v, 2, 5), .3), wide), flange + .0016, .012, .0046, grey, 3)
    glaze = m.zellige('sage tile', [(.150, .205, .150), (.180, .240, .175), (.215, .275, .200), (.165, .220, .160)], rough=.09, wave=.13, mottle=.2,
                      rim=(.30, .32, .24), crackle=0)
    field = (wide - 15 * .2015, .018, wide, high)
    tiles = set_out('Shower wall', face, field, (.1985, .0985), .003, 'brick', board_end + .014).tiles()
    laid = _stagger(tiles, 1.60)
    sheet = Surface((0, -(board_end + .0060), 0), (1, 0, 0), (0, 0, 1))
    lay(sheet, laid, [glaze], .009, bevel=.0016, tilt=.003, lift=.0003, drop_limit=.0005, seed=8, back=True)
    edge = 1.98
    joint, spacer = m.grout('grout', (.74, .71, .64)), m.plain('spacer', (.80, .30, .05), .5)
    for t in laid:
        us, vs = zip(*t.points)
        if min(us) >= edge:
            on(sheet, (min(us) - .0015, min(vs) - .0015, .0004), (max(us) + .0015, max(vs) + .0015, .0076), joint, 0)
        elif max(vs) < high - .01:
            for u in (min(us) + .030, max(us) - .030):
                on(sheet, (u - .0045, max(vs) + .0002, .003), (u + .0045, max(vs) + .0028, .0165), spacer, 0)
    _haze(sheet, [t for t in laid if min(u for u, _ in t.points) >= edge], edge + .03, (.74, .71, .64))
    _tray((tray_left, -.78, -.035), (wide, -.0150, .0135), -.010, tray, m.chrome(), (1.62, -.40))
    deck = m.wood('deck', (.40, .27, .145), (.60, .46, .29), 'x', .6, .7)
    for x in (-2.64, -1.42, -.20):
        box((x, -3.0, -.0353), (min(x + 1.2185, tray_left - .004), 0, -.0002), deck, .0012)
    box((tray_left - .0015, -3.0, -.0353), (4.5, -.784, -.0002), deck, .0012)
    bead = m.plain('silicone', (.80, .785, .74), .2)
    tube([(edge + .02, -.0292, .0162), (wide, -.0292, .0162)], .0050, bead, smooth=False)


def _floor():
    """Joists, boards, plywood, decoupling mat, adhesive, tile, grout, and a soft joint at the wall."""
    wide, deep, front = 2.30, .010 + 4 * .301, -.010 - 4 * .301
    pine = layers.timber('joist', 'y')
    for x in (.02, .42, .82, 1.22, 1.62, 2.02):
        box((x, front, -.245), (x + .047, 0, -.042), pine, .002)
    # The ceiling of the room below closes the bays; it lies on a bench.
    box((-.03, front - .03, -.2575), (wide + .03, 0, -.2452), m.plain('plasterboard', (.60, .585, .55), .9), .001)
    box((-4, -5, -.30), (6, 1.2, -.2577), m.plain('bench', (.36, .33, .29), .6), 0)
    wall = Surface((0, 0, -.042), (1, 0, 0), (0, 0, 1))
    on(wall, (-3, -1, -.01), (wide + 3, 2.4, .0), m.paint('plaster', (.66, .64, .58)), 0)
    floor = Surface((0, front, -.042), (1, 0, 0), (0, 1, 0))
    old = m.wood('floorboard', (.25, .145, .066), (.44, .285, .15), 'x', .65, .8)
    steel = m.plain('zinc', (.62, .60, .55), .35, 1.0)
    board = deep / 9
    rng = random.Random(12)
    for k in range(round(deep / board)):
        v0, v1 = k * board, min((k + 1) * board - .0025, deep - .008)
        on(floor, (.021 if k % 3 == 1 else .4435 + rng.uniform(-.004, .004), v0, 0), (wide, v1, .018 + rng.uniform(-.0006, .0003)), old, .0015)
    ply = m.wood('plywood', (.40, .27, .145), (.62, .47, .29), 'x', .6, .7)
    base = .033
    on(floor, (.62, 0, .0184), (wide, deep - .008, base), ply, .0008)
    for u in (.0435, .465, .845):
        for k in range(9):
            v = (k + .5) * board
            if u > .62:
                layers.screw(floor, u, v, base + .0002, steel)
            elif u > .1 or k % 3 == 1:
                for side in (-.035, .035):
                    layers.screw(floor, u, v + side, .0182, steel)
    mat = .98
    orange = m.plain('mat', (.60, .165, .030), .42)
    on(floor, (mat, 0, base), (wide, deep - .008, base + .0008), orange, 0)
    waffle = grid((mat, 0, 1.50, deep - .008), (.0125, .0125), .0065)
    lay(Surface((0, front, -.042 + base), (1, 0, 0), (0, 1, 0)), waffle, [orange], .0036, bevel=.0012, tilt=0, lift=0, seed=4)
    comb, grey = 1.28, m.grout('adhesive', (.52, .515, .50))
    on(floor, (comb, 0, base), (wide, deep - .010, base + .0038), grey, 0)
    turned = Surface((1.90, front, -.042), (0, 1, 0), (-1, 0, 0))
    layers.combed(turned, 0, 1.90 - comb, lambda v: (.004, deep - .012), base + .0030, .0125, .0050, grey, 5)
    top = Surface((0, front, -.042 + base + .0062), (1, 0, 0), (0, 1, 0))
    tile = stone.porcelain_stone('floor tile', (.235, .225, .205), .40)
    field = (wide - 7 * .301, .0, wide, deep - .010)
    tiles = _stagger(set_out('Floor', floor, field, (.298, .298), .003, 'brick', base + .016).tiles(), 1.50)
    lay(top, tiles, [tile], .010, bevel=.0010, tilt=.0012, lift=.0002, drop_limit=.0004, seed=9, back=True)
    joint = m.grout('grout', (.50, .47, .41))
    for t in tiles:
        us, vs = zip(*t.points)
        if min(us) >= 1.78:
            on(top, (min(us) - .0015, min(vs) - .0015, .0002), (max(us) + .0015, max(vs) + .0015, .0086), joint, 0)
    gloss = m.plain('skirting', (.74, .725, .68), .35)
    height = base + .0062 + .012
    on(wall, (1.46, height, 0), (wide, height + .14, .018), gloss, .003)
    on(wall, (1.46, height + .125, 0), (wide, height + .16, .012), gloss, .004)
    bead = m.plain('silicone', (.40, .37, .32), .3)
    tube([(1.50, -.0185, -.042 + base + .0175), (wide, -.0185, -.042 + base + .0175)], .0042, bead, smooth=False)
    strip = m.plain('edge strip', (.30, .38, .44), .6)
    on(wall, (.62, 0, .0), (1.46, .064, .007), strip, 0)
