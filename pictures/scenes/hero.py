"""The opening picture: a white bath before a wall of bottle-green glaze, in morning sun."""
import fixtures
import joinery
import lights
import materials as m
import plants
import sanitary
import smallthings as small
import textiles
from cameras import Camera
from rooms import Room, panelled_door, sash_window, skirting, unseen
from setting_out import set_out
from shapes import box
from stone import marble
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -2.886, 1.75, -3.9, 2.9
WINDOW = (.75, .55, 1.95, 2.50)
GREENS = [(.002, .042, .027), (.005, .064, .043), (.009, .090, .060), (.004, .054, .038), (.013, .114, .075)]
TOP = 2.36

PICTURES = {
    'hero-wide': Camera(at=(-.32, -4.1, 1.22), lens=29, rise=-.022, focus=3.4, fstop=5.6, size=(2880, 1800),
                        exposure=.4, samples=12, seeds=(21, 57)),
}


def build(picture):
    plaster = m.paint('plaster', (.82, .81, .78))
    brass, china, stone = m.brass(), m.porcelain(), marble()
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, plaster, plaster, openings={'right': [WINDOW]},
                behind=m.paint('wall behind', (.30, .27, .23)))
    joinery_white = m.plain('joinery', (.82, .81, .78), .35)
    with unseen():
        panelled_door(room.front_face, (.7, 0, 1.55, 2.1), m.plain('door', (.02, .055, .042), .4), brass, joinery_white)
    wall = _tiles(room, stone, brass)
    sash_window(room.right_face, WINDOW, joinery_white, sill_material=stone)
    skirting(room.right_face, -FRONT, joinery_white, start=.02)
    _bath(china, brass, wall)
    _around_the_bath(brass, china)
    for x in (-.62, 1.22):
        lights.globe_light((LEFT + wall.middle_near(x - LEFT), -.012, 1.62), brass, 6, .07)
    lights.daylight(room.right_face, WINDOW, 95)
    lights.sun((-.75, .62, -.36), 5.0)
    lights.fill((-.2, -3.0, 2.85), (2.6, 1.0), 17, (0, .35, -1))
    lights.ambient(.5)


def _tiles(room, stone, brass):
    green = m.glaze('bottle green', GREENS, rough=.065, wave=.22)
    dark = m.grout('green grout', (.085, .125, .105))
    pale = m.grout('pale grout', (.70, .69, .66))
    wide = RIGHT - LEFT
    area = (0, 0, wide, TOP)
    wall = set_out('Back wall', room.back_face, area, (.0735, .2335), .0025, 'vertical', .011)
    tile_area(room.back_face, area, wall.tiles(), [green], dark, .011, bevel=.0024, tilt=.0095, lift=.0008, seed=4)
    box((LEFT, -.013, TOP), (RIGHT, 0, TOP + .012), brass, .001)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.798, .798), .002)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [stone], pale, .010, bevel=.0008, tilt=.0006, lift=.0002,
              seed=7)
    return wall


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
