"""Cottage bathroom under the eaves: beams, checked stone, sage boards, hand-painted tile and the garden."""
import math

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
from patterns import Tile, chequer
from rooms import Room, on, panelled_door, placed, sash_window, unseen
from setting_out import set_out
from shapes import add, bevel, box, tube
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.60, 1.60, -3.0, 2.62
KNEE = 1.12
WINDOW = (1.02, .92, 2.18, 2.02)

PICTURES = {
    'room': Camera(at=(.0, -3.95, 1.25), lens=27, rise=-.045, focus=3.4, exposure=.7, contrast='High', seeds=(421, 521)),
    'angle': Camera(at=(1.12, -2.75, 1.28), yaw=30, lens=25, rise=-.09, focus=2.5, exposure=.7, contrast='High', seeds=(422, 522)),
    'detail': Camera(at=(.70, -1.85, 1.15), yaw=-20, lens=36, rise=-.06, focus=1.5, fstop=4.5, exposure=.7, contrast='High', seeds=(423, 523)),
}


def build(picture):
    """A gable window, a bath under the slope on the left, a washstand on the right."""
    lime = m.paint('lime wash', (.79, .765, .705))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, lime, lime, openings={'back': [WINDOW]}, behind=m.paint('wall behind', (.52, .47, .39)))
    sage, brass = m.plain('sage paint', (.235, .285, .215), .42), m.brass()
    with unseen():
        panelled_door(room.front_face, (1.2, 0, 1.98, 1.95), sage, brass)
    _slopes(lime)
    _floor(room)
    _boards(room, sage)
    _splashback(room)
    white = m.plain('joinery', (.80, .79, .75), .35)
    sash_window(room.back_face, WINDOW, white, bars=(3, 1), sill_material=m.wood('sill', (.15, .085, .04), (.34, .21, .115), 'x'))
    _bath(brass)
    _washstand(room, brass, sage)
    _comforts(room, brass)
    lights.daylight(room.back_face, WINDOW, 88, view='garden', level=.75)
    lights.sun((.42, -.62, -.66), 6.5)
    lights.fill((0, -2.5, 2.40), (1.2, .8), 24, (0, .35, -1))
    lights.ambient(.3)


def _slopes(lime):
    """The roof comes down to the knee walls; beams follow it."""
    oak = m.wood('old oak', (.050, .028, .014), (.150, .090, .048), 'y', .85)
    ridge = .52
    for side in (-1, 1):
        foot, head = side * 1.605, side * ridge
        corners = [(foot, FRONT - .02, KNEE), (foot, .02, KNEE), (head, .02, HEIGHT + .002), (head, FRONT - .02, HEIGHT + .002)]
        add('slope', corners if side < 0 else corners[::-1], [(0, 1, 2, 3)], lime)
        for y in (-.55, -1.75, -2.75):
            a, b = (side * 1.70, KNEE - .15), (head, HEIGHT - .01)
            body = [(a[0], y - .055, a[1]), (a[0], y + .055, a[1]), (b[0], y + .055, b[1]), (b[0], y - .055, b[1])]
            verts = body + [(px - side * .055, py, pz - .055) for px, py, pz in body]
            rafter = add('rafter', verts, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], oak)
            bevel(rafter, .006)
        edges = sorted((side * 1.60, side * 1.535))
        box((edges[0], FRONT, 1.010), (edges[1], -.001, 1.095), oak, .006)
    box((-.60, -.60, HEIGHT - .115), (.60, -.49, HEIGHT - .0), oak, .006)
    box((-.60, -1.80, HEIGHT - .115), (.60, -1.69, HEIGHT - .0), oak, .006)
    box((-.60, -2.80, HEIGHT - .115), (.60, -2.69, HEIGHT - .0), oak, .006)
    box((-.06, FRONT, HEIGHT - .075), (.06, 0, HEIGHT), oak, .006)


def _floor(room):
    pale = stone.porcelain_stone('pale limestone', (.60, .545, .45), .42)
    dark = stone.porcelain_stone('dark slate', (.105, .115, .112), .42)
    stones = set_out('Floor', room.floor_face, room.floor_area, (.2480, .2480), .0026)
    tiles = chequer(room.floor_area, .2480, .0026, stones.start)
    tile_area(room.floor_face, room.floor_area, tiles, [pale, dark], m.grout('floor grout', (.36, .33, .28)), .010, recess=.0014, bevel=.0014,
              tilt=.0035, lift=.0003, drop_limit=.0005, seed=81)


def _boards(room, sage):
    for face, width, top in ((room.left_face, -FRONT, .98), (room.right_face, -FRONT, .98)):
        count = round(width / .10)
        for k in range(count):
            a, b = width * k / count, width * (k + 1) / count
            on(face, (a + .0030, .12, 0), (b - .0030, top, .014), sage, .004, 'board')
        on(face, (0, .12, 0), (width, top, .0045), m.plain('sage groove', (.13, .16, .118), .5), 0, 'groove')
        on(face, (0, top, 0), (width, top + .03, .034), sage, .005, 'rail')
        on(face, (0, 0, 0), (width, .14, .022), sage, .003, 'skirting')


