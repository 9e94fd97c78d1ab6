"""The tile library: one close picture of each kind of tile, set up as a fixed panel above a ledge."""
import math
import random

import lights
import materials as m
import stone
from cameras import Camera
from patterns import Tile, clip, diamond, grid, herringbone, hexagons, pennies, rectangle, star_floor
from rooms import on, placed
from shapes import box
from tiles import CHAMFER, CUSHION, RINGS, Surface, bed, lay

HALF, HIGH, LEDGE = .60, 1.15, .10
NEAR = dict(at=(-.13, -1.02, .365), yaw=-7, lens=62, rise=-.062, focus=.98, fstop=9, size=(2160, 2160), samples=4)
WIDE = {**NEAR, 'lens': 46, 'rise': -.03, 'at': (-.13, -1.02, .40)}

PICTURES = {
    'zellige': Camera(**NEAR, exposure=.65, seeds=(201, 301)),
    'metro': Camera(**NEAR, exposure=.45, seeds=(202, 302)),
    'encaustic-star': Camera(**NEAR, exposure=.65, seeds=(203, 303)),
    'terrazzo': Camera(**NEAR, exposure=.45, seeds=(204, 304)),
    'marble-hexagon': Camera(**NEAR, exposure=.45, seeds=(205, 305)),
    'penny-round': Camera(**NEAR, exposure=.45, seeds=(206, 306)),
    'slab-porcelain': Camera(**WIDE, exposure=.45, seeds=(207, 307)),
    'wood-look-plank': Camera(**WIDE, exposure=.65, seeds=(208, 308)),
    'slip-rated-stone': Camera(**WIDE, exposure=.65, seeds=(209, 309)),
    'mosaic-sheet': Camera(**NEAR, exposure=.65, seeds=(210, 310)),
    'herringbone': Camera(**NEAR, exposure=.65, seeds=(211, 311)),
    'glass': Camera(**NEAR, exposure=.65, seeds=(212, 312)),
}
AREA = (0, 0, 2 * HALF, HIGH - LEDGE)
BACK = Surface((-HALF, 0, LEDGE), (1, 0, 0), (0, 0, 1))


def build(picture):
    """The same ledge and the same window for every tile."""
    wood = m.wood('ledge', (.13, .072, .034), (.30, .185, .10), 'x')
    box((-HALF - .2, -.125, LEDGE - .30), (HALF + .2, .02, LEDGE), wood, .003)
    box((-HALF, 0, LEDGE), (HALF, .06, HIGH), m.plain('wall', (.5, .48, .45), .9), 0)
    globals()['_' + picture.replace('-', '_')]()
    _light()


def _light():
    """A sash window to the right that glossy faces mirror, a raking light from the left, a pale room behind."""
    room = m.plain('room', (.42, .39, .35), .9)
    box((-3, -3.6, -1.2), (3, -3.5, 3), room, 0)
    box((-3, -3.5, -1.3), (3, .5, -1.2), room, 0)
    box((-3, -3.5, 2.6), (3, .5, 2.7), m.plain('ceiling', (.75, .74, .72), .9), 0)
    middle = (1.22, -2.75, .55)
    lights.fill(middle, (1.15, 1.5), 34, (-.40, .92, 0), (.95, .975, 1.0)).visible_glossy = True
    with placed(middle, math.degrees(math.atan2(.92, -.40)) - 90):
        frame = m.plain('sash', (.30, .29, .27), .5)
        for u in (-.59, -.02, .55):
            box((u, .02, -.78), (u + .045, .06, .78), frame, 0)
        for v in (-.80, -.02, .76):
            box((-.59, .02, v), (.595, .06, v + .045), frame, 0)
    lights.fill((-1.15, -.42, 1.25), (.5, .7), 15, (.86, .26, -.60), (1.0, .90, .76))
    lights.fill((0, -2.2, 2.4), (2.4, 1.2), 16, (0, .5, -1))
    lights.ambient(.25)


def _panel(tiles, materials, grout, thickness=.010, recess=.0022, **setting):
    """Fix the tiles on the wall and grout them."""
    bed(BACK, AREA, grout, proud=thickness - recess)
    lay(BACK, tiles, materials, thickness, **setting)


def _loose(shape, material, thickness=.010, x=.145, lean=13, turn=-8, seed=77, count=2, kinds=(0, 0, 0), rings=RINGS, bevel=.0012):
    """A few loose tiles leaning on the panel, so that edge and body show; ``shape`` is the polygon of one."""
    low = min(v for _, v in shape)
    shape = [(u, v - low) for u, v in shape]
    high, wide = max(v for _, v in shape), max(u for u, _ in shape) - min(u for u, _ in shape)
    for k in range(count):
        a, round_by = math.radians(lean + 2.5 * k), turn + 5 * k
        foot = -(high * math.sin(a) + wide / 2 * abs(math.sin(math.radians(round_by))) + thickness * 1.3 + (thickness + .006) * k + .006)
        with placed((x + .024 * k, foot, LEDGE), round_by):
            face = Surface((0, 0, 0), (1, 0, 0), (0, math.sin(a), math.cos(a)))
            lay(face, [Tile(shape, kinds[k])], material, thickness, bevel=bevel, tilt=0, lift=0, seed=seed + k, rings=rings, back=True)


