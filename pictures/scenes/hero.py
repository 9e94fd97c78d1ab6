"""The opening picture: a white bath before a wall of bottle-green glaze, in morning sun; and the same wall opened.

Opened, it shows from left to right what lies behind the tile, true to size: studs 38 × 89 mm at 400 mm with the pipes
between them, board 12.5 mm, taped joints, tanking that laps onto the floor, adhesive combed one way, tile.
"""
import fixtures
import joinery
import layers
import lights
import materials as m
import plants
import sanitary
import smallthings as small
import textiles
import tools
from cameras import Camera
from patterns import cut_out
from rooms import Room, on, panelled_door, sash_window, skirting, unseen
from setting_out import set_out
from shapes import box, disc, pipe, tube
from stone import concrete, marble
from tiles import Surface, bed, lay, tile_area

LEFT, RIGHT, FRONT, HEIGHT = -2.886, 1.75, -3.9, 2.9
WINDOW = (.75, .55, 1.95, 2.50)
GREENS = [(.002, .042, .027), (.005, .064, .043), (.009, .090, .060), (.004, .054, .038), (.013, .114, .075)]
TOP = 2.36
# The opening in the wall reaches from the room's left corner to here, under the tiles; the floor is taken up for 300 mm.
OPENED, TAKEN_UP = 1.10, .30
BOARD, STUD = .0125, .038

PICTURES = {
    'hero-wide': Camera(at=(-.32, -4.1, 1.22), lens=29, rise=-.022, focus=3.4, fstop=5.6, size=(2880, 1800),
                        exposure=.4, samples=12, seeds=(21, 57)),
    'hero-behind': Camera(at=(-.32, -4.1, 1.22), lens=29, rise=-.022, focus=3.4, fstop=5.6, size=(2880, 1800),
                          exposure=.4, samples=5, seeds=(21, 57), over='hero/hero-wide', part='0,.09,.775,.90'),
}


def build(picture):
    plaster = m.paint('plaster', (.82, .81, .78))
    brass, china, stone = m.brass(), m.porcelain(), marble()
    opened = picture == 'hero-behind'
    openings = {'right': [WINDOW], 'back': [(0, 0, OPENED - LEFT, TOP)] if opened else []}
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, plaster, plaster, openings=openings,
                behind=m.paint('wall behind', (.30, .27, .23)))
    joinery_white = m.plain('joinery', (.82, .81, .78), .35)
    with unseen():
        panelled_door(room.front_face, (.7, 0, 1.55, 2.1), m.plain('door', (.02, .055, .042), .4), brass, joinery_white)
    wall = _tiles(room, stone, brass, opened)
    sash_window(room.right_face, WINDOW, joinery_white, sill_material=stone)
    skirting(room.right_face, -FRONT, joinery_white, start=.02)
    _bath(china, brass, wall)
    _around_the_bath(brass, china)
    for x in (1.22,) if opened else (-.62, 1.22):
        lights.globe_light((LEFT + wall.middle_near(x - LEFT), -.012, 1.62), brass, 6, .07)
    lights.daylight(room.right_face, WINDOW, 95)
    lights.sun((-.75, .62, -.36), 5.0)
    lights.fill((-.2, -3.0, 2.85), (2.6, 1.0), 17, (0, .35, -1))
    lights.ambient(.5)


def _tiles(room, stone, brass, opened):
    green = m.glaze('bottle green', GREENS, rough=.065, wave=.22)
    dark = m.grout('green grout', (.085, .125, .105))
    pale = m.grout('pale grout', (.70, .69, .66))
    wide = RIGHT - LEFT
    area = (0, 0, wide, TOP)
    wall = set_out('Back wall', room.back_face, area, (.0735, .2335), .0025, 'vertical', .011)
    if opened:
        _behind(room.back_face, wall, green, dark)
    else:
        tile_area(room.back_face, area, wall.tiles(), [green], dark, .011, **LAID)
    box((_first_column(wall, TOP - .2) if opened else LEFT, -.013, TOP), (RIGHT, 0, TOP + .012), brass, .001)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.798, .798), .002)
    hole = (0, -FRONT - TAKEN_UP, -.10 - LEFT, -FRONT) if opened else None
    tiles = cut_out(ground.tiles(), hole) if opened else ground.tiles()
    tile_area(room.floor_face, room.floor_area, tiles, [stone], pale, .010, bevel=.0008, tilt=.0006, lift=.0002,
              seed=7, hole=hole)
    return wall


LAID = dict(bevel=.0024, tilt=.0095, lift=.0008, seed=4)


def _first_column(wall, low):
    """Where the tiles of a course begin: two columns further right in each course, as a tiler builds up a wall."""
    return LEFT + wall.joint_near(.06 - LEFT + round((low - .75) / (wall.tile[1] + wall.joint)) * 2 * (wall.tile[0] + wall.joint)) + wall.joint / 2


