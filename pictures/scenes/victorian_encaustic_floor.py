"""Victorian encaustic floor: stars of buff, terracotta, black, blue and white in a terraced house."""
import fixtures
import joinery
import lights
import materials as m
import plants
import props
import sanitary
import smallthings as small
import textiles
from cameras import Camera
from patterns import Tile, border_row, course, star_floor
from rooms import Room, cornice, on, panelled_door, placed, sash_window, skirting, unseen
from setting_out import set_out
from shapes import tube
from tiles import tile_area

MODULE, GAP = .106, .0022
# The field is 23 by 25 stars, odd both ways, so that its sides are alike; the room follows.
EDGE, STRIP, ROW = .10, .0265, .0755
INNER = EDGE + 2 * STRIP + ROW
RIGHT, FRONT, HEIGHT = 23 * MODULE / 2 + INNER, -25 * MODULE - 2 * INNER, 2.75
LEFT = -RIGHT
WINDOW = (RIGHT - .47, .86, RIGHT + .47, 2.42)

PICTURES = {
    'room': Camera(at=(0, -4.3, 1.42), lens=28, rise=-.085, focus=3.4, exposure=.3, seeds=(31, 67)),
    'detail': Camera(at=(.28, -2.45, .74), yaw=6, lens=33, rise=-.30, focus=1.35, fstop=5, exposure=.6,
                     seeds=(32, 68)),
    'angle': Camera(at=(1.12, -3.0, 1.30), yaw=30, lens=25, rise=-.10, focus=2.8, exposure=.3,
                    seeds=(33, 69)),
}


def build(picture):
    """A bathroom at the back of a Victorian terrace."""
    wall = m.paint('powder blue grey', (.42, .50, .50))
    white = m.paint('ceiling white', (.83, .82, .79))
    gloss = m.plain('eggshell white', (.82, .81, .78), .32)
    chrome, china = m.chrome(), m.porcelain()
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, wall, white, openings={'back': [WINDOW]})
    with unseen():
        panelled_door(room.front_face, (1.7, 0, 2.5, 2.05), gloss, m.brass(), gloss)
    _floor(room)
    _panelling(room, gloss)
    sash_window(room.back_face, WINDOW, gloss, bars=(2, 1))
    for face in (room.back_face, room.left_face, room.right_face):
        wide = RIGHT - LEFT if face is room.back_face else -FRONT
        cornice(face, wide, HEIGHT, white)
    _bath(chrome, china)
    _basin(chrome, china)
    _dressing(chrome)
    lights.daylight(room.back_face, WINDOW, 95, view='yards', level=.9, sky=2.2)
    lights.sun((-.42, -.72, -.78), 5.5)
    lights.fill((0, -2.6, HEIGHT - .05), (2.2, .9), 20, (0, .30, -1))
    lights.ambient(.5)


def _floor(room):
    kinds = [m.clay('buff', (.50, .335, .165)), m.clay('terracotta', (.30, .085, .036)), m.clay('black', (.020, .019, .019)),
             m.clay('blue', (.060, .125, .215)), m.clay('white', (.66, .62, .53)), m.clay('chocolate', (.095, .040, .024))]
    buff, red, black, blue, white, _ = range(6)
    grout = m.grout('old grout', (.23, .21, .19))
    wide, deep = RIGHT - LEFT, -FRONT
    field = (INNER, INNER, wide - INNER, deep - INNER)
    set_out('Floor', room.floor_face, field, (MODULE - GAP, MODULE - GAP), GAP)
    colours = {0: white, 1: blue, 2: red, 3: black, 4: buff, 5: red}
    tiles = [Tile(t.points, colours[t.kind]) for t in star_floor(field, MODULE, GAP)]
    tiles += _frame(0, EDGE, wide, deep, lambda area: course(area, .106, GAP, buff))
    for start in (EDGE, EDGE + STRIP + ROW):
        tiles += _frame(start, STRIP, wide, deep, lambda area: course(area, .159, GAP, black))
    near, far = EDGE + STRIP, EDGE + STRIP + ROW
    for v in (near, deep - far):
        tiles += border_row((far, v, wide - far, v + ROW), GAP, (blue, white, red), count=33)
        for u in (near, wide - far):
            tiles += border_row((u, v, u + ROW, v + ROW), GAP, (white, blue, red))
    for u in (near, wide - far):
        tiles += border_row((u, far, u + ROW, deep - far), GAP, (blue, white, red), 'v', 35)
    tile_area(room.floor_face, room.floor_area, tiles, kinds, grout, .010, recess=.0014, bevel=.0009, tilt=.004,
              lift=.0003, drop_limit=.0005, seed=8)


