"""Period tile repairs: an Edwardian hall of octagons and oxblood dots, broken and made good."""
import math

import damage
import lights
import materials as m
import plants
import smallthings as small
import textiles
import tools
from cameras import Camera
from frontdoor import leaded_front_door
from patterns import border_row, grid, octagon_and_dot
from rooms import Room, cornice, dado_rail, on, placed, skirting
from shapes import box, tube
from stone import concrete
from tiles import bed, floor, lay

LEFT, RIGHT, FRONT, HEIGHT = -.76, .76, -4.4, 2.75
DOOR = (.30, 0, 1.22, 2.62)
CREAM, DOT, BLACK, SAND = range(4)
# The middle of the repair, from the floor's near left corner.
HOLE = (.90, 2.80)

CLOSE = dict(at=(.06, -2.95, .74), yaw=4, lens=31, rise=-.37, focus=1.5, fstop=6.3)
PICTURES = {
    'before': Camera(**CLOSE, exposure=.75, seeds=(71, 107)),
    'after': Camera(**CLOSE, exposure=.75, seeds=(72, 108)),
    'detail': Camera(at=(.05, -2.76, .70), yaw=2, lens=34, rise=-.49, focus=1.2, fstop=7, exposure=.75, seeds=(73, 109)),
    'room': Camera(at=(.0, -5.0, 1.52), lens=29, rise=-.135, focus=3.4, exposure=.35, seeds=(74, 110)),
}


def build(picture):
    """The hall; its floor is broken before, half mended in the detail, and whole after."""
    upper, lower = m.paint('old cream', (.76, .70, .58)), m.paint('plaster rose', (.52, .33, .255))
    white = m.paint('ceiling', (.82, .80, .76))
    gloss = m.plain('gloss', (.80, .78, .73), .3)
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, upper, white, openings={'back': [DOOR]})
    for face, width in ((room.left_face, -FRONT), (room.right_face, -FRONT)):
        on(face, (0, 0, 0), (width, .98, .004), lower, 0)
        skirting(face, width, gloss, .21, depth=.024)
        dado_rail(face, width, gloss, .98)
        cornice(face, width, HEIGHT, white, .10)
    cornice(room.back_face, RIGHT - LEFT, HEIGHT, white, .10)
    for a, b in ((0, DOOR[0]), (DOOR[2], RIGHT - LEFT)):
        on(room.back_face, (a, 0, 0), (b, .98, .004), lower, 0)
    _floor(room, picture)
    leaded_front_door(room.back_face, DOOR)
    _dressing(room, picture)
    lights.daylight(room.back_face, (DOOR[0] + .08, .9, DOOR[2] - .08, 2.55), 46 if picture != 'room' else 85, sky=1.5)
    lights.sun((.22, -.80, -.70), 5.5 if picture != 'room' else 11)
    if picture == 'detail':
        # From one side, so that what lies about casts a shadow.
        lights.fill((-.55, -.9, 1.9), (.5, .5), 42, (.55, -.6, -1.4), (1, .95, .87))
    lights.fill((0, -2.6, HEIGHT - .05), (1.0, 2.6), {'room': 22, 'detail': 12}.get(picture, 45), colour=(1, .93, .82))
    lights.ambient(.6)


def layout():
    """The whole floor as drawn, in metres from the near left corner: seven whole octagons across, a border for the rest."""
    wide, deep, gap = RIGHT - LEFT, -FRONT, .0024
    step = .151 + gap
    strip, row = .026, .088
    field = (wide - 7 * step) / 2
    edge = field - strip * 2 - row
    inner = (field, field, wide - field, deep - field)
    tiles = octagon_and_dot(inner, .151, .054, gap, start=((inner[2] - inner[0]) / 2, inner[3] - inner[1] - step / 2))

    def frame(start, width, kind):
        a, b = start, start + width
        return (grid((a, a, wide - a, b), (.151, .2), gap, kind=kind)
                + grid((a, deep - b, wide - a, deep - a), (.151, .2), gap, kind=kind)
                + grid((a, b, b, deep - b), (.2, .151), gap, kind=kind)
                + grid((wide - b, b, wide - a, deep - b), (.2, .151), gap, kind=kind))
    tiles += frame(0, edge, SAND) + frame(edge, strip, BLACK) + frame(edge + strip + row, strip, BLACK)
    near = edge + strip
    for v in (near, deep - near - row):
        tiles += border_row((near + row, v, wide - near - row, v + row), gap, (CREAM, DOT, SAND))
    for u in (near, wide - near - row):
        tiles += border_row((u, near, u + row, deep - near), gap, (CREAM, DOT, SAND), 'v')
    return tiles


def _clays(wear=0.0):
    return [m.clay('cream clay', (.60, .52, .375), wear=wear), m.clay('oxblood', (.185, .036, .022), wear=wear),
            m.clay('black clay', (.022, .020, .019), wear=wear * .6), m.clay('sand clay', (.40, .255, .115), wear=wear)]


def _floor(room, picture):
    face, area = room.floor_face, room.floor_area
    tiles = layout()
    if picture in ('after', 'room'):
        bed(face, area, m.grout('new grout', (.30, .275, .24)), proud=.0084)
        lay(face, tiles, _clays(), .010, bevel=.0009, tilt=.004, lift=.0003, drop_limit=.0005, seed=41)
        return
    mortar = concrete('old mortar', (.27, .245, .21), .85)
    bed(face, area, mortar, proud=.0005)
    if picture == 'before':
        damage.broken(face, tiles, _clays(.55), (.74, 2.70))
    else:
        _half_mended(face, tiles)


