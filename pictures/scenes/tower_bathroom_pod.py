"""Bathroom pod in a tower by the river: dark fluted tile, terrazzo, and the city's lamps at dusk."""

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
from patterns import cut_out, grid
from rooms import Room, on, panelled_door, placed, unseen
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.55, 1.35, -2.9, 2.45
GLAZING = (.30, .38, 2.62, 2.30)

PICTURES = {
    'room': Camera(at=(.12, -3.75, 1.28), lens=27, rise=-.045, focus=3.3, exposure=1.3, seeds=(401, 501)),
    'angle': Camera(at=(-1.05, -2.60, 1.30), yaw=-34, lens=25, rise=-.06, focus=2.4, exposure=1.3, seeds=(402, 502)),
    'detail': Camera(at=(-.10, -2.0, .95), yaw=-20, lens=36, rise=-.12, focus=1.5, fstop=4.5, exposure=1.75, seeds=(403, 503)),
}


def build(picture):
    """A small room high up: the bath under the glass, the vanity beside it."""
    paint = m.paint('warm grey', (.36, .34, .32))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, paint, m.paint('ceiling', (.62, .60, .57)), openings={'back': [GLAZING]},
                behind=m.paint('wall behind', (.20, .17, .145)))
    bronze, china = m.plain('bronze', (.36, .25, .155), .26, 1.0), m.porcelain()
    with unseen():
        panelled_door(room.front_face, (.35, 0, 1.15, 2.05), m.wood('door', (.05, .028, .014), (.13, .08, .045), 'z'), bronze)
    _tiles(room)
    _glazing(room)
    _bath(bronze, china)
    _vanity(room, bronze, china)
    _comforts(bronze)
    _light(room)


def _tiles(room):
    teal = m.zellige('ink glaze', [(.012, .032, .048), (.018, .044, .062), (.026, .060, .080), (.014, .038, .055)], rough=.10, wave=.10, mottle=.22,
                     rim=(.06, .10, .12), crackle=0)
    dark = m.grout('dark grout', (.055, .058, .060))
    floor = stone.terrazzo('river terrazzo', (.30, .29, .28), ((.62, .60, .56), (.16, .16, .16), (.44, .36, .29), (.10, .12, .13), (.52, .48, .42)), .22)
    area = (0, 0, RIGHT - LEFT, HEIGHT)
    tile_area(room.back_face, area, cut_out(grid(area, (.0480, .2480), .0025, start=(.004, .003)), GLAZING), [teal], dark, .012, hole=GLAZING,
              bevel=.004, tilt=.006, lift=.0005, seed=61)
    for face, seed in ((room.left_face, 62), (room.right_face, 63)):
        side = (0, 0, -FRONT, HEIGHT)
        slab = stone.porcelain_stone(f'smoke slab {seed}', (.31, .29, .265), .30)
        tile_area(face, side, grid(side, (1.198, .598), .002, start=(-.30, .025)), [slab], m.grout('side grout', (.20, .19, .175)), .010,
                  bevel=.0006, tilt=.0004, lift=.0001, seed=seed)
    tile_area(room.floor_face, room.floor_area, grid(room.floor_area, (.598, .598), .002, start=(.26, .10)), [floor],
              m.grout('floor grout', (.23, .22, .21)), .010, bevel=.0006, tilt=.0004, lift=.0001, seed=64)


def _glazing(room):
    """Frame and sill, and no pane: at dusk it would be half a mirror, whose reflections take many samples to come clean."""
    frame = m.plain('window frame', (.018, .018, .019), .35)
    u0, v0, u1, v1 = GLAZING
    for a, b in ((u0, u0 + .045), (u1 - .045, u1), (u0 + 1.52, u0 + 1.565)):
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
    with placed((.36, -.34, .0105), 50):
        fixtures.bath_filler((0, 0, 0), bronze, .88, .20)
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
        small.bottle((.34, -.20, high), m.liquid_glass('amber', (.16, .045, .008)), .030, .13, bronze)
        textiles.folded_towels((-.34, -.24, high), (.20, .16, .04), [m.cloth('hand towel', (.70, .66, .58))])
        lights.strip((-.30, -.03, 2.16), (.30, -.03, 2.16), 3.0, (0, -.5, -1), (1, .78, .52))


def _comforts(bronze):
    rust, sand = m.cloth('rust towel', (.36, .13, .055)), m.cloth('sand towel', (.62, .54, .42))
    joinery.stool((.60, -1.02, .0105), m.wood('stool', (.08, .045, .022), (.20, .125, .068), 'z'), .44, .16)
    textiles.folded_towels((.60, -1.02, .443), (.24, .21, .05), [sand, rust])
    with placed((LEFT + .011, -1.72, 0), 90):
        bar = fixtures.towel_rail((0, 0, 1.25), .60, bronze)
        textiles.hung_towel(-.18, .20, bar[1], bar[2], rust, front=.62, back=.5, rail=.008, seed=12)
    pot = plants.plant_pot((-1.28, -1.22, .0105), m.plain('pot', (.085, .080, .075), .55), m.plain('soil', (.02, .014, .009), .9), .13, .28)
    plants.foliage(pot, m.plain('stem', (.09, .065, .03), .8), m.leaf('leaf', (.030, .10, .032)), stems=9, length=.62, leaf_size=(.14, .062),
                   spread=.55, gap=.07, droop=.2, seed=23, keep=lambda x, y, z: x > LEFT + .04 and y < -.04)


def _light(room):
    """The last daylight from the river, and lamps."""
    lights.daylight(room.back_face, GLAZING, 15, (.84, .60, .66), sky=.62, view='river', away=14, level=.95, gleam=False)
    warm = (1, .74, .46)
    for x, y in ((-.42, -.75), (.85, -1.40)):
        lights.downlight((x, y, HEIGHT - .012), 17, warm, 86)
    lights.strip((LEFT + .04, -.020, .30), (LEFT + .04, -1.30, .30), 1.6, (.4, 0, -1), warm)
    lights.fill((-.1, -2.35, HEIGHT - .04), (2.2, .8), 12, (0, .35, -1), (1, .80, .60))
    lights.ambient(.01, (.6, .5, .7))