def _frame(start, width, wide, deep, fill):
    """Fill a rectangular band, ``start`` in from the walls."""
    a, b = start, start + width
    return (fill((a, a, wide - a, b)) + fill((a, deep - b, wide - a, deep - a))
            + fill((a, b, b, deep - b)) + fill((wide - b, b, wide - a, deep - b)))


def _panelling(room, gloss):
    """Tongue-and-groove boards to dado height, with skirting and a capping rail."""
    for face, width in ((room.back_face, RIGHT - LEFT), (room.left_face, -FRONT), (room.right_face, -FRONT)):
        boards = int(width / .09)
        for k in range(boards):
            a, b = width * k / boards, width * (k + 1) / boards
            on(face, (a + .0024, .15, 0), (b - .0024, .98 if face is not room.back_face else .82, .012), gloss, .003, 'board')
        skirting(face, width, gloss, .19, depth=.026)
        if face is not room.back_face:
            on(face, (0, .98, 0), (width, 1.02, .030), gloss, .006, 'rail')
    on(room.back_face, (0, .82, 0), (RIGHT - LEFT, .846, .022), gloss, .006, 'rail')


def _bath(chrome, china):
    outside = m.plain('bath paint', (.030, .060, .085), .38)
    with placed((-.86, -1.25, .0105), 90):
        sanitary.roll_top_bath((0, 0, 0), china, outside, chrome, 1.62, .74, .60)
    with placed((-.86, -.46, .0105), 0):
        for dx in (-.09, .09):
            tube([(dx, 0, 0), (dx, 0, .62)], .011, chrome, smooth=False)
        fixtures.bridge_mixer((0, 0, .60), chrome, reach=.14)
    linen = m.cloth('white towel', (.80, .78, .74))
    with placed((-.475, -1.25, .612), 90):
        textiles.hung_towel(-.22, .22, 0, 0, linen, front=.34, back=.03, rail=.026, seed=4, depth=.010)


def _basin(chrome, china):
    props.place('washbasin', (.86, -.26, .0105), {'*': china, 'sink_chrome': chrome, 'chrome_dark': chrome,
                                              'sink_faiance': china}, height=.94)
    fixtures.framed_mirror((.94, 0, 1.56), (.44, .62), m.mirror(), m.wood('mahogany', (.06, .022, .010), (.17, .07, .03), 'z'),
                           edge=.035)


def _dressing(chrome):
    """A stool with towels by the bath, a rail of linen and a fern on the sill."""
    oak = m.wood('stool', (.16, .085, .036), (.36, .215, .11), 'z')
    joinery.square_stool((-.18, -.62, .0105), oak, .44, .31)
    blue, cream = m.cloth('blue towel', (.16, .24, .31)), m.cloth('cream towel', (.76, .73, .66), 'waffle')
    textiles.folded_towels((-.18, -.62, .443), (.24, .21, .05), [blue, cream])
    with placed((RIGHT - .002, -.66, 0), -90):
        bar = fixtures.towel_rail((0, 0, 1.30), .54, chrome)
        textiles.hung_towel(-.20, .20, bar[1], bar[2], cream, front=.55, back=.45, rail=.008, seed=6)
    pot = plants.plant_pot((.20, -.005, .868), m.plain('terracotta pot', (.42, .17, .09), .75),
                          m.plain('soil', (.02, .014, .009), .9), .062, .11)
    plants.foliage(pot, m.plain('stem', (.09, .10, .03), .8), m.leaf('fern', (.05, .15, .04)), stems=12, length=.24,
                  leaf_size=(.045, .020), spread=.9, gap=.022, droop=.35, seed=3, keep=lambda x, y, z: y < .07)
    small.apothecary((-.22, -.01, .868), m.liquid_glass('cobalt', (.010, .030, .12)), m.plain('stopper', (.30, .36, .48), .1), .031, .135)
    small.jar((-.13, .0, .868), m.porcelain('jar'), .030, .06, m.wood('lid', (.10, .05, .02), (.24, .13, .06), 'x'))

