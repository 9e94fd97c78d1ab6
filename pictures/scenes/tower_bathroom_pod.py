"""Bathroom pod in a tower by the river: a terrazzo floor, ink-blue fingers of tile, and the city's lamps at dusk."""

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
from patterns import cut_out
from rooms import Room, on, panelled_door, placed, unseen
from setting_out import set_out
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.55, 1.35, -2.9, 2.45
GLAZING = (.58, .985, 2.30, 2.245)

PICTURES = {
    'room': Camera(at=(-.02, -3.95, 1.62), lens=27, rise=-.175, focus=3.0, exposure=1.15, seeds=(401, 501)),
    'angle': Camera(at=(-1.12, -2.70, 1.60), yaw=-31, lens=25, rise=-.20, focus=2.3, exposure=1.15, seeds=(402, 502)),
    'detail': Camera(at=(.12, -1.95, 1.10), yaw=-5, lens=34, rise=-.17, focus=1.6, fstop=5.6, exposure=1.2, seeds=(403, 503)),
    'floor': Camera(at=(.52, -2.55, 1.02), yaw=5, lens=32, rise=-.335, focus=1.9, fstop=6.3, exposure=1.2, seeds=(404, 504)),
}


def build(picture):
    """A small room high up: the bath under the glass, the vanity beside it."""
    paint = m.paint('warm grey', (.36, .34, .32))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, paint, m.paint('ceiling', (.62, .60, .57)), openings={'back': [GLAZING]},
                behind=m.paint('wall behind', (.20, .17, .145)))
    bronze, china = m.plain('bronze', (.40, .275, .165), .34, 1.0), m.porcelain()
    with unseen():
        panelled_door(room.front_face, (.35, 0, 1.15, 2.05), m.wood('door', (.05, .028, .014), (.13, .08, .045), 'z'), bronze)
    _tiles(room)
    _glazing(room)
    _bath(bronze, china)
    _vanity(room, bronze, china)
    _comforts(bronze)
    _light(room)


def _tiles(room):
    teal = m.zellige('ink glaze', [(.026, .075, .125), (.036, .098, .155), (.050, .128, .190), (.030, .086, .140)], rough=.10, wave=.10, mottle=.22,
                     rim=(.12, .20, .25), crackle=0)
    dark = m.grout('dark grout', (.135, .150, .165))
    floor = stone.terrazzo('river terrazzo', (.50, .48, .45), ((.78, .76, .72), (.17, .17, .17), (.56, .40, .28), (.10, .16, .20), (.66, .58, .47)),
        .24)
    area = (0, 0, RIGHT - LEFT, HEIGHT)
    back = set_out('Window wall', room.back_face, area, (.0480, .2480), .0025, 'vertical', .012, openings=[GLAZING])
    tile_area(room.back_face, area, cut_out(back.tiles(), GLAZING), [teal], dark, .012, hole=GLAZING,
              bevel=.004, tilt=.006, lift=.0005, seed=61)
    for name, face, seed in (('Left wall', room.left_face, 62), ('Right wall', room.right_face, 63)):
        side = (0, 0, -FRONT, HEIGHT)
        slab = stone.porcelain_stone(f'smoke slab {seed}', (.31, .29, .265), .30)
        sheets = set_out(name, face, side, (1.197, .597), .003)
        tile_area(face, side, sheets.tiles(), [slab], m.grout('side grout', (.17, .16, .145)), .010, recess=.0008,
                  bevel=.0006, tilt=.0004, lift=.0001, seed=seed)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.597, .597), .003)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [floor],
              m.grout('floor grout', (.19, .18, .165)), .010, recess=.0008, bevel=.0006, tilt=.0004, lift=.0001, seed=64)


def _glazing(room):
    """Frame and sill, and no pane: at dusk it would be half a mirror, whose reflections take many samples to come clean."""
    frame = m.plain('window frame', (.018, .018, .019), .35)
    u0, v0, u1, v1 = GLAZING
    for a, b in ((u0, u0 + .045), (u1 - .045, u1), (u0 + .84, u0 + .88)):
        on(room.back_face, (a, v0, -.115), (b, v1, -.060), frame, .002)
    for c, d in ((v0, v0 + .05), (v1 - .045, v1)):
        on(room.back_face, (u0, c, -.115), (u1, d, -.060), frame, .002)
    sill = stone.porcelain_stone('sill', (.31, .29, .265), .26)
    on(room.back_face, (u0, v0 - .012, -.12), (u1, v0 + .012, .022), sill, .001)
    for a, b in ((u0 - .001, u0 + .010), (u1 - .010, u1 + .001)):
        on(room.back_face, (a, v0, -.06), (b, v1, .0125), frame, .0005)
    on(room.back_face, (u0, v1 - .010, -.06), (u1, v1 + .001, .0125), frame, .0005)


