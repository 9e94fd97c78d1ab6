"""Family bathroom, before and after: an avocado suite gives way to soft stone porcelain and oak."""
import dated
import fixtures
import joinery
import lights
import materials as m
import plants
import sanitary
import smallthings as small
import textiles
from cameras import Camera
from patterns import cut_out
from rooms import Room, panelled_door, placed, sash_window, unseen
from setting_out import set_out
from shapes import box, disc, pipe
from stone import porcelain_stone
from tiles import Surface, tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.25, 1.25, -2.75, 2.45
WINDOW = (.80, 1.05, 1.65, 2.15)
# The niche's head and right side stand on joints; its sill is level with a child's hand.
NICHE = (.2095, 1.1275, .6495, 1.5275)
WAINSCOT = .9255
BATH_SIDE = -.49
BIG = (1.198, .598)

PICTURES = {
    'before': Camera(at=(.12, -3.75, 1.30), lens=28, rise=-.045, focus=3.3, exposure=.55, seeds=(41, 77)),
    'after': Camera(at=(.12, -3.75, 1.30), lens=28, rise=-.045, focus=3.3, exposure=.95, contrast='Very High', samples=5, seeds=(42, 78)),
    # A hand's height, at the niche.
    'detail': Camera(at=(-.60, -1.02, 1.25), yaw=17, lens=38, rise=-.02, focus=1.02, fstop=3.5, exposure=.85, contrast='High',
                     samples=3, seeds=(43, 79)),
    # The eye of somebody who sits in the bath.
    'angle': Camera(at=(-.86, -2.20, .86), yaw=-30, lens=25, rise=.035, focus=2.3, exposure=.9, contrast='High',
                    samples=3, seeds=(44, 80)),
}


def build(picture):
    """The same walls, window and camera; only what was fitted has changed."""
    old = picture == 'before'
    wall = m.paint('old paint', (.62, .57, .44)) if old else m.paint('new paint', (.86, .835, .78))
    ceiling = m.paint('ceiling', (.70, .68, .60) if old else (.90, .89, .865))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, wall, ceiling, openings={'right': [WINDOW], 'back': [] if old else [NICHE]},
                behind=None if old else m.paint('behind', (.60, .56, .49)))
    gloss = m.plain('gloss', (.74, .71, .62) if old else (.88, .87, .84), .35)
    with unseen():
        panelled_door(room.front_face, (.2, 0, 1.0, 2.0), gloss, m.chrome(), gloss)
    sash_window(room.right_face, WINDOW, gloss, bars=(1, 1))
    if old:
        dated.fit(room, BATH_SIDE)
    else:
        _after(room)
    lights.daylight(room.right_face, WINDOW, 38 if old else 74, (.90, .95, 1.0) if old else (1, .965, .91))
    if not old:
        lights.sun((-.80, .50, -.66), 11)
        lights.fill((0, -1.5, .70), (1.4, 1.4), 6, (0, 0, 1), (1, .95, .88))
    lights.fill((-.1, -2.3, HEIGHT - .04), (1.8, .7), 11 if old else 13, (0, .35, -1), (1, .97, .93) if old else (1, .93, .82))
    lights.ambient(.4 if old else .20)


def _after(room):
    stone = porcelain_stone('ivory porcelain', (.70, .615, .49), .30)
    floor_stone = porcelain_stone('floor porcelain', (.47, .39, .295), .36)
    grout = m.grout('greige grout', (.34, .275, .20))
    china, metal = m.porcelain(), m.plain('brushed nickel', (.66, .62, .56), .30, 1.0)
    oak = m.wood('oak', (.165, .092, .044), (.335, .210, .112), 'x')
    wide = RIGHT - LEFT
    back = (0, 0, wide, HEIGHT)
    laid = dict(thickness=.010, recess=.0008, bevel=.0007, tilt=.0005, lift=.0002)
    wall = set_out('Back wall', room.back_face, back, BIG, .003, openings=[NICHE])
    tile_area(room.back_face, back, cut_out(wall.tiles(), NICHE), [stone], grout, hole=NICHE, seed=3, **laid)
    side = (0, 0, -FRONT, HEIGHT)
    bath_wall = set_out('Left wall', room.left_face, side, BIG, .003, level=wall)
    tile_area(room.left_face, side, bath_wall.tiles(), [stone], grout, seed=4, **laid)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.598, .598), .003)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [floor_stone], grout, seed=5, **laid)
    right = (0, 0, -FRONT, WAINSCOT)
    low_wall = set_out('Right wall', room.right_face, right, BIG, .003, level=wall)
    tile_area(room.right_face, right, low_wall.tiles(), [stone], grout, seed=6, **laid)
    box((RIGHT - .0125, FRONT, WAINSCOT), (RIGHT, -.010, WAINSCOT + .009),
        m.plain('trim', (.50, .475, .43), .45), .001, 'trim')
    _niche(stone, metal)
    _new_bath(stone, china, metal, grout)
    _new_vanity(oak, china, metal)
    sanitary.close_coupled_wc((.88, -.011, .0105), china, metal)
    _new_comforts(china, oak)