def _behind(face, wall, green, dark):
    _frame()
    _boards(face)
    _tanking(face)
    step = wall.tile[1] + wall.joint
    courses = [(wall.up['start'] / 1000 + k * step, _first_column(wall, wall.up['start'] / 1000 + k * step) - LEFT) for k in range(11)]

    def first(v):
        return next(u for low, u in reversed(courses) if v >= low - .01)

    started = .06 - LEFT + .05

    def ends(v):
        return started + .644 * (v - .86) - .30 - .12 * v + .05 * tools.rough((v, 2, 5), .4), first(v) + .06
    layers.combed(face, .020, TOP - .006, ends, .0016, .012, .0044, m.grout('adhesive', (.29, .285, .27)), 3)
    for low, u in courses:
        top = min(low + wall.tile[1] + wall.joint, TOP)
        # The last columns laid wait for their grout.
        bed(face, (u + .01, low, u + .16, top), m.grout('adhesive in the joints', (.30, .29, .275)), proud=.004)
        bed(face, (u + .1505, low, RIGHT - LEFT, top), dark, proud=.011 - .0024)
    lay(face, wall.tiles(), [green], .011, kept=lambda tile: min(u for u, _ in tile.points) > first(sum(v for _, v in tile.points) / 4) - .01, **LAID)


def _frame():
    """Studs and noggings, the other room's board behind them, pipes and a cable through holes in the middle of the timber."""
    pine, across = layers.timber(), layers.timber('nogging', 'x')
    back = BOARD + .089
    box((LEFT, back, -.02), (OPENED + .2, back + .0125, TOP + .1), m.plain('lining paper', (.50, .44, .36), .85), 0)
    places = [-.85 - .4 * k for k in range(-4, 6)]
    for k, x in enumerate(places):
        box((x - STUD / 2, BOARD, .038), (x + STUD / 2, back, TOP + .05), pine, .0012)
        for z in (.602, 1.203, 1.804, TOP - .02):
            if x < -.5:
                box((x - .4 + STUD / 2, BOARD, z - STUD / 2), (x - STUD / 2, back, z + STUD / 2), across, .0012)
    box((LEFT, BOARD, .0), (OPENED + .2, back, .038), across, .0012)
    wool = layers.mineral_wool()
    for x in places:
        if x < -2:
            for low, high in ((.038, .583), (.621, 1.184), (1.222, 1.785), (1.823, TOP - .04)):
                layers.wool((x - .4 + STUD / 2, low), (x - STUD / 2, high), .060, wool, round(x * 50 + low * 9))
    copper = m.plain('copper', (.74, .36, .21), .30, 1.0)
    solder = m.plain('solder', (.62, .60, .57), .35, 1.0)
    for x, z in ((-1.915, .90), (-1.785, .78)):
        pipe([(x, .050, -.05), (x, .050, z), (.3, .050, z)], .0075, .020, copper)
        for low, high in (((x, z - .034), (x, z - .018)), ((x + .018, z), (x + .034, z))):
            tube([(low[0], .050, low[1]), (high[0], .050, high[1])], .0088, copper, smooth=False)
        tube([(x, .050, z - .0365), (x, .050, z - .034)], .0086, solder, smooth=False)
        tube([(x + .034, .050, z), (x + .0365, .050, z)], .0086, solder, smooth=False)
        for stud in (-1.65, -1.25, -.85):
            for side in (-1, 1):
                _hole(stud + side * STUD / 2, z)
        for low in (.16, .45):
            box((x - .014, .0425, low), (x + .014, .072, low + .016), m.plain('clip', (.80, .79, .75), .45), .004)
    box((-2.025, .072, .135), (-1.675, .0876, .485), m.wood('ply', (.40, .27, .145), (.62, .47, .29), 'x', .6, .7), .001)
    grey = m.plain('cable', (.50, .50, .49), .5)
    box((-1.905, .055, 1.635), (-1.894, .060, TOP + .1), grey, .002)
    tube([(-1.8995, .0575, 1.65), (-1.897, .0575, 1.628), (-1.87, .0575, 1.62)], .0045, grey)
    box((-1.875, .055, 1.6145), (-.70, .060, 1.6255), grey, .002)
    for x in (-1.65, -1.25):
        for side in (-1, 1):
            _hole(x + side * STUD / 2, 1.62, .010)


def _hole(x, z, radius=.012):
    disc((x, .052, z), radius, .0012, m.plain('drilled', (.10, .06, .03), .9), 'x', 0, 32)