def _half_mended(face, tiles):
    """The repair half-way: tiles bedded in lime mortar, no harder than the old bed; the rest of the hole is floated and waits."""
    kept, loose = [], []
    for tile in tiles:
        u, v = damage.middle(tile)
        (loose if math.hypot((u - HOLE[0]) / .235, (v - HOLE[1]) / .205) < 1 else kept).append(tile)
    damage.bed_below(face, kept, m.grout('grout', (.28, .255, .22)))
    lay(face, kept, _clays(.30), .010, bevel=.0010, tilt=.005, lift=.0004, drop_limit=.0006, seed=45)
    fresh = [t for t in loose if damage.middle(t)[0] < HOLE[0] - .075]
    lay(face, fresh, _clays(), .010, bevel=.0010, tilt=.004, lift=.0003, proud=.0002, seed=46)
    u, v = HOLE
    lime = tools.fresh_mortar('lime mortar', (.335, .262, .175), .85, .8)

    def floated(a, b):
        """Drawn level with a float at the height of the old bed, rising to the tiles around it; still a little ragged."""
        edge = .27 - math.hypot(a - u, b - v)
        if edge < 0:
            return None
        sweep = .0007 * tools.rough((a * .5 + b * .9, a * 3.2 - b * 1.8, 3), .05)
        sand = .00030 * tools.rough((a, b, 6), .0026)
        ragged = .0016 * max(0, tools.rough((a, b, 9), .045) - .28)
        return .0016 + sweep + sand - ragged
    tools.relief(face, (u - .29, v - .29, u + .29, v + .29), .0012, floated, lime, 'bed')


def _dressing(room, picture):
    oak = m.wood('oak', (.13, .065, .028), (.32, .185, .09), 'y')
    if picture in ('room', 'after'):
        coir = m.fibre('coir', (.20, .125, .060), 500)
        textiles.mat((0, -.36, .0102), (.66, .40), coir)
    if picture in ('room',):
        box((LEFT + .026, -2.35, .78), (LEFT + .27, -1.45, .81), oak, .004)
        for y in (-2.30, -1.50):
            tube([(LEFT + .24, y, .0105), (LEFT + .24, y, .78)], .014, oak, smooth=False)
            tube([(LEFT + .05, y, .0105), (LEFT + .05, y, .78)], .014, oak, smooth=False)
        vase = plants.vase((LEFT + .15, -1.75, .81), m.plain('vase', (.70, .66, .58), .4), .065, .20)
        plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('eucalyptus', (.12, .20, .12)), stems=9, length=.42,
                      leaf_size=(.052, .038), spread=.55, seed=21, keep=lambda x, y, z: x > LEFT + .03)
        small.book((LEFT + .15, -2.12, .81), (.15, .21, .025), m.plain('cover', (.16, .04, .03), .5),
                   m.plain('pages', (.8, .77, .7), .8), 80)
        with placed((RIGHT - .003, -1.7, 0), -90):
            box((-.40, -.028, 1.56), (.40, -.004, 1.66), m.wood('peg rail', (.13, .065, .028), (.32, .185, .09), 'y'), .003)
            for k in range(4):
                small.hook((-.30 + .20 * k, -.028, 1.60), m.brass())
            textiles.hung_towel(-.20, .02, -.062, 1.60, m.cloth('scarf', (.10, .16, .13)), front=.62, back=.5, rail=.004, seed=9)
        pot = plants.plant_pot((RIGHT - .25, -.45, .0105), m.plain('pot', (.36, .14, .075), .7),
                              m.plain('soil', (.02, .014, .009), .9), .13, .25)
        plants.foliage(pot, m.plain('stem', (.09, .065, .03), .8), m.leaf('leaf', (.035, .12, .035)), stems=9, length=.62,
                      leaf_size=(.11, .06), spread=.5, gap=.07, seed=19, keep=lambda x, y, z: x < RIGHT - .04 and y < -.05)
    if picture == 'detail':
        _tools()


def _tools():
    """A tiler's things on the floor: spare octagons and dots, a gauging trowel with mortar, a damp sponge and a tub."""
    ash = m.wood('ash', (.20, .105, .045), (.40, .25, .13), 'x')
    mortar = tools.fresh_mortar('lime on the trowel', (.345, .272, .185), .8, .8)
    top = .0106
    tools.pointing_trowel((.25, -1.88, top), 33, tools.worn_steel(), ash, mortar)
    spare = octagon_and_dot((-.2, -.2, .2, .2), .151, .054, .0024, start=(.2, .2))
    octagon = min((t for t in spare if t.kind == CREAM), key=lambda t: math.hypot(*damage.middle(t)))
    clays = _clays()
    for k, (du, dv, turn) in enumerate(((0, 0, 8), (.009, -.006, 15), (-.006, .007, 3), (.004, .003, 21))):
        _loose(octagon, (-.30 + du, -1.42 + dv, top + .0103 * k), turn, clays, 50 + k)
    dot = min((t for t in spare if t.kind == DOT), key=lambda t: math.hypot(*damage.middle(t)))
    for k, (x, y, turn) in enumerate(((-.165, -1.575, 20), (-.105, -1.515, 63), (-.150, -1.455, 5))):
        _loose(dot, (x, y, top), turn, clays, 60 + k)
    tools.sponge((-.25, -1.84, top), (.135, .092, .046), tools.sponge_foam(), 24)
    tools.tub((-.50, -.72, top), m.plain('rubber', (.020, .022, .023), .55), mortar, .17, .22)
    damage.scatter((.30, -1.70, top), .16, 60, tools.fresh_mortar('crumbs', (.34, .27, .185)))


def _loose(tile, at, turn, clays, seed):
    """A tile that lies about, turned by some degrees."""
    u, v = damage.middle(tile)
    with placed(at, turn):
        lay(floor((-u, -v, 0)), [tile], clays, .010, bevel=.0010, tilt=0, lift=0, seed=seed, back=True)
