"""Café backsplash: honey-ochre handmade tiles behind an espresso counter, oak shelves and daylight."""
import joinery
import lights
import machine
import materials as m
import plants
import smallthings as small
import textiles
from cameras import Camera
from rooms import Room, steel_window, unseen, panelled_door
from setting_out import set_out
from shapes import box
from stone import limestone
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.9, 1.9, -3.6, 2.9
WINDOW = (.75, .80, 2.75, 2.60)
OCHRES = [(.36, .165, .022), (.43, .215, .035), (.50, .265, .050), (.33, .145, .020), (.56, .320, .075)]
COUNTER, DEPTH = .93, .66
SIZE, GAP = .0985, .0025
TOP = COUNTER + 13 * (SIZE + GAP)

PICTURES = {
    'room': Camera(at=(.0, -4.4, 1.45), lens=36, rise=-.005, focus=4.0, exposure=.25, seeds=(61, 97)),
    'detail': Camera(at=(-.62, -1.75, 1.42), yaw=9, lens=45, rise=.0, focus=1.65, fstop=3.5, exposure=.25, seeds=(62, 98)),
    'angle': Camera(at=(-1.45, -2.25, 1.40), yaw=-38, lens=27, rise=-.03, focus=2.4, fstop=6, exposure=.25,
                    seeds=(63, 99)),
}


def build(picture):
    """A café's back counter with a shop window on the left."""
    wall, ceiling = m.paint('warm white', (.80, .77, .71)), m.paint('ceiling', (.82, .80, .77))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, wall, ceiling, openings={'left': [WINDOW]},
                behind=m.paint('wall behind', (.40, .36, .31)))
    black, brass = m.black_metal(), m.brass()
    with unseen():
        panelled_door(room.front_face, (.6, 0, 1.5, 2.1), m.plain('door', (.02, .03, .035), .4), brass)
    steel_window(room.left_face, WINDOW, black, 3, 3)
    wall = _tiles(room)
    _counter(brass)
    _shelves(wall, brass)
    _machines()
    for x in (-1.05, .05, 1.15):
        lights.pendant((x, -.72, HEIGHT), black, m.plain('shade', (.025, .040, .045), .35), .60, .15, 16)
        lights.point((x, -.72, HEIGHT - .74), 5)
    lights.daylight(room.left_face, WINDOW, 130)
    lights.sun((.80, .52, -.48), 4.5)
    lights.fill((.2, -3.0, HEIGHT - .04), (2.8, 1.0), 36, (0, .4, -1))
    lights.ambient(.5)


def _tiles(room):
    ochre = m.glaze('honey ochre', OCHRES, rough=.07, wave=.26, mottle=.32, scale=9)
    grout = m.grout('sand grout', (.50, .43, .32))
    area = (0, COUNTER, RIGHT - LEFT, TOP)
    wall = set_out('Back wall', room.back_face, area, (SIZE, SIZE), GAP)
    tile_area(room.back_face, area, wall.tiles(), [ochre], grout, .010, bevel=.0026, tilt=.014, lift=.0009, seed=31)
    box((LEFT, -.013, TOP), (RIGHT, 0, TOP + .010), m.brass('trim'), .001)
    terrazzo = limestone('terrazzo', (.60, .57, .52), (.42, .39, .35), .3, 6.0, .5)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.597, .597), .003)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [terrazzo], m.grout('floor grout', (.4, .38, .35)), .010,
              recess=.0008, bevel=.0006, tilt=.0004, lift=.0001, seed=33)
    return wall


def _counter(brass):
    navy = m.plain('ink blue paint', (.014, .030, .042), .42)
    stone = m.plain('honed slate', (.050, .054, .055), .38, specular=.35)
    joinery.base_units(LEFT, RIGHT, -DEPTH + .03, COUNTER - .035, navy, brass, 6)
    box((LEFT, -DEPTH, COUNTER - .035), (RIGHT, -.010, COUNTER), stone, .003)


