"""Pictures for the pages of services: an office washroom whose wall is being mended while the building works on."""
import math

from mathutils import Vector

import fixtures
import lights
import materials as m
import smallthings as small
import tools
from cameras import Camera
from patterns import Tile, cut_out
from rooms import Room, on, placed
from setting_out import set_out
from shapes import add, box, disc, lathe, loft, pipe
from stone import concrete, porcelain_stone
from tiles import Surface, floor, lay, tile_area

LEFT, RIGHT, FRONT, HEIGHT = -1.95, 1.85, -3.3, 2.50
TILE, JOINT = (.1485, .1485), .002
# The wall is open where the tiles sounded hollow: five tiles wide, four high.
OPEN, COLUMNS, ROWS = (.46, .60), 5, 4

PICTURES = {
    'office-washroom': Camera(at=(-.42, -3.75, 1.30), yaw=0, lens=29, rise=-.075, focus=3.4, fstop=9, exposure=.75, contrast='High', seeds=(611, 711)),
}


def build(picture):
    """Basins and a mirror to the right, cubicles along the right wall, the repair to the left."""
    white = m.paint('wall white', (.84, .825, .79))
    room = Room(LEFT, RIGHT, FRONT, HEIGHT, white, m.paint('ceiling', (.88, .875, .86)), behind=m.paint('behind', (.46, .44, .41)))
    steel = m.plain('satin steel', (.62, .62, .61), .28, 1.0)
    _tiles(room)
    _ceiling()
    _basins(steel)
    _cubicles(room, steel)
    _repair()
    lights.fill((-.9, -1.6, HEIGHT - .02), (.58, 1.18), 34, colour=(1, .97, .92))
    lights.fill((.9, -1.6, HEIGHT - .02), (.58, 1.18), 42, colour=(1, .97, .92))
    lights.fill((0, -3.0, HEIGHT - .05), (2.4, .5), 22, (0, .5, -1))
    lights.ambient(.32)


def _tiles(room):
    wide = RIGHT - LEFT
    blue = m.zellige('chalk blue', [(.235, .320, .345), (.255, .340, .362), (.245, .330, .352), (.228, .312, .338)], rough=.16, wave=.05, mottle=.06, crackle=0,
                     rim=(.33, .41, .43))
    grout = m.grout('pale grout', (.58, .57, .54))
    area = (0, 0, wide, HEIGHT)
    wall = set_out('Back wall', room.back_face, area, TILE, JOINT)
    step = TILE[0] + JOINT
    u0, v0 = wall.joint_near(OPEN[0], 0), wall.joint_near(OPEN[1], 1)
    hole = (u0, v0, u0 + COLUMNS * step, v0 + ROWS * step)
    laid = dict(bevel=.0010, tilt=.0016, lift=.0002, drop_limit=.0003)
    tile_area(room.back_face, area, cut_out(wall.tiles(), hole), [blue], grout, .009, recess=.0012, hole=hole, seed=21, **laid)
    on(room.back_face, (hole[0] - .01, hole[1] - .01, -.01), (hole[2] + .01, hole[3] + .01, .0006), concrete('old bed', (.40, .385, .36), .9), 0)
    adhesive = tools.fresh_mortar('adhesive', (.50, .49, .465))
    tools.combed(room.back_face, (hole[0] - .004, hole[1] - .004, hole[2] + .004, hole[3] + .004), adhesive, .0006, .0105, .0048, .8, step=.0016, seed=3,
                 inside=lambda u, v: hole[3] - .020 + .020 * tools.rough((u, v, 2), .08) - v)
    fresh = [t for t in wall.tiles() if _inside(t, hole) and (_middle(t)[1] < hole[1] + 2 * step or
                                                             (_middle(t)[1] < hole[1] + 3 * step and _middle(t)[0] < hole[0] + 2 * step))]
    lay(room.back_face, fresh, [blue], .009, seed=22, **laid)
    red = m.plain('spacer', (.75, .20, .05), .5)
    for row, count in ((1, COLUMNS), (2, COLUMNS), (3, 2)):
        for k in range(count + 1):
            tools.spacer(room.back_face, hole[0] + k * step, hole[1] + row * step, .003, JOINT, red, .011, .015)
    stone = porcelain_stone('floor stone', (.36, .345, .32), .42)
    ground = set_out('Floor', room.floor_face, room.floor_area, (.597, .597), .003)
    tile_area(room.floor_face, room.floor_area, ground.tiles(), [stone], m.grout('floor grout', (.24, .23, .21)), .010, recess=.0010, bevel=.0007, tilt=.0004,
              lift=.0001, seed=23)
    on(room.left_face, (0, .010, 0), (-FRONT - .012, .11, .012), m.plain('skirting', (.34, .33, .31), .4), .002)