def _square(size):
    return [(-size / 2, 0), (size / 2, 0), (size / 2, size), (-size / 2, size)]


def _oblong(wide, high):
    return [(-wide / 2, 0), (wide / 2, 0), (wide / 2, high), (-wide / 2, high)]


def _jitter(tiles, by, seed):
    """Corners cut by hand: never quite square."""
    rng = random.Random(seed)
    return [Tile([(u + rng.gauss(0, by), v + rng.gauss(0, by)) for u, v in t.points], t.kind) for t in tiles]


def _zellige():
    sea = m.zellige('sea glaze', [(.030, .130, .150), (.055, .185, .195), (.085, .235, .235), (.045, .150, .180), (.14, .30, .28)],
                    ripple=.015)
    tiles = _jitter(grid(AREA, (.0985, .0985), .0022, start=(.02, .0005)), .0006, 5)
    _panel(tiles, [sea], m.grout('grout', (.46, .43, .37)), .011, .0024, bevel=.0022, tilt=.016, lift=.0005, seed=11, spin=.003,
           drop_limit=.0008)
    _loose(_square(.0985), [sea], .011, bevel=.002)


def _metro():
    white = m.zellige('metro white', [(.80, .795, .77), (.83, .825, .80), (.815, .81, .785)], rough=.05, wave=.07, mottle=.05,
                      rim=(.86, .85, .83), crackle=0, body=(.62, .56, .47))
    tiles = grid(AREA, (.1485, .0735), .0022, bond=.5, start=(.03, .0005))
    _panel(tiles, [white], m.grout('grout', (.16, .16, .165)), .009, .0046, bevel=.0125, tilt=.006, lift=.0003, seed=12, rings=CHAMFER)
    _loose(_oblong(.1485, .0735), [white], .009, x=.13, bevel=.0125, rings=CHAMFER)


def _encaustic_star():
    kinds = _clays()
    tiles = [Tile(t.points, {0: 4, 1: 3, 2: 1, 3: 2, 4: 0, 5: 1}[t.kind]) for t in star_floor(AREA, .106, .0020)]
    _panel(tiles, kinds, m.grout('grout', (.25, .23, .205)), .011, .0014, bevel=.0008, tilt=.004, lift=.00025, drop_limit=.0005,
           seed=13)
    _loose(diamond(0, 0, .053, 0).points, kinds, .011, kinds=(4, 0, 0), x=.12, bevel=.0008)


def _clays():
    return [m.clay('buff', (.50, .335, .165)), m.clay('terracotta', (.30, .085, .036)), m.clay('black', (.020, .019, .019)),
            m.clay('blue', (.060, .125, .215)), m.clay('white', (.66, .62, .53))]


def _terrazzo():
    body = stone.terrazzo('terrazzo', (.56, .535, .49))
    tiles = grid(AREA, (.298, .298), .002, start=(-.10, .0005))
    _panel(tiles, [body], m.grout('grout', (.50, .48, .44)), .012, .0012, bevel=.0006, tilt=.0008, lift=.0002, seed=14)
    _loose(_square(.145), [body], .012, x=.13, bevel=.0006)


def _marble_hexagon():
    marble = stone.marble('hexagon marble', scale=2.6, rough=.20, strength=.75)
    tiles = hexagons(AREA, .098, .0022)
    _panel(tiles, [marble], m.grout('grout', (.52, .515, .50)), .010, .0014, bevel=.0007, tilt=.003, lift=.0002, drop_limit=.0005, seed=15)
    turn = [(.0566 * math.cos(math.radians(60 * k)), .0566 * math.sin(math.radians(60 * k))) for k in range(6)]
    _loose(turn, [marble], .010, x=.13, bevel=.0007)


