"""What is in the rooms of a house that is cut open: the tiled bathroom, and simple furniture for the others.

A room is a ``Cell``: its clear sides, floor, ceiling and depth behind the cut.
"""
import random
from collections import namedtuple

from mathutils import Vector

import fixtures
import lights
import materials as m
import props
import sanitary
from patterns import grid
from rooms import on, panelled_door, placed
from sections import cap, pane, softened
from shapes import add, box, disc, lathe, tube
from tiles import Surface, tile_area

Cell = namedtuple('Cell', 'x0 x1 z top deep')


def faces(cell):
    """The back wall (towards the cut), the right wall (towards -x), the left wall (towards +x) and the floor."""
    return (Surface((cell.x0, cell.deep, cell.z), (1, 0, 0), (0, 0, 1)), Surface((cell.x1, cell.deep, cell.z), (0, -1, 0), (0, 0, 1)),
            Surface((cell.x0, 0, cell.z), (0, 1, 0), (0, 0, 1)), Surface((cell.x0, 0, cell.z), (1, 0, 0), (0, 1, 0)))


def decorate(cell, colour, p, cornice=True, panels=False, door=None, right=True):
    """Paint, skirting, cornice; panelling or a door if asked for."""
    back, side, _, _ = faces(cell)
    wide, high = cell.x1 - cell.x0, cell.top - cell.z
    paint = m.plain('room paint', colour, .8)
    on(back, (0, 0, 0), (wide, high, .012), paint, 0)
    if right:
        on(side, (0, 0, 0), (cell.deep, high, .012), paint, 0)
    for face, length in ((back, wide), (side, cell.deep))[:2 if right else 1]:
        on(face, (0, 0, .012), (length, .15, .032), p.white, .004, 'skirting')
        if cornice:
            on(face, (0, high - .09, .012), (length, high, .05), p.white, .01, 'cornice')
            on(face, (0, high - .045, .012), (length, high, .10), p.white, .01, 'cornice')
    if panels:
        _panels(back, wide, high, m.plain('panel paint', tuple(c * .90 for c in colour), .7))
    if door is not None and right:
        with_door = (cell.deep - door - .80, 0, cell.deep - door, 2.0)
        panelled_door(Surface(side.matrix @ Vector((0, 0, .012)), side.u, side.v), with_door, p.white, p.brass)
    return back


def _panels(face, wide, high, tone):
    count = max(2, round(wide / .95))
    for k in range(count):
        a, b = wide * k / count + .09, wide * (k + 1) / count - .09
        for low, top in ((.24, .88), (1.02, high - .22)):
            for u0, v0, u1, v1 in ((a, low, b, low + .03), (a, top - .03, b, top), (a, low, a + .03, top), (b - .03, low, b, top)):
                on(face, (u0, v0, .012), (u1, v1, .030), tone, .006)
    on(face, (0, .93, .012), (wide, .98, .04), tone, .008)


def _whole(length, near):
    """The tile's pitch nearest to ``near`` of which a length takes whole ones."""
    return length / max(1, round(length / near))


def _tiled(face, area, size, colours, grout, seed, bond=0.0):
    u0, v0, u1, v1 = area
    pitch = (_whole(u1 - u0, size[0]), _whole(v1 - v0, size[1]))
    gap = .007
    tile_area(face, area, grid(area, (pitch[0] - gap, pitch[1] - gap), gap, bond), [m.glaze('house tile', colours, .12, .10, .12)], grout, .022,
              recess=.005, bevel=.003, tilt=.004, lift=.0006, drop_limit=.0012, seed=seed)


