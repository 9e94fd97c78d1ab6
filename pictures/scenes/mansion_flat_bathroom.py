"""Mansion-flat bathroom: one long wall of porcelain slabs, their veins mirrored at each joint, with a double basin and brass."""
import fixtures
import joinery
import lights
import materials as m
import plants
import sanitary
import smallthings as small
import stone
import textiles
from cameras import Camera
from rooms import Room, cornice, panelled_door, placed, sash_window, skirting, unseen
from setting_out import set_out
from shapes import box
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -2.35, 2.05, -3.1, 2.85
WINDOW = (1.05, .62, 2.15, 2.48)
TOP = HEIGHT - .13

PICTURES = {
    'room': Camera(at=(-.12, -4.25, 1.32), lens=27, rise=-.03, focus=3.7, exposure=.95, contrast='High', seeds=(431, 531)),
    'angle': Camera(at=(-1.75, -2.8, 1.34), yaw=-36, lens=25, rise=-.06, focus=2.9, exposure=.82, contrast='High', samples=3, seeds=(432, 532)),
    'detail': Camera(at=(.55, -1.75, 1.24), yaw=6, lens=38, rise=-.05, focus=1.6, fstop=4.5, exposure=.95, contrast='High', samples=3, seeds=(433, 533)),
}


def build(picture):
    """High ceiling, tall window on the left, porcelain along the whole back wall."""
    plaster = m.paint('putty', (.72, .67, .585))
    white = m.paint('ceiling', (.90, .89, .86))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, plaster, white, openings={'left': [WINDOW]}, behind=m.paint('wall behind', (.50, .455, .39)))
    brass, china = m.brass(), m.porcelain()
    gloss = m.plain('eggshell', (.88, .865, .82), .32)
    with unseen():
        panelled_door(room.front_face, (.66, 0, 1.51, 2.15), gloss, brass)
    _porcelain_wall(room)
    sash_window(room.left_face, WINDOW, gloss, bars=(2, 1))
    for face in (room.left_face, room.right_face):
        cornice(face, -FRONT, HEIGHT, white, .12)
        skirting(face, -FRONT, gloss, .20, depth=.024)
    cornice(room.back_face, RIGHT - LEFT, HEIGHT, white, .12)
    _vanity(brass, china)
    _bath(brass, china)
    _comforts(brass)
    lights.daylight(room.left_face, WINDOW, 130, level=-.6)
    lights.sun((.80, .34, -.62), 6.5)
    lights.fill((.2, -2.6, HEIGHT - .06), (2.6, .9), 18, (0, .35, -1), (1, .94, .86))
    lights.ambient(.3)


def _porcelain_wall(room):
    wide = RIGHT - LEFT
    floor = stone.veined('floor stone', (.205, .185, .160), (.46, .42, .36), (.150, .135, .118), .22, (1.2, .3, .4), .55, .45, (.30, .24, .17))
    area = (0, 0, wide, TOP)
    wall = set_out('Porcelain wall', room.back_face, area, (1.097, TOP), .003, thickness=.012)
    seam = LEFT + wall.joint_near(wide / 2)
    slab = stone.book_matched('veined porcelain', (.83, .815, .78), (.185, .165, .140), (.60, .59, .57), (.55, .42, .27), seam, 1.100)
    tile_area(room.back_face, area, wall.tiles(), [slab], m.grout('porcelain joint', (.58, .565, .53)), .012,
              recess=.0008, bevel=.0005, tilt=.0002, lift=.0001, seed=91)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.597, .597), .003)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [floor], m.grout('floor joint', (.12, .11, .095)),
              .010, recess=.0008, bevel=.0006, tilt=.0004, lift=.0001, seed=92)


