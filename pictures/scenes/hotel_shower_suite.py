"""Hotel shower suite: charcoal slabs with white veins, a mosaic floor, chrome and a warm lit niche."""
import fixtures
import joinery
import lights
import materials as m
import plants
import smallthings as small
import textiles
from cameras import Camera
from patterns import cut_out
from rooms import Room, panelled_door, unseen
from setting_out import SHEET, set_out
from shapes import box, disc, lathe, tube
from stone import porcelain_stone, veined
from tiles import tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.70, 1.50, -3.2, 2.60
# The niche is as wide as its slab; the screen and the edge of the mosaic stand on joints of the floor.
NICHE = (.60, 1.10, 1.60, 1.46)
SCREEN, WET = .50, 1.60

PICTURES = {
    'room': Camera(at=(-.05, -4.3, 1.25), lens=30, rise=-.03, focus=3.7, exposure=.95, seeds=(51, 87)),
    'detail': Camera(at=(-.30, -1.75, 1.25), yaw=10, lens=34, rise=.0, focus=1.7, fstop=5.6, exposure=1.2, seeds=(52, 88)),
    'angle': Camera(at=(1.15, -2.9, 1.20), yaw=34, lens=26, rise=-.09, focus=2.9, exposure=.95, seeds=(53, 89)),
}


def build(picture):
    """A walk-in shower with a dry side, lit as in the evening."""
    ceiling = m.paint('ceiling', (.80, .78, .74))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, m.paint('wall', (.62, .58, .52)), ceiling, openings={'back': [NICHE]},
                behind=m.paint('wall behind', (.42, .37, .31)))
    chrome = m.chrome()
    with unseen():
        panelled_door(room.front_face, (.5, 0, 1.35, 2.1), m.plain('door', (.16, .10, .06), .4), chrome)
    charcoal = veined('charcoal marble', (.052, .047, .043), (.62, .58, .52), (.095, .086, .078), .12, (0, .75, 0), .50, .75,
                      (.20, .155, .11), own=False)
    pale = porcelain_stone('pale stone', (.56, .515, .45), .34)
    _walls(room, charcoal, pale)
    _floor(room, pale)
    _shower(chrome)
    _niche(charcoal)
    _bench(pale)
    _dry_side(chrome)
    _light()


def _walls(room, charcoal, pale):
    dark, light = m.grout('dark grout', (.075, .070, .066)), m.grout('pale grout', (.42, .39, .35))
    wide = RIGHT - LEFT
    back = (0, 0, wide, HEIGHT)
    slabs = set_out('Back wall', room.back_face, back, (.997, 2.70), .003, openings=[NICHE])
    tile_area(room.back_face, back, cut_out(slabs.tiles(), NICHE), [charcoal], dark, .010, recess=.0008, hole=NICHE, bevel=.0006,
              tilt=.0003, lift=.0001, seed=11)
    side = (0, 0, -FRONT, HEIGHT)
    for name, face in (('Left wall', room.left_face), ('Right wall', room.right_face)):
        large = set_out(name, face, side, (1.197, 1.297), .003)
        tile_area(face, side, large.tiles(), [pale], light, .010, recess=.0008, bevel=.0006, tilt=.0004, lift=.0001, seed=12)


def _floor(room, pale):
    light = m.grout('floor grout', (.30, .28, .26))
    mosaic = m.glaze('mosaic', [(.16, .15, .14), (.27, .25, .23), (.40, .37, .33), (.21, .195, .18), (.50, .46, .41)],
                     rough=.30, wave=.05, mottle=.15)
    wet = (0, -FRONT - WET, SCREEN - LEFT, -FRONT)
    chips = set_out('Shower floor', room.floor_face, wet, (.0228, .0228), .0022, thickness=.008, least=SHEET)
    tile_area(room.floor_face, wet, chips.tiles(), [mosaic], light, .008, recess=.0012, bevel=.0008, tilt=.008, lift=.0002,
              drop_limit=.0004, seed=13)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.597, .597), .003, openings=[wet])
    tile_area(room.floor_face, room.floor_area, cut_out(ground.tiles(), wet), [pale], light, .010, recess=.0008, hole=wet,
              bevel=.0006, tilt=.0004, lift=.0001, seed=14)