SCHEMES = {
    'bottle': ([(.012, .082, .058), (.018, .105, .075), (.026, .125, .088), (.014, .094, .066)], (.70, .67, .60)),
    'sage': ([(.21, .285, .205), (.25, .325, .235), (.23, .30, .215)], (.68, .66, .60)),
    'pearl': ([(.66, .62, .54), (.74, .70, .62), (.70, .66, .58)], (.40, .30, .20)),
    'blue': ([(.085, .19, .30), (.11, .23, .35), (.07, .165, .27)], (.70, .69, .64)),
    'blush': ([(.60, .36, .28), (.66, .42, .33), (.63, .39, .30)], (.72, .68, .62)),
    'stone': ([(.47, .43, .37), (.52, .475, .41), (.49, .45, .385)], (.38, .35, .31)),
    'ochre': ([(.60, .36, .085), (.66, .42, .12), (.56, .33, .075)], (.70, .67, .60)),
    'teal': ([(.035, .20, .20), (.05, .25, .245), (.042, .225, .22)], (.70, .68, .62)),
}


def bathroom(cell, p, scheme='bottle', kind='bath', energy=190, size=(.20, .20), raised=0.0, half=None):
    """The tiled room, lit warmly; ``kind`` is bath, shower or stone (a bath of stone).

    ``raised`` lifts its floor on a plinth; ``half`` ends the tiles at that height, with warm paint above.
    """
    colours, joint = SCHEMES[scheme]
    grout = m.grout('house grout', joint)
    if raised:
        box((cell.x0, 0, cell.z), (cell.x1, cell.deep, cell.z + raised), m.plain('plinth', (.50, .46, .40), .6), 0)
        cap(cell.x0, cell.x1, cell.z, cell.z + raised, p.joist)
        cell = cell._replace(z=cell.z + raised)
    back, side, left, ground = faces(cell)
    wide, high = cell.x1 - cell.x0, cell.top - cell.z
    top = half or high
    _tiled(back, (0, 0, wide, top), size, colours, grout, 3)
    _tiled(side, (0, 0, cell.deep - .024, top), size, colours, grout, 4)
    if half:
        warm = m.plain('bathroom paint', (.78, .69, .55), .8)
        on(back, (0, top, 0), (wide, high, .012), warm, 0)
        on(side, (0, top, 0), (cell.deep, high, .012), warm, 0)
        for face, length in ((back, wide), (side, cell.deep)):
            on(face, (0, top, 0), (length, top + .04, .034), m.plain('trim', colours[0], .2), .004)
    chequered = scheme in ('bottle', 'blue', 'sage', 'teal')
    _floor_tiles(ground, wide, cell.deep - .024, grout, chequered)
    metal = p.brass
    if kind == 'shower':
        _shower(cell, p, metal)
    else:
        _bath(cell, p, kind, metal)
    _wc(cell, p, metal)
    middle = (cell.x0 + cell.x1) / 2
    y = min(.9, cell.deep * .45)
    energy *= .62 if half else 1
    lights.fill((middle, y, cell.top - .03), (wide * .7, .7), energy, (0, .12, -1), (1, .74, .44))
    lights.point((middle, .5, cell.top - .5), energy * .35, (1, .72, .42), .15)
    for x in (middle - wide * .28, middle + wide * .28):
        disc((x, y, cell.top - .012), .07, .02, m.glow('downlight', (1, .82, .56), 9), 'z', .002)
    return cell


def _floor_tiles(ground, wide, deep, grout, chequered):
    area = (0, .0, wide, deep)
    u, v = _whole(wide, .28), _whole(deep, .28)
    pale = m.plain('floor tile', (.66, .63, .56), .25)
    dark = m.plain('dark floor tile', (.055, .065, .062), .25)
    tiles = grid(area, (u - .008, v - .008), .008)
    tiles = [t._replace(kind=(round(t.points[0][0] / u) + round(t.points[0][1] / v)) % 2 if chequered else 0) for t in tiles]
    tile_area(ground, area, tiles, [pale, dark], grout, .020, recess=.004, bevel=.002, tilt=.002, lift=.0004, seed=5)