def _niche(stone, metal):
    x0, x1 = LEFT + NICHE[0], LEFT + NICHE[2]
    joinery.niche(x0, x1, NICHE[1], NICHE[3], .095, stone, stone, metal, stone)
    lights.strip((x0 + .02, .02, NICHE[3] - .014), (x1 - .02, .02, NICHE[3] - .014), 1.3)
    cream, green = m.plain('cream bottle', (.74, .70, .62), .3), m.plain('sage bottle', (.22, .28, .21), .35)
    for k, (side, high, skin) in enumerate(((.058, .17, cream), (.054, .15, green))):
        small.square_bottle((x0 + .10 + k * .105, .045, NICHE[1] + .010), skin, metal, side, high)
    small.jar((x0 + .32, .045, NICHE[1] + .010), m.plain('salts', (.50, .36, .28), .5), .038, .085, m.plain('cork', (.38, .22, .10), .8))


def _new_bath(stone, china, metal, grout):
    low, high = (LEFT + .010, -1.78, .0105), (BATH_SIDE, -.011, .56)
    sanitary.built_in_bath(low, high, china, stone, front='x')
    for name, at, along, wide, seed in (('Bath panel', (BATH_SIDE - .016, -1.765, .0105), (0, 1, 0), 1.75, 9),
                                        ('End of the bath', (LEFT + .010, -1.765, .0105), (1, 0, 0), BATH_SIDE - LEFT - .016, 10)):
        face, area = Surface(at, along, (0, 0, 1)), (0, 0, wide, .508)
        panel = set_out(name, face, area, BIG, .003)
        tile_area(face, area, panel.tiles(), [stone], grout, .010, recess=.0008, bevel=.0007, tilt=.0004, lift=.0001,
                  seed=seed)
    middle = (LEFT + BATH_SIDE) / 2
    fixtures.rain_shower((middle, -.011, 2.16), metal, .36, .11)
    fixtures.shower_valve((middle, -.011, .83), metal, .07)
    disc((middle, -.016, .68), .026, .010, metal)
    pipe([(middle, -.011, .68), (middle, -.17, .68), (middle, -.17, .64)], .014, .02, metal)
    edge = m.plain('glass edge', (.36, .50, .45), .1)
    fixtures.glass_panel((BATH_SIDE - .035, -.86, .562), (BATH_SIDE - .035, -.012, 2.0), m.glass(), edge)
    box((BATH_SIDE - .045, -.030, .56), (BATH_SIDE - .025, -.010, 2.0), metal, .002)


def _new_vanity(oak, china, metal):
    top = m.plain('solid surface', (.82, .80, .76), .30)
    height = joinery.vanity(.12, (.90, .46), oak, top, metal, drawers=(1, 2), bottom=.30, height=.82, top_depth=.018,
                            fluted=False, back=-.010)
    sanitary.counter_basin((.12, -.25, height), china, .50, .36, .12)
    fixtures.wall_tap((.12, -.011, height + .23), metal, .18, .10)
    fixtures.framed_mirror((.12, -.012, 1.60), (.80, .72), m.mirror(), metal, .014, .030)
    lights.strip((-.26, -.050, 1.985), (.50, -.050, 1.985), 3.5, (0, -.4, -1))
    box((-.29, -.058, 1.988), (.53, -.012, 2.004), metal, .003)


def _new_comforts(china, oak):
    blue, white = m.cloth('dusty blue towel', (.16, .26, .34), 'waffle'), m.cloth('mat', (.72, .70, .65))
    with placed((RIGHT, -.48, 0), -90):
        fixtures.ladder_radiator((0, 0, .98), (.46, .82), m.plain('ladder', (.66, .62, .56), .30, 1.0))
        textiles.hung_towel(-.17, .17, -.098, 1.60, blue, front=.46, back=.34, rail=.013, seed=3)
    small.duck((BATH_SIDE - .06, -1.30, .562), m.plain('yellow', (.80, .46, .03), .3), m.plain('beak', (.70, .16, .02), .3), 210)
    textiles.mat((.05, -1.10, .0105), (.48, .75), white)
    small.dispenser((-.22, -.20, .82), m.plain('speckled clay', (.55, .50, .42), .5), m.plain('spout', (.66, .62, .56), .30, 1.0))
    vase = plants.vase((.48, -.20, .82), m.plain('vase', (.60, .55, .46), .6), .045, .13)
    plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('leaf', (.07, .16, .06)), stems=6, length=.26,
                  leaf_size=(.045, .026), spread=.5, seed=4, keep=lambda x, y, z: y < -.04)