def _middle(tile):
    us, vs = zip(*tile.points)
    return sum(us) / len(us), sum(vs) / len(vs)


def _inside(tile, hole):
    u, v = _middle(tile)
    return hole[0] < u < hole[2] and hole[1] < v < hole[3]


def _ceiling():
    """A suspended ceiling: 600 mm boards on a white grid, two lit panels."""
    bar, glow = m.plain('grid', (.80, .80, .79), .5), m.glow('panel', (1, .98, .94), 2.6)
    for k in range(8):
        x = -1.8 + .6 * k
        if LEFT < x < RIGHT:
            box((x - .012, FRONT, HEIGHT - .006), (x + .012, 0, HEIGHT), bar, 0)
    for k in range(6):
        y = -.40 - .6 * k
        if y > FRONT:
            box((LEFT, y - .012, HEIGHT - .0062), (RIGHT, y + .012, HEIGHT), bar, 0)
    for x in (-.9, .9):
        box((x - .286, -2.186, HEIGHT - .004), (x + .286, -1.014, HEIGHT), glow, 0)


def _basins(steel):
    """A trough for three, taps on the wall, soap between them and one long mirror."""
    solid = m.plain('solid surface', (.86, .85, .82), .25)
    x0, x1, top, deep = -.10, 1.55, .86, .46
    a, b = (x1 - x0) / 2, deep / 2
    loft([(a - .01, b - .01, -.15, 0, 0, 60), (a, b, -.14, 0, 0, 60), (a, b, -.003, 0, 0, 60), (a - .003, b - .003, 0, 0, 0, 60),
          (a - .035, b - .045, 0, 0, -.012, 26), (a - .039, b - .049, -.004, 0, -.012, 26), (a - .048, b - .058, -.080, 0, -.012, 20),
          (a - .075, b - .085, -.096, 0, -.012, 12), (.02, .02, -.100, 0, -.012, 2)], solid, ((x0 + x1) / 2, -.010 - b, top), steps=192, angle=30)
    black = m.black_metal()
    for k in range(3):
        x = x0 + (x1 - x0) * (k + .5) / 3
        disc((x, -.013, top + .17), .028, .010, black, 'y', .003)
        pipe([(x, -.010, top + .17), (x, -.175, top + .17), (x, -.175, top + .13)], .0130, .024, black)
        disc((x, -.245, top - .0945), .030, .004, steel, 'z')
        if k < 2:
            s = x + (x1 - x0) / 6
            box((s - .045, -.105, top + .12), (s + .045, -.010, top + .33), black, .014)
            box((s - .020, -.100, top + .105), (s + .020, -.050, top + .122), black, .004)
    fixtures.framed_mirror(((x0 + x1) / 2, -.010, 1.69), (x1 - x0 - .02, .80), m.mirror(), black, .010, .024)
    lights.strip((x0 + .03, -.048, 2.115), (x1 - .03, -.048, 2.115), 9, (0, -.35, -1), (1, .95, .88))
    box((x0, -.056, 2.117), (x1, -.010, 2.140), black, .002)
    for x in (x0 + .30, x1 - .30):
        pipe([(x, -.20, top - .14), (x, -.20, top - .32), (x, -.010, top - .32)], .016, .03, steel)
    box((-.66, -.155, 1.02), (-.38, -.010, 1.30), m.plain('dryer', (.74, .74, .73), .30), .035)
    box((-.60, -.128, 1.012), (-.44, -.060, 1.022), m.plain('mouth', (.03, .03, .03), .5), .003)
    disc((-.52, -.157, 1.215), .012, .004, m.glow('lamp', (.3, .7, 1), 1.4), 'y')
    lathe([(.13, 0), (.135, .004), (.15, .58), (.152, .60), (.146, .602), (.140, .58), (.001, .57)], steel, (1.52, -.20, .0105), steps=72)