def _mirror_and_basin(x, cell, p, metal, width=.62):
    """A washstand against the back wall with a lit round mirror above it."""
    y, z = cell.deep - .024, cell.z + .02
    with placed((x, y, z)):
        box((-width / 2, -.46, .42), (width / 2, -.005, .80), p.oak, .008)
        box((-width / 2 - .01, -.47, .80), (width / 2 + .01, 0, .84), p.china, .006)
        sanitary.vessel_basin((0, -.25, .84), p.china, .42, .34, .12)
        fixtures.wall_tap((0, 0, 1.10), metal, .17, .10)
        fixtures.round_mirror((0, 0, 1.55), m.plain('mirror', (.72, .74, .74), .12, 1.0), metal, .27)
    for side in (-1, 1):
        lathe([(.001, -.06), (.04, -.045), (.06, 0), (.04, .045), (.001, .06)], m.glow('globe', (1, .80, .52), 7), (x + side * .36, y - .09, z + 1.62), steps=24)


def _bath(cell, p, kind, metal):
    wide = cell.x1 - cell.x0
    length = min(1.68, wide - .95)
    x = cell.x0 + .16 + length / 2
    y = cell.deep - .62
    z = cell.z + .02
    if kind == 'stone':
        stone = m.paint('bath stone', (.60, .56, .49), .5)
        sanitary.freestanding_bath((x, y, z), stone, length, .80, .58)
    elif kind == 'roll':
        sanitary.roll_top_bath((x, y, z), p.china, m.plain('bath paint', (.030, .095, .085), .35), metal, length, .74, .60)
    else:
        sanitary.freestanding_bath((x, y, z), p.china, length, .76, .58)
    fixtures.rain_shower((x - length * .22, cell.deep - .024, z + min(2.12, cell.top - cell.z - .2)), metal, .42, .14)
    fixtures.wall_tap((x + length * .18, cell.deep - .024, z + .86), metal, .22, .12)
    _mirror_and_basin(cell.x1 - .44, cell, p, metal)
    towel(cell.x0 + .16 + length * .92, y - .39, z + .60, p)


def towel(x, y, z, p):
    """A folded towel over the rim of a bath."""
    softened((x - .16, y - .015, z - .34), (x + .16, y + .05, z + .018), m.plain('towel', (.78, .74, .65), .95), .012)


def _shower(cell, p, metal):
    z, wide = cell.z + .02, cell.x1 - cell.x0
    x = cell.x0 + min(1.15, wide * .44)
    clear = m.glass((.90, .96, .95), shine=False)
    top = z + 2.05
    add('screen', [(x, .55, z), (x, cell.deep - .024, z), (x, cell.deep - .024, top), (x, .55, top)], [(0, 1, 2, 3)], clear)
    for y in (.55, cell.deep - .04):
        box((x - .012, y - .012, z), (x + .012, y + .012, top), p.black, .002)
    box((x - .012, .55, top - .012), (x + .012, cell.deep - .024, top + .012), p.black, .002)
    middle = (cell.x0 + x) / 2
    fixtures.rain_shower((middle, cell.deep - .024, z + min(2.15, cell.top - cell.z - .16)), metal, .45, .15)
    fixtures.bar_valve((middle, cell.deep - .024, z + 1.05), metal, .32)
    box((middle - .35, cell.deep - .30, z), (middle + .35, cell.deep - .24, z + .004), metal, 0)
    _mirror_and_basin(x + .52, cell, p, metal, .70)


def _wc(cell, p, metal):
    props.place('toiletsUnit', (cell.x1 - .40, min(.62, cell.deep * .3), cell.z + .02), {'*': p.china, 'chrome': metal}, turn=-90, height=.80)


def rug(cell, colour, p, edge=None, size=(.62, .5)):
    """A rug in the middle of the floor."""
    wide, mid = cell.x1 - cell.x0, (cell.x0 + cell.x1) / 2
    a = wide * size[0] / 2
    y0, y1 = cell.deep * .20, cell.deep * (.20 + size[1])
    box((mid - a, y0, cell.z), (mid + a, y1, cell.z + .012), m.plain('rug', edge or tuple(c * .6 for c in colour), .95), .004)
    box((mid - a + .12, y0 + .12, cell.z), (mid + a - .12, y1 - .12, cell.z + .016), m.plain('rug', colour, .95), .004)


