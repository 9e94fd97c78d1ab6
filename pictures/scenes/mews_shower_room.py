"""Mews shower room: warm white zellige, a black-framed screen, herringbone underfoot and the lane outside."""
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
from patterns import cut_out, herringbone
from rooms import Room, panelled_door, placed, steel_window, unseen
from setting_out import set_out
from shapes import add, box, disc, tube
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.30, 1.30, -2.8, 2.55
WINDOW = (1.55, 1.02, 2.30, 2.14)
SCREEN = -.10

PICTURES = {
    'room': Camera(at=(.10, -3.7, 1.32), lens=28, rise=-.05, focus=3.2, exposure=.5, seeds=(411, 511)),
    # The floor, from above.
    'angle': Camera(at=(.35, -2.35, 2.30), yaw=10, pitch=-36, lens=27, focus=2.3, exposure=.5, seeds=(412, 512)),
    'detail': Camera(at=(.55, -1.60, 1.26), yaw=-3, lens=36, rise=-.08, focus=1.45, fstop=4.5, exposure=.45, contrast='High', seeds=(413, 513)),
}


def build(picture):
    """Shower on the left behind steel and glass, a stone basin under the window on the right."""
    white = m.paint('lime white', (.78, .755, .70))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, white, m.paint('ceiling', (.82, .81, .78)), openings={'back': [WINDOW]},
                behind=m.paint('wall behind', (.42, .37, .31)))
    black, brass = m.black_metal(), m.brass()
    with unseen():
        panelled_door(room.front_face, (.3, 0, 1.1, 2.05), m.plain('door', (.075, .10, .085), .4), brass)
    _tiles(room)
    steel_window(room.back_face, WINDOW, black, 2, 3)
    box((LEFT + WINDOW[0] - .01, -.028, WINDOW[1] - .022), (LEFT + WINDOW[2] + .01, .10, WINDOW[1] + .004), stone.marble('sill'), .002)
    _shower(black, brass)
    _basin(room, brass)
    _comforts(brass)
    lights.daylight(room.back_face, WINDOW, 62, view='mews', away=6.5, level=.55, sky=2.2)
    lights.sun((-.50, -.62, -.72), 7.5)
    lights.downlight((-.72, -.60, HEIGHT - .012), 16)
    lights.fill((.1, -2.4, HEIGHT - .04), (2.0, .8), 17, (0, .35, -1))
    if picture == 'detail':
        # From the door, for the glaze to hold.
        lights.fill((-.55, -2.3, 2.1), (.7, .9), 26, (.5, 1, -.45), (1, .95, .87))
    lights.ambient(.3)


def _tiles(room):
    pearl = m.zellige('pearl glaze', [(.70, .655, .575), (.80, .765, .69), (.62, .565, .475), (.85, .825, .765), (.75, .71, .63)], rough=.075, wave=.20,
                      mottle=.16, rim=(.72, .62, .50), crackle=.12)
    grout = m.grout('shell grout', (.69, .645, .565))
    area = (0, 0, RIGHT - LEFT, HEIGHT)
    back = set_out('Back wall', room.back_face, area, (.0985, .0985), .0025, thickness=.011, openings=[WINDOW])
    tile_area(room.back_face, area, cut_out(back.tiles(), WINDOW), [pearl], grout, .011, recess=.0010,
              hole=WINDOW, bevel=.0019, tilt=.012, lift=.0006, drop_limit=.0010, seed=71)
    side = (0, 0, -FRONT, HEIGHT)
    left = set_out('Left wall', room.left_face, side, (.0985, .0985), .0025, thickness=.011, level=back)
    tile_area(room.left_face, side, left.tiles(), [pearl], grout, .011, recess=.0010, bevel=.0019,
              tilt=.012, lift=.0006, drop_limit=.0010, seed=72)
    slate = m.clay('olive clay', (.215, .200, .148), .36, .30)
    tile_area(room.floor_face, room.floor_area, herringbone(room.floor_area, .0700, 3, .0025), [slate], m.grout('floor grout', (.43, .40, .34)),
              .010, recess=.0016, bevel=.0010, tilt=.003, lift=.0003, drop_limit=.0005, seed=73)