def _vanity(brass, china):
    dark = m.wood('walnut', (.050, .024, .011), (.165, .090, .045), 'x')
    top = stone.veined('vanity stone', (.80, .785, .755), (.36, .325, .28), (.70, .685, .66), .10, (.4, 1.4, .2), .40, .8, (.60, .47, .30))
    high = joinery.vanity(.92, (1.70, .52), dark, top, brass, drawers=(4, 1), bottom=.46, height=.86, top_depth=.045, back=-.012)
    for x in (.50, 1.34):
        sanitary.counter_basin((x, -.27, high), china, .46, .34, .11)
        fixtures.wall_tap((x, -.012, high + .24), brass, .19, .10, cross=True)
        fixtures.framed_mirror((x, -.013, 1.66), (.52, .92), m.mirror(), brass, .012, .026)
    for x in (.08, .92, 1.76):
        lights.globe_light((x, -.012, 1.74), brass, 5.5, .052)
    small.dispenser((.92, -.20, high), m.plain('white stoneware', (.74, .72, .67), .35), brass)
    small.tray((.92, -.30, high), (.22, .14), brass)
    small.candle((.98, -.30, high + .007), m.plain('candle holder', (.05, .055, .045), .3), m.plain('wax', (.82, .78, .66), .6))
    vase = plants.vase((.17, -.25, high), m.plain('vase', (.10, .12, .10), .3), .052, .17)
    plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('eucalyptus', (.12, .20, .12)), stems=8, length=.36, leaf_size=(.048, .036),
                   spread=.55, seed=41, keep=lambda x, y, z: y < -.04)
    textiles.folded_towels((1.68, -.28, high), (.18, .24, .045), [m.cloth('guest towel', (.76, .73, .67))])


def _bath(brass, china):
    sanitary.freestanding_bath((-1.18, -.72, .0105), china, 1.68, .76, .58)
    fixtures.wall_tap((-1.18, -.012, .90), brass, reach=.40, spread=.13, cross=True)
    oak = m.wood('tray oak', (.10, .055, .026), (.25, .155, .085), 'y')
    small.bath_board((-.86, -.72, .5905), .78, oak)
    small.book((-.86, -.66, .609), (.12, .17, .022), m.plain('cover', (.05, .075, .10), .5), m.plain('pages', (.8, .77, .7), .8), 8)
    small.glass_tumbler((-.86, -.88, .609), m.drinking_glass())


def _comforts(brass):
    walnut = m.wood('stool', (.060, .030, .014), (.18, .10, .05), 'z')
    joinery.square_stool((-.16, -1.02, .0105), walnut, .45, .31)
    textiles.folded_towels((-.16, -1.02, .4615), (.25, .23, .052),
        [m.cloth('ink towel', (.055, .080, .105)), m.cloth('white towel', (.78, .76, .72))])
    textiles.mat((.92, -1.05, .0105), (1.0, .52), m.cloth('mat', (.70, .67, .61)))
    with placed((RIGHT - .002, -.70, 0), -90):
        bar = fixtures.towel_rail((0, 0, 1.28), .48, brass)
        textiles.hung_towel(-.16, .15, bar[1], bar[2], m.cloth('bath sheet', (.055, .080, .105), 'waffle'), front=.66, back=.56, rail=.008, seed=15)
    # Both mirrors look at this part of the wall, which no camera sees.
    with placed((RIGHT - .002, -2.05, 0), -90):
        fixtures.framed_mirror((0, 0, 1.72), (.62, .86), m.plain('mount', (.84, .82, .77), .7), brass, .016, .022)
        for low, high, tint in (((-.20, -.27), (.20, .06), (.16, .24, .25)), ((-.20, .06), (.20, .16), (.50, .42, .30)), ((-.20, .16), (.20, .29), (.66, .60, .50))):
            box((low[0], -.0235, 1.72 + low[1]), (high[0], -.0222, 1.72 + high[1]), m.plain('print', tint, .8), 0)
    pot = plants.plant_pot((-2.02, -1.62, .0105), m.plain('pot', (.42, .36, .29), .6), m.plain('soil', (.02, .014, .009), .9), .16, .34)
    plants.foliage(pot, m.plain('stem', (.09, .065, .03), .8), m.leaf('fig', (.030, .105, .030)), stems=9, length=.86, leaf_size=(.15, .085),
                   spread=.42, gap=.08, droop=.12, seed=29, keep=lambda x, y, z: x > LEFT + .05 and y < -.05)