def _shelves(wall, brass):
    """The boards cover a joint; their brackets are screwed through the middles of tiles."""
    oak = m.wood('oak', (.19, .10, .043), (.42, .255, .13), 'x')
    white = m.porcelain('cup white', (.82, .80, .75))
    clay = m.plain('stoneware', (.40, .25, .16), .5)
    base, top = (wall.joint_near(z, 1) + .016 for z in (1.53, 1.94))
    ends = [LEFT + wall.joint_near(x - LEFT) for x in (-1.45, .45)]
    brackets = [LEFT + wall.middle_near(x - LEFT) for x in (-1.30, -.50, .30)]
    for z in (base, top):
        joinery.shelf((ends[0], -.235, z - .032), (ends[1], -.011, z), oak, brass, brackets)
    for k in range(7):
        small.cup((-1.34 + k * .112, -.125, base), white, turn=-.8 + .25 * (k % 3))
        if k not in (2, 6):
            small.cup((-1.34 + k * .112, -.125, base + .058), white, turn=-.4 + .3 * (k % 2))
    small.plates((-.40, -.125, base), white, 7, .095)
    small.plates((-.40, -.125, base + .062), clay, 3, .080)
    for k in range(3):
        small.jar((-.12 + k * .125, -.12, base), m.plain('jar', ((.10, .045, .02), (.55, .44, .28), (.24, .12, .05))[k], .25), .050, .13, oak)
    for k, (x, r, h) in enumerate(((-1.30, .085, .05), (-1.08, .07, .10), (-.87, .055, .15))):
        small.bowl((x, -.125, top), (clay, white, clay)[k], r, h)
    tumbler = m.drinking_glass()
    for k in range(5):
        small.glass_tumbler((-.62 + k * .085, -.12 - .02 * (k % 2), top), tumbler)
    pot = plants.plant_pot((.20, -.125, top), white, m.plain('soil', (.02, .014, .009), .9), .075, .12)
    plants.foliage(pot, m.plain('stem', (.10, .13, .04), .7), m.leaf('ivy', (.05, .16, .045)), stems=13, length=.44,
                  leaf_size=(.050, .040), spread=1.25, gap=.030, droop=1.25, seed=8, keep=lambda x, y, z: y < -.03)


def _machines():
    steel, black = m.plain('steel', (.58, .57, .55), .24, 1.0), m.black_metal()
    oak = m.wood('handle', (.10, .05, .02), (.24, .13, .06), 'y')
    white = m.porcelain('machine cups', (.82, .80, .75))
    machine.espresso((.88, -.34, COUNTER), steel, black, oak, white)
    machine.grinder((.28, -.30, COUNTER), black, steel)
    board = m.wood('board', (.16, .08, .035), (.36, .21, .10), 'z')
    small.board((-.95, -.055, COUNTER), (.26, .40, .022), board)
    small.board((-.82, -.085, COUNTER), (.20, .30, .020), m.wood('walnut board', (.060, .030, .014), (.18, .10, .05), 'z'))
    for k in range(2):
        small.cup((-.48 + k * .21, -.44 + k * .05, COUNTER), white, turn=-.6, saucer=True, drink=m.plain('coffee', (.11, .05, .02), .15))
    cloth = m.cloth('tea towel', (.74, .70, .62), 'linen')
    textiles.folded_towels((-.14, -.30, COUNTER), (.20, .15, .018), [cloth, cloth])
    vase = plants.vase((-1.50, -.26, COUNTER), m.plain('vase', (.72, .69, .62), .4), .07, .22)
    plants.foliage(vase, m.plain('stem', (.12, .10, .04), .7), m.leaf('eucalyptus', (.12, .20, .12)), stems=10, length=.42,
                  leaf_size=(.052, .040), spread=.6, seed=11, keep=lambda x, y, z: y < -.03 and z < 1.50)