def _shower(black, brass):
    glass = m.glass((.955, .98, .973), shine=False)
    y0, y1, top = -1.35, -.012, 2.12
    add('pane', [(SCREEN, y0, .02), (SCREEN, y1, .02), (SCREEN, y1, top), (SCREEN, y0, top)], [(0, 1, 2, 3)], glass)
    for y in (y0, (y0 + y1) / 2, y1 - .012):
        box((SCREEN - .011, y - .010, .0105), (SCREEN + .011, y + .010, top), black, .0015)
    for z in (.022, .72, 1.42, top):
        box((SCREEN - .0105, y0, z - .011), (SCREEN + .0105, y1, z + .011), black, .0015)
    tube([(SCREEN, -1.30, top), (SCREEN, -1.30, HEIGHT)], .008, black, smooth=False)
    disc((SCREEN, -1.30, HEIGHT - .004), .024, .008, black, 'z')
    fixtures.rain_shower((-.74, -.012, 2.16), brass, .40, .12)
    fixtures.hand_shower((-.40, -.012, 1.34), brass, .70, outlet=(-.16, 1.02))
    fixtures.bar_valve((-.74, -.012, 1.06), brass)
    fixtures.drain((-.72, -.14, .0105), .60, brass)
    marble = stone.marble('ledge')
    box((LEFT + .011, -.34, 1.16), (LEFT + .13, -.011, 1.18), marble, .002)
    amber, cream = m.liquid_glass('amber', (.16, .045, .008)), m.plain('cream', (.70, .66, .57), .3)
    small.bottle((LEFT + .07, -.10, 1.18), amber, .028, .15, m.black_metal())
    small.bottle((LEFT + .07, -.20, 1.18), cream, .026, .12)


def _basin(room, brass):
    marble = stone.marble('basin marble', scale=1.6)
    oak = m.wood('oak', (.15, .085, .040), (.33, .205, .110), 'x')
    x0, x1 = .16, 1.20
    box((x0, -.47, .80), (x1, -.011, .84), marble, .003)
    joinery.shelf((x0 + .03, -.43, .30), (x1 - .03, -.03, .335), oak)
    for x in (x0 + .035, x1 - .035):
        for y in (-.44, -.045):
            tube([(x, y, .0105), (x, y, .80)], .012, brass, smooth=False)
    sanitary.counter_basin((.66, -.285, .84), m.porcelain(), .48, .34, .11)
    fixtures.pillar_tap((.66, -.072, .84), brass, .24, .15)
    with placed((RIGHT - .002, -.80, 0), -90):
        fixtures.round_mirror((0, 0, 1.52), m.mirror(), brass, .30)
        lights.globe_light((0, 0, 1.96), brass, 5, .055)
    linen, olive = m.cloth('linen towel', (.66, .60, .50)), m.cloth('olive towel', (.16, .17, .095))
    for k in range(4):
        textiles.rolled_towel((.34 + k * .125, -.24, .335), .34, (linen, olive)[k % 2])
    basket = m.fibre('basket', (.34, .22, .11), 420, 0)
    box((.90, -.38, .335), (1.14, -.10, .53), basket, .02)


def _comforts(brass):
    olive, white = m.cloth('olive bath towel', (.16, .17, .095)), m.cloth('white towel', (.78, .76, .71))
    small.dispenser((.27, -.17, .84), m.plain('sand stoneware', (.50, .42, .32), .5), brass)
    vase = plants.vase((.345, -.31, .84), m.plain('vase', (.52, .45, .36), .6), .045, .14)
    plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('olive leaf', (.10, .15, .07)), stems=7, length=.34, leaf_size=(.046, .016),
                   spread=.6, seed=24, keep=lambda x, y, z: y < -.04)
    textiles.mat((.55, -1.15, .0105), (.75, .48), white)
    with placed((RIGHT - .002, -1.72, 0), -90):
        bar = fixtures.towel_rail((0, 0, 1.25), .62, brass)
        textiles.hung_towel(-.20, .18, bar[1], bar[2], olive, front=.62, back=.5, rail=.008, seed=14)