def _shower(chrome):
    fixtures.drain((-.60, -.11, .0090), 1.10, chrome)
    edge = m.plain('glass edge', (.40, .52, .48), .1)
    fixtures.glass_panel((SCREEN, -1.50, .010), (SCREEN, -.012, 2.20), m.glass(shine=False), edge)
    box((SCREEN - .010, -.030, .010), (SCREEN + .010, -.010, 2.20), chrome, .001)
    tube([(SCREEN, -1.30, 2.19), (SCREEN, -1.30, HEIGHT)], .009, chrome, smooth=False)
    x, y = -.62, -.62
    tube([(x, y, 2.16), (x, y, HEIGHT)], .012, chrome, smooth=False)
    disc((x, y, HEIGHT - .006), .04, .012, chrome, 'z')
    disc((x, y, 2.15), .165, .012, chrome, 'z', .003, 96)
    lathe([(.026, 0), (.026, .02), (.014, .03)], chrome, (x, y, 2.156), steps=40)
    fixtures.hand_shower((.14, -.011, 1.35), chrome, .72, outlet=(-.44, .976), valve=True)
    fixtures.bar_valve((-.30, -.011, 1.03), chrome)


def _niche(charcoal):
    x0, x1 = LEFT + NICHE[0], LEFT + NICHE[2]
    joinery.niche(x0, x1, NICHE[1], NICHE[3], .10, charcoal, charcoal, None, charcoal)
    warm = (1.0, .72, .44)
    # Right under the lining and as wide as the niche: whatever stands above a lamp stays black.
    lights.strip((x0 + .0105, .050, NICHE[3] - .0106), (x1 - .0105, .050, NICHE[3] - .0106), 6, (0, 0, -1), warm, .016)
    box((x0 + .0105, .042, NICHE[3] - .0105), (x1 - .0105, .058, NICHE[3] - .0101), m.glow('diffuser', warm, 3.0), 0)
    white, black = m.plain('stone bottle', (.52, .49, .44), .5), m.plain('black bottle', (.02, .02, .02), .4)
    for k in range(3):
        small.bottle((x0 + .16 + k * .10, .045, NICHE[1] + .010), (white, white, black)[k], .031, .165, black)
    cream = m.cloth('face cloth', (.78, .75, .68), 'waffle')
    textiles.folded_towels((x1 - .42, .045, NICHE[1] + .010), (.15, .09, .035), [cream, cream])
    small.candle((x1 - .20, .045, NICHE[1] + .010), m.plain('candle holder', (.10, .09, .08), .35), m.plain('wax', (.8, .74, .6), .6))


def _bench(pale):
    box((LEFT + .010, -1.05, .40), (LEFT + .46, -.010, .46), pale, .003)
    cream = m.cloth('white towel', (.80, .78, .73))
    textiles.folded_towels((LEFT + .25, -.42, .46), (.26, .34, .055), [cream, cream])
    lights.strip((LEFT + .44, -1.0, .396), (LEFT + .44, -.05, .396), 2.2, (-.2, 0, -1), (1, .72, .44))


def _dry_side(chrome):
    oak = m.wood('smoked oak', (.10, .055, .028), (.24, .145, .075), 'x')
    box((.62, -.42, .42), (1.40, -.010, .47), oak, .003)
    white, stone = m.cloth('robe white', (.80, .78, .73)), m.cloth('taupe towel', (.34, .28, .22))
    for k in range(4):
        textiles.rolled_towel((.78 + k * .125, -.22, .47), .34, (white, stone)[k % 2])
    textiles.rolled_towel((.8425, -.22, .575), .34, white)
    textiles.rolled_towel((.9675, -.22, .575), .34, stone)
    bar = fixtures.towel_rail((1.0, -.011, 1.62), .62, chrome)
    textiles.hung_towel(.78, 1.22, bar[1], bar[2], white, front=.74, back=.60, rail=.008, seed=5, folds=2.4)
    pot = plants.plant_pot((1.22, -1.05, .0105), m.plain('planter', (.10, .095, .09), .6), m.plain('soil', (.02, .014, .009), .9),
                          .16, .36)
    plants.foliage(pot, m.plain('stem', (.09, .065, .03), .8), m.leaf('leaf', (.035, .12, .035)), stems=9, length=.80,
                  leaf_size=(.15, .075), spread=.5, gap=.08, droop=.15, seed=19, keep=lambda x, y, z: x < 1.46)


def _light():
    warm = (1, .88, .74)
    lights.strip((LEFT + .05, -.10, HEIGHT - .004), (RIGHT - .05, -.10, HEIGHT - .004), 26, (0, .35, -1), warm, .03)
    for x in (-1.1, -.15, 1.0):
        lights.downlight((x, -.55, HEIGHT - .02), 26, warm, 70)
    lights.downlight((.95, -1.7, HEIGHT - .02), 22, warm, 80)
    lights.fill((-.1, -2.3, HEIGHT - .04), (2.6, 1.2), 75, (0, .25, -1), (1, .98, .95))
    lights.ambient(.3)