def _cubicles(room, steel):
    """Two doors with gaps below and above, on the right."""
    oak = m.wood('laminate', (.25, .15, .075), (.42, .28, .155), 'z', .45)
    dark = m.plain('pilaster', (.060, .085, .095), .4)
    face = Surface((RIGHT - .16, 0, 0), (0, -1, 0), (0, 0, 1))
    doors = ((.55, 1.25), (1.55, 2.25), (2.55, 3.25))
    box((RIGHT - .15, FRONT, .0105), (RIGHT - .14, 0, HEIGHT), m.plain('within', (.10, .11, .11), .8), 0)
    edges = [0.0] + [edge for door in doors for edge in door] + [3.30]
    for a, b in zip(edges[::2], edges[1::2]):
        on(face, (a + .003, .15, 0), (b - .003, 2.12, .020), dark, .002)
        for u in (a + .06, b - .06):
            on(face, (u - .012, .0105, .002), (u + .012, .15, .018), steel, .002)
    for a, b in doors:
        on(face, (a, .15, .001), (b, 2.08, .021), oak, .002)
        bolt = face.matrix @ Vector((b - .07, 1.02, .021))
        disc(tuple(bolt), .024, .008, steel, 'x', .002)
        disc((bolt.x - .005, bolt.y, bolt.z + .004), .009, .003, m.plain('free', (.10, .42, .16), .4), 'x')
        for v in (.45, 1.80):
            on(face, (a - .010, v - .05, .012), (a + .014, v + .05, .026), steel, .003)
    on(face, (0, 2.12, -.004), (3.3, 2.165, .024), steel, .003)


def _warning(high):
    """The general warning sign on a leaf's front: a black triangle with its yellow field and an exclamation mark."""
    black, yellow = m.plain('sign black', (.012, .012, .012), .45), m.plain('sign field', (.88, .62, .03), .4)

    def flat(points, out, material):
        return add('warning', [(x, -out, high + z) for x, z in points], [range(len(points))], material)

    def ring(at, radius, start=0, end=360, steps=24):
        return [(at[0] + radius * math.cos(a), at[1] + radius * math.sin(a)) for a in (math.radians(start + (end - start) * k / steps) for k in range(steps + 1))]

    def triangle(reach, round_by):
        return [p for turn in (-150, -30, 90) for p in ring((reach * math.cos(math.radians(turn)), reach * math.sin(math.radians(turn))), round_by, turn - 60, turn + 60)]
    return [flat(triangle(.072, .022), .0062, black), flat(triangle(.057, .018), .0066, yellow),
            flat([(-.0075, -.012), (.0075, -.012), (.011, .042), (-.011, .042)], .0070, black), flat(ring((0, -.029), .0095), .0070, black)]


def _repair():
    """A sheet on the floor, spare tiles, adhesive, a sponge, and a sign that keeps people away."""
    sheet = m.cloth('dust sheet', (.66, .62, .54), 'linen')
    top = .0105
    ground = Surface((0, 0, top), (1, 0, 0), (0, 1, 0))

    def folds(u, v):
        crease = .034 * abs(tools.rough((u * .5 + v * .6, v * .3, 4), .34)) ** 1.3 + .006 * tools.rough((u, v, 7), .09)
        return .0015 + max(0, crease)
    ragged = tools.relief(ground, (-1.90, -1.30, -.62, -.06), .010, folds, sheet, 'dust sheet')
    ragged.rotation_euler.z = .02
    blue = m.zellige('chalk blue', [(.235, .320, .345), (.255, .340, .362)], rough=.16, wave=.05, mottle=.06, crackle=0, rim=(.33, .41, .43))
    half = TILE[0] / 2
    square = Tile([(-half, -half), (half, -half), (half, half), (-half, half)], 0)
    for k in range(6):
        with placed((-1.62 + .003 * (k % 3), -.42 - .002 * k, top + .016 + .0092 * k), (4, 1, 7, 3, 5, 2)[k]):
            lay(floor(), [square], [blue], .009, bevel=.0010, tilt=0, lift=0, seed=80 + k, back=True)
    adhesive = tools.fresh_mortar('adhesive', (.50, .49, .465))
    tools.tub((-1.16, -.46, top + .006), m.plain('rubber', (.020, .022, .023), .55), adhesive, .16, .20)
    tools.sponge((-.86, -.62, top + .010), (.135, .092, .046), tools.sponge_foam(), 30)
    tools.notched_trowel((-1.52, -.86, top + .014), 160, tools.worn_steel(), m.plain('grip', (.05, .07, .09), .5), adhesive)
    tools.spirit_level((-.92, -.055, top + .012), .60, m.plain('level yellow', (.78, .50, .025), .35), 0, -86)
    yellow = m.plain('sign', (.86, .60, .03), .4)
    with placed((-.25, -1.05, top), -14):
        for side in (-1, 1):
            leaf = loft([(.135, .005, 0), (.135, .005, .02), (.115, .005, .60), (.09, .005, .62)], yellow, power=14, steps=64)
            for part in [leaf] if side > 0 else [leaf, *_warning(.40)]:
                part.rotation_euler.x = side * .20
                part.location = (0, side * .125, 0)
    small.hook((-.72, -.010, 1.62), m.plain('hook', (.62, .62, .61), .28, 1.0))