def _boards(face):
    """Cement boards of 1,200 × 600 mm with staggered joints, screwed to every stud; glass tape over the joints."""
    board, zinc = concrete('cement board', (.47, .485, .46), .85), m.plain('zinc', (.62, .60, .55), .35, 1.0)
    tape = layers.mesh_tape()
    rows = ((.010, .6005, -1.25, -.05), (.6035, 1.2015, -.85, .35), (1.2045, 1.8025, -1.25, -.45), (1.8055, TOP, -.85, .35))
    for low, high, left, joint in rows:
        for start, end in ((left, joint - .0015), (joint + .0015, OPENED)):
            on(face, (start - LEFT, low, -BOARD), (end - LEFT, high, 0), board, .001)
        for x in (-1.235, -.85, *((-.465, -.435) if joint == -.45 else ())) if left < -1 else (-.835, -.45):
            for k in range(4):
                layers.screw(face, x - LEFT, low + .03 + k * (high - low - .06) / 3, -.0006, zinc)
    for z in (.602, 1.203, 1.804):
        on(face, (-.85 + .010 - LEFT, z - .025, 0), (.2 - LEFT, z + .025, .0005), tape, 0)
    on(face, (-.475 - LEFT, 1.2285, 0), (-.425 - LEFT, 1.779, .0005), tape, 0)
    # Fleece in the corner of wall and floor, half on each, before the coats.
    fleece = m.cloth('fleece', (.74, .75, .74), 'linen')
    on(face, (-.98 - LEFT, 0, 0), (.2 - LEFT, .075, .0006), fleece, 0)


def _tanking(face):
    """Two coats, the first paler, lapped from the wall onto the floor; the lamp's cable, tied up."""
    first, second = m.paint('first coat', (.085, .235, .330), .40), m.paint('second coat', (.026, .105, .190), .30)
    edge, right = -.78 - LEFT, OPENED - LEFT - .05
    layers.coat(face, edge, right, TOP, .0010, first, 2, .25, 0)
    layers.coat(face, edge + .14, right, TOP, .0016, second, 5, .28, 0)
    box((LEFT, -TAKEN_UP - .01, -.01), (OPENED, BOARD + .1, .0006), concrete('levelled floor', (.42, .41, .385), .85), 0)
    ground = Surface((LEFT, 0, 0), (1, 0, 0), (0, 1, 0))
    on(ground, (-.98 - LEFT, -.070, .0006), (.2 - LEFT, .0, .0014), m.cloth('fleece on the floor', (.74, .75, .74), 'linen'), 0)
    for start, reach, out, coat, seed in ((edge, .170, .0022, first, 7), (edge + .14, .145, .0030, second, 8)):
        tools.relief(ground, (start - .03, -reach - .02, .2 - LEFT, .0), .006,
                     lambda u, v: out if u > start + .012 * tools.rough((u, v, seed), .07) and v > -reach + .010 * tools.rough((u, 0, seed), .12) else None, coat, 'lap')
    rubber = m.plain('rubber', (.035, .035, .038), .5)
    disc((-.60, -.004, 1.62), .012, .007, rubber, 'y', .002)
    tube([(-.60, .0, 1.62), (-.60, -.035, 1.618), (-.597, -.05, 1.59), (-.600, -.042, 1.53), (-.594, -.036, 1.48)], .0042, m.plain('flex', (.78, .77, .74), .45))
    box((-.606, -.047, 1.440), (-.582, -.025, 1.484), m.plain('terminal', (.74, .73, .68), .4), .003)


def _bath(china, brass, wall):
    sanitary.freestanding_bath((.30, -.66, .0105), china, 1.70, .78, .58)
    fixtures.wall_tap((LEFT + wall.middle_near(.30 - LEFT), -.012, .86), brass, reach=.42, spread=.152, cross=True)
    oak = m.wood('oak', (.20, .105, .045), (.42, .25, .125), 'y')
    small.bath_board((.78, -.66, .5905), .80, oak)
    small.candle((.78, -.84, .609), m.plain('candle glass', (.70, .66, .58), .2), m.plain('wax', (.85, .80, .68), .6))
    small.book((.775, -.62, .609), (.12, .17, .022), m.plain('cover', (.02, .07, .055), .5), m.plain('pages', (.8, .77, .7), .8), 6)


def _around_the_bath(brass, china):
    walnut = m.wood('walnut', (.10, .050, .022), (.28, .155, .075), 'z')
    joinery.stool((-.88, -.98, .0105), walnut, .46, .175)
    cream = m.cloth('cream towel', (.76, .73, .66), 'waffle')
    green = m.cloth('sage towel', (.22, .30, .235))
    textiles.folded_towels((-.88, -.98, .463), (.25, .23, .052), [green, cream, cream])
    pot = plants.plant_pot((1.36, -.42, .0105), m.plain('pot', (.74, .71, .64), .5), m.plain('soil', (.02, .014, .009), .9), .17, .34)
    plants.foliage(pot, m.plain('stem', (.09, .065, .03), .8), m.leaf('fig', (.030, .105, .030)), stems=9, length=.98,
                  leaf_size=(.155, .085), spread=.42, gap=.085, droop=.10, seed=9,
                  keep=lambda x, y, z: y < -.03 and x < 1.71)
