"""The tiled bathroom, lit warmly."""
import fixtures
import lights
import materials as m
import props
import sanitary
from house.masonry import faces, softened
from patterns import cut_out, grid
from rooms import on, placed
from shapes import add, box, disc, lathe
from tiles import tile_area


def _whole(length, near):
    """The tile's pitch nearest to ``near`` of which a length takes whole ones."""
    return length / max(1, round(length / near))


def tiled(face, area, size, colours, grout, seed, bond=0.0, hole=None):
    """Whole tiles over an area, cut round a hole."""
    u0, v0, u1, v1 = area
    pitch = (_whole(u1 - u0, size[0]), _whole(v1 - v0, size[1]))
    gap = .007
    tiles = grid(area, (pitch[0] - gap, pitch[1] - gap), gap, bond)
    tile_area(face, area, cut_out(tiles, hole) if hole else tiles, [m.glaze('house tile', colours, .12, .10, .12)], grout, .022, recess=.005,
        hole=hole,
              bevel=.003, tilt=.004, lift=.0006, drop_limit=.0012, seed=seed)


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


def bathroom(cell, p, scheme='bottle', kind='bath', energy=190, size=(.20, .20), half=None, window=None):
    """The tiled room, lit warmly; ``kind`` is bath, shower or stone (a bath of stone).

    ``half`` ends the tiles at that height, with warm paint above; ``window`` (u0, v0, u1, v1) is left free in the right wall.
    """
    colours, joint = SCHEMES[scheme]
    grout = m.grout('house grout', joint)
    back, side, _, ground = faces(cell)
    wide, high = cell.x1 - cell.x0, cell.top - cell.z
    top = half or high
    tiled(back, (0, 0, wide, top), size, colours, grout, 3)
    below = window and (window[0], window[1], window[2], min(window[3], top))
    tiled(side, (0, 0, cell.deep - .024, top), size, colours, grout, 4, hole=below)
    if half:
        warm = m.plain('bathroom paint', (.78, .69, .55), .8)
        on(back, (0, top, 0), (wide, high, .012), warm, 0)
        left, right, head = (window[0], window[2], window[3]) if window else (cell.deep, cell.deep, high)
        for u0, v0, u1 in ((0, top, left), (right, top, cell.deep), (left, head, right)):
            if u1 > u0:
                on(side, (u0, v0, 0), (u1, high, .012), warm, 0)
        trim = m.plain('trim', colours[0], .2)
        for face, u0, u1 in ((back, 0, wide), (side, 0, left), (side, right, cell.deep)):
            if u1 > u0:
                on(face, (u0, top, 0), (u1, top + .04, .034), trim, .004)
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
        lathe([(.001, -.06), (.04, -.045), (.06, 0), (.04, .045), (.001, .06)], m.glow('globe', (1, .80, .52), 7),
            (x + side * .36, y - .09, z + 1.62), steps=24)


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
