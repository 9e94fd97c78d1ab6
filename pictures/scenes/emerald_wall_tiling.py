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
from rooms import Room, panelled_door, sash_window, unseen
from setting_out import set_out
from shapes import box
from stone import marble
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.45, 1.438, -3.1, 2.4695
WINDOW = (.95, .95, 1.95, 2.25)
SHELF = 1.35
GREENS = [(.003, .046, .030), (.006, .070, .046), (.010, .096, .064), (.005, .060, .042), (.016, .125, .082)]

PICTURES = {
    'room': Camera(at=(.10, -3.9, 1.30), lens=30, rise=-.035, focus=3.6, exposure=.55, samples=6, seeds=(11, 47)),
    'detail': Camera(at=(-.05, -1.35, 1.16), yaw=-14, lens=42, rise=-.02, focus=1.15, fstop=3.5, exposure=.55,
                     seeds=(12, 48)),
    'angle': Camera(at=(1.15, -2.75, 1.28), yaw=22, lens=26, rise=-.03, focus=2.9, exposure=.55, seeds=(13, 49)),
    'shelf': Camera(at=(-.80, -1.02, 1.46), yaw=6, lens=38, rise=-.09, focus=1.02, fstop=5.6, exposure=.7,
                    seeds=(14, 50)),
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
    wall = _tiles(room, stone)
    sash_window(room.right_face, WINDOW, m.plain('joinery', (.80, .79, .76), .35), sill_material=stone)
    middle = LEFT + wall.middle_near(.42 - LEFT)
    top = _vanity(middle, oak, stone, brass, china, silver)
    _shower(wall, brass, stone, m.glass(shine=picture in ('room', 'detail')))
    _small_things(middle, top, brass)
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
    wall = set_out('Back wall', room.back_face, area, (.0735, .2220), .0025, 'vertical')
    tile_area(room.back_face, area, wall.tiles(), [green], dark, .010, bevel=.0024, tilt=.0085, lift=.0007, seed=4)
    side = (0, 0, -room.front, HEIGHT)
    marbled = set_out('Left wall', room.left_face, side, (.598, 1.198), .002)
    tile_area(room.left_face, side, marbled.tiles(), [stone], pale, .010, bevel=.0008, tilt=.0006, lift=.0002, seed=6)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.598, .598), .002)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [stone], pale, .010, bevel=.0008, tilt=.0006, lift=.0002,
              seed=7)
    return wall


def _vanity(middle, oak, stone, brass, china, silver):
    """The taps stand 57 mm above a joint, in the middles of three tiles; the lamps in tiles, too."""
    top = joinery.vanity(middle, (1.20, .50), oak, stone, brass, drawers=(2, 1), bottom=.46, height=.86, back=-.010)
    sanitary.vessel_basin((middle, -.27, top), china)
    fixtures.wall_tap((middle, -.011, 1.18), brass, spread=.152)
    fixtures.round_mirror((middle, -.012, 1.68), silver, brass, .37)
    for side in (-1, 1):
        lights.globe_light((middle + side * .532, -.011, 1.64), brass)
    return top


def _shower(wall, brass, stone, glass):
    """Rose and valve in the middle of a tile; shelf and screen on joints."""
    edge = m.plain('glass edge', (.30, .48, .42), .1)
    screen = LEFT + wall.joint_near(-.42 - LEFT)
    fixtures.glass_panel((screen, -1.02, .012), (screen, -.012, 2.06), glass, edge)
    box((screen - .008, -1.03, 2.06), (screen + .008, -.010, 2.082), brass, .002)
    middle = LEFT + wall.middle_near(-.93 - LEFT)
    fixtures.rain_shower((middle, -.011, wall.middle_near(2.14, 1)), brass)
    fixtures.shower_valve((middle, -.011, wall.middle_near(1.05, 1)), brass)
    fixtures.drain((middle, -.12, .0105), .70, brass)
    shelf = wall.joint_near(SHELF, 1)
    joinery.shelf((middle - .266, -.115, shelf - .010), (middle + .266, -.010, shelf + .010), stone)
    box((middle - .266, -.1175, shelf - .0125), (middle + .266, -.110, shelf - .0085), brass, .0008)
    _bottles(middle, shelf + .010, brass)


def _bottles(middle, shelf, brass):
    cream = m.plain('cream glaze', (.70, .66, .57), .3)
    amber = m.liquid_glass('amber', (.16, .045, .008))
    dark = m.plain('dark bottle', (.03, .035, .03), .25)
    for k, (radius, height, skin) in enumerate(((.030, .17, amber), (.030, .14, cream), (.034, .09, dark))):
        small.bottle((middle - .15 + k * .11, -.066, shelf), skin, radius, height, brass if k == 0 else None)
    textiles.folded_towels((middle + .17, -.064, shelf), (.13, .09, .030), [m.cloth('face cloth', (.74, .70, .62), 'waffle')] * 2)


def _small_things(middle, top, brass):
    amber = m.liquid_glass('amber', (.16, .045, .008))
    small.bottle((middle - .40, -.25, top), amber, .033, .135, brass)
    vase = plants.vase((middle + .44, -.24, top), m.plain('vase', (.62, .56, .47), .55), .058, .17)
    plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('eucalyptus', (.12, .20, .12)), stems=8, length=.34,
                  leaf_size=(.048, .036), spread=.55, keep=lambda x, y, z: y < -.03)
    linen = m.cloth('oat towel', (.66, .60, .50), 'waffle')
    sage = m.cloth('white towel', (.80, .78, .74))
    for k in range(3):
        textiles.rolled_towel((.16 + k * .125, -.28, .0105), .36, (linen, sage, linen)[k])