def _bath(bronze, china):
    sanitary.freestanding_bath((-.42, -.62, .0105), china, 1.66, .76, .56)
    with placed((.38, -.30, .0105), -52):
        fixtures.bath_filler((0, 0, 0), bronze, .90, .24)
    oak = m.wood('smoked oak', (.06, .033, .017), (.16, .098, .052), 'y')
    small.bath_board((-.86, -.62, .5705), .78, oak)
    small.candle((-.88, -.48, .589), m.plain('candle glass', (.30, .17, .09), .15), m.plain('wax', (.85, .78, .62), .6))
    lights.point((-.88, -.48, .70), .35, (1, .62, .28), .012)
    small.book((-.86, -.72, .589), (.12, .17, .022), m.plain('cover', (.22, .06, .035), .5), m.plain('pages', (.8, .77, .7), .8), 8)


def _vanity(room, bronze, china):
    walnut = m.wood('walnut', (.060, .030, .014), (.175, .098, .050), 'x')
    top = stone.porcelain_stone('vanity top', (.34, .32, .295), .24)
    with placed((RIGHT - .010, -1.42, 0), -90):
        high = joinery.vanity(0, (1.0, .46), walnut, top, bronze, drawers=(1, 2), bottom=.36, height=.82, top_depth=.02)
        sanitary.vessel_basin((0, -.24, high), china, .42, .34, .12)
        fixtures.wall_tap((0, -.001, high + .25), bronze, .18, .10)
        fixtures.arched_mirror((0, -.004, 1.22), (.62, .92), m.mirror(), bronze)
        small.square_bottle((.34, -.20, high), m.plain('smoke glass', (.035, .040, .045), .12), bronze, .060, .13)
        textiles.folded_towels((-.34, -.24, high), (.20, .16, .04), [m.cloth('hand towel', (.70, .66, .58))])
        lights.strip((-.30, -.03, 2.16), (.30, -.03, 2.16), 3.0, (0, -.5, -1), (1, .78, .52))


def _comforts(bronze):
    rust, sand = m.cloth('rust towel', (.36, .13, .055)), m.cloth('sand towel', (.62, .54, .42))
    joinery.ceramic_stool((.62, -.52, .0105), m.plain('stool glaze', (.055, .115, .150), .16, specular=.5), .44, .155)
    textiles.folded_towels((.62, -.52, .4515), (.24, .21, .05), [sand, rust])
    with placed((LEFT + .011, -1.72, 0), 90):
        bar = fixtures.towel_rail((0, 0, 1.25), .60, bronze)
        textiles.hung_towel(-.18, .20, bar[1], bar[2], rust, front=.62, back=.5, rail=.008, seed=12)
    pot = plants.plant_pot((-1.28, -1.22, .0105), m.plain('pot', (.085, .080, .075), .55), m.plain('soil', (.02, .014, .009), .9), .13, .28)
    plants.foliage(pot, m.plain('stem', (.09, .065, .03), .8), m.leaf('leaf', (.030, .10, .032)), stems=9, length=.62, leaf_size=(.14, .062),
                   spread=.55, gap=.07, droop=.2, seed=23, keep=lambda x, y, z: x > LEFT + .04 and y < -.04)


def _light(room):
    """The last daylight from the river, and lamps."""
    lights.daylight(room.back_face, GLAZING, 16, (.84, .66, .70), sky=.50, view='river', away=16, level=1.42, gleam=False)
    warm = (1, .74, .46)
    for x, y in ((-.42, -.75), (.85, -1.40)):
        lights.downlight((x, y, HEIGHT - .012), 17, warm, 86)
    lights.strip((LEFT + .08, -.10, HEIGHT - .02), (RIGHT - .08, -.10, HEIGHT - .02), 9, (0, .30, -1), warm)
    lights.strip((LEFT + .04, -.020, .30), (LEFT + .04, -1.30, .30), 1.6, (.4, 0, -1), warm)
    lights.fill((-.1, -2.35, HEIGHT - .04), (2.2, .8), 26, (0, .35, -1), (1, .86, .72))
    lights.ambient(.06, (.8, .7, .7))
