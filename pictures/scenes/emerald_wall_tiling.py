"""Emerald wall tiling: bottle-green stacked zellige, white marble and brass."""
import fixtures
import joinery
import lights
import materials as m
import plants
import sanitary
import smallthings as small
import textiles
from cameras import Camera
from patterns import grid
from rooms import Room, panelled_door, sash_window, unseen
from shapes import box
from stone import marble
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.45, 1.4385, -3.1, 2.471
WINDOW = (.95, .95, 1.95, 2.25)
GREENS = [(.003, .046, .030), (.006, .070, .046), (.010, .096, .064), (.005, .060, .042), (.016, .125, .082)]

PICTURES = {
    'room': Camera(at=(.10, -3.9, 1.30), lens=30, rise=-.035, focus=3.6, exposure=.55, samples=12, seeds=(11, 47)),
    'detail': Camera(at=(-.05, -1.35, 1.16), yaw=-14, lens=42, rise=-.02, focus=1.15, fstop=3.5, exposure=.55,
                     seeds=(12, 48)),
    'angle': Camera(at=(1.15, -2.75, 1.28), yaw=22, lens=26, rise=-.03, focus=2.9, exposure=.55, seeds=(13, 49)),
}


def build(picture):
    """The room is the same for every picture."""
    white = m.paint('wall white', (.80, .79, .76))
    brass, china, silver = m.brass(), m.porcelain(), m.mirror()
    stone = marble()
    oak = m.wood('walnut', (.085, .040, .018), (.25, .135, .065), 'x')
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, white, white,
                openings={'right': [WINDOW]},
                behind=m.paint('wall behind', (.30, .27, .23)))
    with unseen():
        panelled_door(room.front_face, (1.2, 0, 2.0, 2.04), m.plain('door', (.020, .055, .042), .4), brass, white)
    _tiles(room, stone)
    sash_window(room.right_face, WINDOW, m.plain('joinery', (.80, .79, .76), .35), sill_material=stone)
    _vanity(oak, stone, brass, china, silver)
    _shower(brass, stone, m.glass(shine=picture != 'angle'))
    _small_things(brass)
    lights.daylight(room.right_face, WINDOW, 60)
    lights.sun((-.80, .45, -.72), 5.0)
    lights.fill((-.2, -2.6, 2.44), (2.0, .9), 15, (0, .35, -1))
    lights.downlight((-.95, -.55, HEIGHT - .02), 12)
    lights.downlight((.35, -.60, HEIGHT - .02), 10)
    lights.ambient(.5)


def _tiles(room, stone):
    green = m.glaze('bottle green', GREENS, rough=.07, wave=.20)
    dark = m.grout('green grout', (.10, .14, .12))
    pale = m.grout('pale grout', (.70, .69, .66))
    wide = room.right - room.left
    area = (0, 0, wide, HEIGHT)
    tile_area(room.back_face, area, grid(area, (.0735, .2220), .0025, start=(.0005, 0)), [green], dark,
              .010, bevel=.0024, tilt=.0085, lift=.0007, seed=4)
    side = (0, 0, -room.front, HEIGHT)
    tile_area(room.left_face, side, grid(side, (.598, 1.198), .002, start=(.1, 0)), [stone], pale, .010,
              bevel=.0008, tilt=.0006, lift=.0002, seed=6)
    tile_area(room.floor_face, room.floor_area, grid(room.floor_area, (.598, .598), .002, start=(.15, .1)), [stone], pale,
              .010, bevel=.0008, tilt=.0006, lift=.0002, seed=7)


def _vanity(oak, stone, brass, china, silver):
    middle = .42
    top = joinery.vanity(middle, (1.20, .50), oak, stone, brass, drawers=(2, 1), bottom=.46, height=.86, back=-.010)
    sanitary.vessel_basin((middle, -.27, top), china)
    fixtures.wall_tap((middle, -.011, top + .27), brass)
    fixtures.round_mirror((middle, -.012, 1.66), silver, brass, .37)
    for side in (-1, 1):
        lights.globe_light((middle + side * .54, -.011, 1.62), brass)


def _shower(brass, stone, glass):
    edge = m.plain('glass edge', (.30, .48, .42), .1)
    fixtures.glass_panel((-.42, -1.02, .012), (-.42, -.012, 2.06), glass, edge)
    fixtures.rain_shower((-.93, -.011, 2.14), brass)
    fixtures.shower_valve((-.93, -.011, 1.12), brass)
    fixtures.drain((-.93, -.12, .0105), .70, brass)
    box((-.428, -1.03, 2.06), (-.412, -.010, 2.082), brass, .002)
    joinery.shelf((-1.20, -.115, 1.40), (-.66, -.010, 1.42), stone)


def _small_things(brass):
    cream = m.plain('cream glaze', (.70, .66, .57), .3)
    amber = m.liquid_glass('amber', (.16, .045, .008))
    dark = m.plain('dark bottle', (.03, .035, .03), .25)
    for k, (radius, height, skin) in enumerate(((.030, .17, amber), (.030, .14, cream), (.034, .09, dark))):
        small.bottle((-1.08 + k * .11, -.066, 1.42), skin, radius, height, brass if k == 0 else None)
    small.bottle((.02, -.25, .86), amber, .033, .135, brass)
    vase = plants.vase((.86, -.24, .86), m.plain('vase', (.62, .56, .47), .55), .058, .17)
    plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('eucalyptus', (.12, .20, .12)), stems=8, length=.34,
                  leaf_size=(.048, .036), spread=.55, keep=lambda x, y, z: y < -.03)
    linen = m.cloth('oat towel', (.66, .60, .50))
    sage = m.cloth('white towel', (.80, .78, .74))
    for k in range(3):
        textiles.rolled_towel((.16 + k * .125, -.28, .0105), .36, (linen, sage, linen)[k])