def _splashback(room):
    milk = m.zellige('milk glaze', [(.72, .70, .63), (.77, .75, .68), (.68, .66, .59)], rough=.10, wave=.16, mottle=.10, rim=(.56, .46, .34),
        crackle=.15)
    blue = m.zellige('delft glaze', [(.20, .29, .40), (.26, .36, .46), (.16, .24, .36)], rough=.10, wave=.16, mottle=.30, rim=(.50, .50, .46),
        crackle=.15)
    area = (0, 0, RIGHT - LEFT, .885)
    wall = set_out('Gable wall', room.back_face, area, (.1245, .1245), .0025, thickness=.009)
    middle = round((wall.middle_near(area[2] / 2) - wall.start[0]) / .127 - .5)
    tiles = [Tile(t.points, _pattern(t, wall.start, middle)) for t in wall.tiles()]
    tile_area(room.back_face, area, tiles, [milk, blue], m.grout('wall grout', (.50, .47, .40)), .009, recess=.0022, bevel=.0018, tilt=.008,
              lift=.0004, drop_limit=.0008, seed=82)
    box((LEFT, -.030, .885), (RIGHT, 0, .915), m.wood('capping', (.15, .085, .04), (.34, .21, .115), 'x'), .004)


def _pattern(tile, start, middle):
    """Blue tiles (1) on a wide lattice, alike on both sides of the middle; cream ones (0) between them."""
    us, vs = zip(*tile.points)
    column = math.floor((sum(us) / len(us) - start[0]) / .127) - middle
    row = math.floor((sum(vs) / len(vs) - start[1]) / .127)
    return int((column + row) % 4 == 0 and (column - row) % 4 == 0)


def _bath(brass):
    china = m.porcelain()
    with placed((-1.03, -1.28, .0105), 90):
        sanitary.roll_top_bath((0, 0, 0), china, m.plain('bath clay', (.36, .17, .115), .42), brass, 1.60, .74, .60)
    with placed((-1.03, -.44, .0105), 0):
        for dx in (-.09, .09):
            tube([(dx, 0, 0), (dx, 0, .62)], .011, brass, smooth=False)
        fixtures.bridge_mixer((0, 0, .60), brass, reach=.14)
    oak = m.wood('bath board', (.13, .072, .034), (.30, .185, .10), 'y')
    with placed((-1.03, -1.62, .6145), 90):
        small.bath_board((0, 0, 0), .70, oak)
    small.soap((-1.00, -1.62, .634), m.plain('soap', (.62, .66, .50), .5), turn=20)
    small.candle((-1.22, -1.62, .634), m.plain('candle glass', (.62, .56, .45), .2), m.plain('wax', (.85, .80, .68), .6))


def _washstand(room, brass, sage):
    oak = m.wood('washstand', (.13, .072, .034), (.31, .19, .10), 'y')
    with placed((RIGHT - .036, -1.15, 0), -90):
        box((-.46, -.46, .78), (.46, 0, .82), stone.marble('washstand marble', scale=1.5), .004)
        box((-.44, -.44, .66), (.44, -.01, .78), oak, .004)
        joinery.knob((-.20, -.44, .72), brass)
        joinery.knob((.20, -.44, .72), brass)
        for x in (-.41, .41):
            for y in (-.41, -.04):
                box((x - .026, y - .026, .0105), (x + .026, y + .026, .66), oak, .005)
        joinery.shelf((-.43, -.43, .20), (.43, -.02, .225), oak)
        sanitary.vessel_basin((0, -.24, .82), m.porcelain(), .42, .34, .13)
        fixtures.pillar_tap((.0, -.045, .82), brass, .22, .12)
        small.apothecary((-.33, -.16, .82), m.liquid_glass('green glass', (.03, .10, .055)), m.plain('stopper', (.30, .42, .34), .1), .032, .13)
        textiles.folded_towels((.22, -.22, .225), (.30, .26, .055), [m.cloth('cream towel', (.76, .73, .66)), m.cloth('clay towel', (.42, .22, .15))])
    # the mirror hangs from the sloping ceiling's beam line, on the gable
    fixtures.arched_mirror((1.03, -.004, 1.02), (.36, .52), m.mirror(), brass)


def _comforts(room, brass):
    pine = m.wood('stool', (.17, .095, .045), (.37, .235, .13), 'z')
    joinery.stool((-.22, -.70, .0105), pine, .42, .16)
    textiles.folded_towels((-.22, -.70, .423), (.24, .21, .05), [m.cloth('white towel', (.78, .76, .71)), m.cloth('sage towel', (.24, .30, .22))])
    pot = plants.plant_pot((.36, -.02, .927), m.plain('terracotta', (.42, .17, .09), .75), m.plain('soil', (.02, .014, .009), .9), .060, .10)
    plants.foliage(pot, m.plain('stem', (.09, .10, .03), .8), m.leaf('herb', (.07, .17, .045)), stems=12, length=.20, leaf_size=(.030, .017),
                   spread=.8, gap=.018, droop=.3, seed=31, keep=lambda x, y, z: y < .06)
    jug = plants.vase((-.36, -.02, .927), m.plain('jug', (.70, .66, .57), .35), .055, .16)
    plants.foliage(jug, m.plain('stem', (.10, .12, .04), .8), m.leaf('lavender', (.22, .17, .32)), stems=9, length=.26, leaf_size=(.022, .010),
                   spread=.5, gap=.014, droop=.1, seed=32, keep=lambda x, y, z: y < .06)
    textiles.mat((.30, -1.35, .0105), (.80, .52), m.cloth('oat mat', (.56, .49, .38)), 4)
    with placed((RIGHT - .034, -2.1, 0), -90):
        box((-.30, -.022, .86), (.30, 0, .93), pine, .003)
        for k in range(3):
            small.hook((-.2 + .2 * k, -.022, .90), brass)