def fireplace(x, cell, p, stone=(.70, .68, .64), breast=(.75, .72, .66)):
    """A chimney breast with a marble surround, a mirror above and a black grate."""
    y, z = cell.deep, cell.z
    box((x - .75, y - .36, z), (x + .75, y, cell.top), m.plain('breast', breast, .8), .004)
    box((x - .75 - .04, y - .40, cell.top - .09), (x + .79, y, cell.top), p.white, .02)
    marble = m.plain('surround', stone, .25)
    for side in (-1, 1):
        box((x + side * .56 - .11, y - .46, z), (x + side * .56 + .11, y - .36, z + 1.02), marble, .012)
    box((x - .67, y - .46, z + .80), (x + .67, y - .36, z + 1.02), marble, .012)
    box((x - .76, y - .54, z + 1.02), (x + .76, y - .36, z + 1.08), marble, .012)
    box((x - .45, y - .375, z), (x + .45, y - .362, z + .80), p.black, 0)
    box((x - .28, y - .44, z + .06), (x + .28, y - .37, z + .34), p.black, .02)
    box((x - .80, y - .72, z), (x + .80, y - .36, z + .02), marble, .004)
    high = min(1.1, cell.top - z - 1.40)
    if high > .4:
        box((x - .44, y - .40, z + 1.14), (x + .44, y - .362, z + 1.16 + high), p.brass, .02)
        box((x - .39, y - .408, z + 1.19), (x + .39, y - .39, z + 1.11 + high), m.plain('glass', (.50, .54, .55), .15), 0)
    for k, s in ((-.6, .10), (.58, .16)):
        lathe([(.05, 0), (.07, s * .4), (.03, s), (.045, s + .02)], m.plain('vase', (.16, .30, .32), .3), (x + k, y - .46, z + 1.08), steps=20)


def pictures(cell, places, seed=1):
    """Framed pictures on the back wall: (u, v, wide, high)."""
    rng = random.Random(seed)
    back = faces(cell)[0]
    for u, v, wide, high in places:
        on(back, (u, v, .012), (u + wide, v + high, .04), m.plain('frame', (.06, .045, .03) if rng.random() < .6 else (.55, .38, .15), .4), .005)
        on(back, (u + .04, v + .04, .038), (u + wide - .04, v + high - .04, .044), m.plain('mount', (.78, .76, .70), .8), 0)
        on(back, (u + .11, v + .11, .042), (u + wide - .11, v + high - .11, .048), m.plain('print', (rng.uniform(.1, .5), rng.uniform(.15, .4), rng.uniform(.1, .4)), .8), 0)


def books(cell, x0, x1, z0, z1, p, depth=.28, seed=2):
    """A bookcase on the back wall, filled."""
    rng = random.Random(seed)
    y = cell.deep - .012
    box((x0, y - .02, z0), (x1, y, z1), p.white, 0)
    for x in (x0, x1 - .03):
        box((x, y - depth, z0), (x + .03, y, z1), p.white, .003)
    count = max(1, round((z1 - z0) / .36))
    tones = ((.30, .07, .05), (.06, .13, .18), (.11, .17, .10), (.52, .42, .26), (.42, .20, .07), (.62, .58, .50), (.10, .075, .06), (.20, .26, .29))
    skins = [m.plain('book', t, .7) for t in tones]
    for k in range(count + 1):
        z = z0 + (z1 - z0 - .03) * k / count
        box((x0, y - depth, z), (x1, y, z + .03), p.white, .003)
        if k == count:
            break
        x = x0 + .05
        while x < x1 - .10:
            if rng.random() < .10:
                x += rng.uniform(.08, .25)
                continue
            thick, tall = rng.uniform(.025, .055), rng.uniform(.19, .30)
            box((x, y - depth + .05, z + .03), (x + thick - .003, y - .03, z + .03 + tall), skins[rng.randrange(8)], 0)
            x += thick