def _penny_round():
    skins = [m.zellige('penny white', [(.72, .71, .67), (.78, .77, .73), (.68, .67, .63)], rough=.12, wave=.05, mottle=.08, rim=(.62, .58, .50), crackle=0),
             m.zellige('penny blue', [(.030, .060, .115), (.045, .085, .150), (.022, .048, .095)], rough=.10, wave=.05, mottle=.12, rim=(.10, .14, .19), crackle=0)]
    tiles = []
    for index, tile in enumerate(pennies(AREA, .0192, .0022)):
        u, v = tile.points[0]
        ring = (((u - .0096) % .1284) - .0642) ** 2 + ((v % .11122) - .0556) ** 2
        tiles.append(Tile(tile.points, 1 if ring < .00050 else 0))
    _panel(tiles, skins, m.grout('grout', (.42, .41, .39)), .006, .0011, bevel=.0022, tilt=.010, lift=.00025, drop_limit=.0004, seed=16,
           rings=CUSHION)
    for k in range(7):
        with placed((.085 + .024 * (k % 4), -.085 + .026 * (k // 4) + .004 * (k % 3), LEDGE), 0):
            flat = Surface((0, 0, 0), (1, 0, 0), (0, 1, 0))
            lay(flat, [pennies((0, 0, .02, .02), .0192, .0022, one=True)], [skins[k % 2]], .006, bevel=.0022, tilt=0, lift=0,
                seed=60 + k, rings=CUSHION)


def _slab_porcelain():
    slab_face = stone.veined('slab', (.74, .72, .685), (.20, .175, .145), (.62, .60, .57), .05, (0, .62, 0), .17, 1.0, (.52, .38, .21),
                             gate=(.34, .50), width=.030)
    tiles = [rectangle(-1, -.4, .705, 2), rectangle(.7065, -.4, 2, 2)]
    _panel(clip(tiles, AREA), [slab_face], m.grout('grout', (.66, .64, .60)), .008, .0010, bevel=.0005, tilt=.0003, lift=.0001, seed=23)
    _loose(_oblong(.20, .20), [slab_face], .008, x=.17, bevel=.0005, count=1)


def _wood_look_plank():
    plank = m.plank('plank', (.115, .066, .034), (.295, .190, .108), 'z')
    tiles = []
    for column in range(-1, 9):
        u = .025 + column * .150
        shift = (.28, .62, .05, .45)[column % 4]
        for row in range(-1, 3):
            v = row * .900 - shift
            tiles.append(rectangle(u + .001, v + .001, u + .149, v + .899))
    _panel(clip(tiles, AREA), [plank], m.grout('grout', (.15, .115, .085)), .010, .0012, bevel=.0007, tilt=.0012, lift=.0003, seed=18)
    _loose(_oblong(.148, .24), [plank], .010, x=.19, count=2, lean=9)


def _slip_rated_stone():
    rough = stone.riven('slip rated stone', (.120, .120, .115))
    tiles = grid(AREA, (.598, .298), .003, bond=.5, start=(-.1, -.06))
    _panel(tiles, [rough], m.grout('grout', (.27, .265, .255)), .012, .0016, bevel=.0010, tilt=.0012, lift=.0003, seed=19)
    _loose(_square(.20), [rough], .012, x=.18, count=2)


def _mosaic_sheet():
    tones = [m.zellige(f'mosaic {k}', [tuple(c * .85 for c in tone), tone, tuple(min(.9, c * 1.15) for c in tone)], rough=.12, wave=.05,
                       mottle=.14, crackle=0, rim=tuple(c * .9 for c in tone))
             for k, tone in enumerate(((.30, .34, .30), (.48, .50, .44), (.17, .22, .20), (.62, .61, .55), (.38, .30, .20)))]
    rng = random.Random(4)
    tiles = [Tile(t.points, rng.choices(range(5), (4, 4, 2.5, 3, 1.2))[0]) for t in grid(AREA, (.0232, .0232), .0020, start=(.001, .0005))]
    _panel(tiles, tones, m.grout('grout', (.50, .48, .43)), .006, .0011, bevel=.0012, tilt=.012, lift=.0003, drop_limit=.0004, seed=20)
    with placed((.150, -.064, LEDGE), -9):
        a = math.radians(15)
        face = Surface((-.075, 0, 0), (1, 0, 0), (0, math.sin(a), math.cos(a)))
        sheet = (0, 0, .1512, .1512)
        loose = [Tile(t.points, rng.choices(range(5), (4, 4, 2.5, 3, 1.2))[0]) for t in grid(sheet, (.0232, .0232), .0020)]
        lay(face, loose, tones, .006, bevel=.0012, tilt=.008, lift=.0002, drop_limit=.0004, seed=21)
        mesh = m.fibre('mesh', (.66, .64, .58), 1400, 0)
        bed(face, (.0005, .0005, .1505, .1505), mesh, depth=.0008, proud=.0006)


def _herringbone():
    sage = m.zellige('sage glaze', [(.175, .225, .165), (.205, .255, .190), (.240, .290, .215), (.19, .235, .165)], rough=.09, wave=.13,
                     mottle=.2, rim=(.33, .34, .25), crackle=0)
    tiles = herringbone(AREA, .0485, 4, .0022)
    _panel(tiles, [sage], m.grout('grout', (.56, .54, .49)), .009, .0018, bevel=.0020, tilt=.010, lift=.0005, drop_limit=.0011, seed=22)
    _loose(_oblong(.0485, .1963), [sage], .009, x=.12, count=2, lean=10, bevel=.002)


def _glass():
    """Enamelled from behind: the face is as flat as a window, and light stands in the edges."""
    enamel = m.zellige('glass enamel', [(.014, .120, .150), (.026, .165, .190), (.010, .090, .125), (.045, .215, .230)], rough=.02, wave=.04,
                       mottle=.05, rim=(.13, .42, .42), crackle=0, body=(.16, .42, .41), ripple=0)
    tiles = grid(AREA, (.0735, .1485), .0022, start=(.012, .0005))
    _panel(tiles, [enamel], m.grout('grout', (.60, .62, .60)), .0080, .0016, bevel=.0016, tilt=.010, lift=.0004, drop_limit=.0006, seed=24)
    _loose(_oblong(.0735, .1485), [enamel], .0080, x=.13, bevel=.0014)