def sofa(x, y, cell, colour, long=1.9):
    """A sofa that faces the cut."""
    tone = m.plain('sofa', colour, .95)
    z = cell.z
    softened((x - long / 2, y - .40, z + .12), (x + long / 2, y + .40, z + .42), tone, .06)
    softened((x - long / 2, y + .22, z + .12), (x + long / 2, y + .44, z + .82), tone, .07)
    for side in (-1, 1):
        softened((x + side * (long / 2 - .08) - .10, y - .40, z + .12), (x + side * (long / 2 - .08) + .10, y + .40, z + .60), tone, .06)
        softened((x + side * long / 4 - long * .21, y - .40, z + .38), (x + side * long / 4 + long * .21, y + .24, z + .54), tone, .05)
    cushion = m.plain('cushion', (.58, .36, .14), .95)
    softened((x - long * .34, y + .02, z + .54), (x - long * .14, y + .20, z + .86), cushion, .06)
    softened((x + long * .18, y + .02, z + .54), (x + long * .36, y + .20, z + .84), m.plain('cushion', (.66, .62, .54), .95), .06)


def bed(x, cell, colour, p, wide=1.5, y=None):
    """A double bed, its head at the back wall."""
    y1 = (y or cell.deep) - .05
    y0, z = y1 - 2.0, cell.z
    softened((x - wide / 2, y1 - .08, z), (x + wide / 2, y1, z + 1.10), m.plain('headboard', tuple(c * .8 for c in colour), .95), .03)
    box((x - wide / 2, y0, z + .12), (x + wide / 2, y1 - .06, z + .32), p.oak, .02)
    softened((x - wide / 2 + .01, y0 + .02, z + .30), (x + wide / 2 - .01, y1 - .08, z + .54), m.plain('sheet', (.80, .78, .73), .95), .06)
    softened((x - wide / 2 - .03, y0 - .02, z + .28), (x + wide / 2 + .03, y1 - .72, z + .60), m.plain('cover', colour, .95), .07)
    for side in (-1, 1):
        softened((x + side * wide / 4 - .30, y1 - .58, z + .50), (x + side * wide / 4 + .30, y1 - .12, z + .70), m.plain('pillow', (.82, .80, .76), .95), .08)
        box((x + side * (wide / 2 + .28) - .21, y1 - .40, z), (x + side * (wide / 2 + .28) + .21, y1 - .04, z + .50), p.oak, .01)
        table_lamp((x + side * (wide / 2 + .28), y1 - .22, z + .50), p)


def table_lamp(at, p, glow=2.6):
    """A small lamp with a drum shade."""
    x, y, z = at
    lathe([(.07, 0), (.075, .02), (.02, .04), (.045, .14), (.015, .24), (.012, .30)], p.brass, at, steps=20)
    lathe([(.15, .27), (.115, .50)], m.glow('shade', (1, .78, .50), glow), (x, y, z), steps=24, closed=True)


def floor_lamp(x, y, cell, p):
    """A standing lamp."""
    lathe([(.14, 0), (.14, .02), (.015, .03), (.012, 1.35)], p.brass, (x, y, cell.z), steps=20)
    lathe([(.22, 1.25), (.16, 1.55)], m.glow('shade', (1, .78, .50), 2.4), (x, y, cell.z), steps=24)


def pendant(x, y, cell, p, drop=.8, colour=(.03, .10, .08)):
    """A dome on a cord."""
    lights.pendant((x, y, cell.top), p.black, m.plain('dome', colour, .35), drop, .24, 5)


def dining(x, y, cell, p, long=1.7, chairs=3):
    """A table with chairs along both long sides."""
    z = cell.z
    box((x - long / 2, y - .42, z + .70), (x + long / 2, y + .42, z + .745), p.oak, .01)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((x + sx * (long / 2 - .08) - .03, y + sy * .34 - .03, z), (x + sx * (long / 2 - .08) + .03, y + sy * .34 + .03, z + .70), p.oak, .004)
    for k in range(chairs):
        cx = x - long / 2 + long * (k + .5) / chairs
        for side in (-1, 1):
            chair(cx, y + side * .58, cell, p, side)
    lathe([(.05, 0), (.11, .05), (.14, .10), (.13, .11)], m.plain('bowl', (.60, .36, .09), .3), (x, y, z + .745), steps=28)


def chair(x, y, cell, p, back=1):
    """A plain wooden chair; its back is at +y (1) or -y (-1)."""
    z, wood = cell.z, p.dark_oak
    box((x - .20, y - .20, z + .43), (x + .20, y + .20, z + .46), wood, .008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tall = .88 if sy == back else .43
            tube([(x + sx * .17, y + sy * .17, z), (x + sx * .17, y + sy * .18, z + tall)], .016, wood, smooth=False)
    for level in (.62, .80):
        box((x - .17, y + back * .18 - .012, z + level), (x + .17, y + back * .18 + .012, z + level + .07), wood, .004)


def kitchen(cell, p, colour, span=None, island=True):
    """Base units, worktop, wall tiles, a hob, shelves; with an island if there is room."""
    x0, x1 = span or (cell.x0 + .15, cell.x1 - .15)
    y, z = cell.deep - .012, cell.z
    paint, top = m.plain('units', colour, .45), m.plain('worktop', (.74, .72, .68), .25)
    count = max(2, round((x1 - x0) / .6))
    box((x0, y - .52, z), (x1, y, z + .10), p.black, 0)
    for k in range(count):
        a, b = x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count
        box((a + .006, y - .60, z + .10), (b - .006, y, z + .88), paint, .006)
        box((b - .12, y - .625, z + .76), (b - .06, y - .60, z + .78), p.brass, .003)
    box((x0 - .02, y - .63, z + .88), (x1 + .02, y, z + .92), top, .006)
    back = faces(cell)[0]
    _tiled(back, (x0 - cell.x0, .92, x1 - cell.x0, 1.48), (.15, .075), [(.66, .63, .56), (.72, .69, .62)], m.grout('kitchen grout', (.48, .45, .40)), 6, .5)
    box((x0, y - .24, z + 1.62), (x1, y, z + 1.65), p.oak, .004)
    rng = random.Random(8)
    for k in range(int((x1 - x0) / .22)):
        r, h = rng.uniform(.04, .07), rng.uniform(.08, .20)
        tone = m.plain('crock', ((.72, .70, .64), (.20, .28, .26), (.55, .30, .12), (.14, .20, .28))[rng.randrange(4)], .4)
        lathe([(r * .8, 0), (r, .02), (r, h), (r * .7, h + .02)], tone, (x0 + .15 + k * .22, y - .12, z + 1.65), steps=16)
    tap = x0 + (x1 - x0) * .3
    tube([(tap, y - .12, z + .92), (tap, y - .12, z + 1.22), (tap, y - .30, z + 1.22), (tap, y - .30, z + 1.14)], .016, p.brass)
    box((x1 - 1.1, y - .54, z + .922), (x1 - .55, y - .10, z + .928), p.black, 0)
    if island:
        ix, iy = (x0 + x1) / 2, y - 1.75
        box((ix - .85, iy - .36, z), (ix + .85, iy + .36, z + .88), paint, .006)
        box((ix - .92, iy - .42, z + .88), (ix + .92, iy + .42, z + .92), top, .006)
        for k in (-.45, .45):
            lathe([(.17, .60), (.17, .64), (.02, .64)], p.oak, (ix + k, iy - .72, z), steps=24)
            for a, b in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                tube([(ix + k + a * .10, iy - .72 + b * .10, z + .60), (ix + k + a * .15, iy - .72 + b * .15, z)], .012, p.black, smooth=False)
            pendant(ix + k, iy, cell, p, cell.top - z - 1.85)


def boiler(x, cell, p, y=None):
    """A boiler on the wall."""
    y = cell.deep - .02 if y is None else y
    box((x - .21, y - .33, cell.z + 1.35), (x + .21, y, cell.z + 2.05), p.white, .02)
    box((x - .10, y - .335, cell.z + 1.42), (x + .10, y - .32, cell.z + 1.48), p.black, .004)


def desk(x, cell, p):
    """A desk with a lamp and a chair."""
    y, z = cell.deep - .05, cell.z
    box((x - .65, y - .58, z + .70), (x + .65, y, z + .735), p.oak, .008)
    for side in (-1, 1):
        box((x + side * .50 - .15, y - .54, z), (x + side * .50 + .15, y - .04, z + .70), p.oak, .008)
    table_lamp((x + .42, y - .22, z + .735), p)
    chair(x, y - .75, cell, p, -1)


def armchair(x, y, cell, colour):
    """A chair that faces the cut."""
    sofa(x, y, cell, colour, .86)


def houseplant(x, y, cell, p, height=1.1, seed=4):
    """A pot with a leafy plant."""
    from kerbside import leaves
    from shading import Shader
    lathe([(.12, 0), (.17, .28), (.16, .30), (.15, .27)], p.clay, (x, y, cell.z), steps=24)
    tube([(x, y, cell.z + .25), (x + .03, y, cell.z + height * .7)], .014, p.dark_oak)
    shader = Shader('plant')
    shader.surface(base_color=shader.ramp(shader.shade(), [(0, (.035, .10, .03)), (1, (.12, .24, .07))]), roughness=.5)
    leaves([(x + .03, y, cell.z + height * .75)], height * .34, 150, shader.cheap((.06, .15, .04)), random.Random(seed), .075, 1.0)


def curtains(face, opening, colour, drop=.1):
    """Curtains at both sides of a window, inside; ``face`` is the inner face of the wall."""
    u0, v0, u1, v1 = opening
    tone = m.plain('curtain', colour, .95)
    for a, b in ((u0 - .16, u0 + .06), (u1 - .06, u1 + .16)):
        for k in range(4):
            x = a + (b - a) * (k + .5) / 4
            on(face, (x - .03, drop, .03), (x + .03, v1 + .12, .085), tone, .025)


def panes(face, opening, glass=None, back=.11):
    """Glass in a window's opening."""
    u0, v0, u1, v1 = opening
    corners = [face.matrix @ Vector((u, v, -back)) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
    add('pane', corners, [(0, 1, 2, 3)], glass or pane())


def furnish(cell, kind, colour, p, right=True, accent=(.20, .28, .30), span=None, **more):
    """Decorate a room and put in what its kind needs."""
    decorate(cell, colour, p, right=right, **more)
    mid = (cell.x0 + cell.x1) / 2
    wide = cell.x1 - cell.x0
    if kind == 'kitchen':
        kitchen(cell, p, accent, span, island=wide > 3.2 and cell.deep > 2.4)
    elif kind == 'dining':
        dining(mid + .2, 1.35, cell, p, min(2.2, wide - 1.4), 4 if wide > 3.6 else 3)
        pendant(mid + .2, 1.35, cell, p, max(.5, cell.top - cell.z - 2.0))
        pictures(cell, ((wide * .55, 1.2, .8, 1.0),))
    elif kind == 'living':
        fireplace(mid, cell, p)
        rug(cell, (.55, .47, .36), p)
        sofa(mid - .1, 1.55, cell, accent, min(2.0, wide - 1.6))
        armchair(cell.x1 - .60, 1.25, cell, (.50, .30, .11))
        floor_lamp(cell.x0 + .55, 1.3, cell, p)
    elif kind == 'bed':
        bed(mid, cell, accent, p, 1.5 if wide > 3 else 1.0)
        pictures(cell, ((wide * .5 - .3, 1.45, .6, .6),), int(wide * 10))
    elif kind == 'study':
        desk(mid + .1, cell, p)
        books(cell, cell.x1 - 1.0, cell.x1 - .1, cell.z, min(cell.z + 2.1, cell.top - .3), p)
    elif kind == 'library':
        books(cell, cell.x0 + .1, cell.x1 - .25, cell.z, min(cell.z + 2.5, cell.top - .25), p)
        armchair(mid, 1.5, cell, accent)
        rug(cell, (.42, .30, .20), p)
    elif kind == 'lounge':
        rug(cell, (.58, .52, .42), p)
        sofa(mid, cell.deep - .65, cell, accent, min(2.2, wide - .8))
        pictures(cell, ((wide * .5 - .75, 1.3, .65, .8), (wide * .5 + .1, 1.3, .65, .8)), int(wide * 10))
        houseplant(cell.x1 - .4, 1.4, cell, p)
