"""A house over a shop, a red-brick house with its loft and basement, a house of the 1960s."""
from mathutils import Vector

import materials as m
from house.bathroom import bathroom
from house.fittings import boiler, books
from house.fronts import architrave, band, front_door, square_bay, windows
from house.furnishing import decorate, furnish
from house.furniture import bed, pendant
from house.ground import outside
from house.masonry import Cell, cap, front_face, stair
from house.palette import BLUSH, CREAM, INK, OCHRE, RUST, SAGE, SKY, STONE, TEAL, brick, coursed, slate
from house.plumbing import plumb
from house.roofs import chimney, flat_roof, party_wall, sloped
from house.shell import Shell, flights
from house.vehicles import bicycle
from rooms import on
from shapes import add, box, lathe, tube


def shop(p):
    """Four storeys of brick over a shop with iron columns; the bathroom is one floor above it."""
    bricks, pale = brick('shop brick', 'stock'), m.plain('stone', (.56, .53, .46), .7)
    s = Shell(p, [.10, 3.95, 7.15, 10.15], [.34, 4.75, 6.85, 10.35], 5.0, bricks)
    outside(p, s, low=-1.95, garden=14.4, edge=s.front_x - .02, season='winter', fence=False, tall=6.4)
    s.lay_floors({0: m.plain('shop floor', (.30, .275, .235), .35)}, top=True)
    front = m.plain('shopfront', (.018, .060, .072), .3)
    door = (3.65, .02, 4.65, 2.75)
    face = s.street_wall(0, [(1.85, .62, 2.9, 2.13)], skin=bricks, door=door, kind='steel', bars=(3, 1), frame=front)
    for a, b, c, d, out in ((0, 0, .35, 2.9, .07), (3.33, 0, 3.62, 2.9, .07), (4.68, 0, 5.0, 2.9, .07), (.35, 0, 3.33, .60, .05),
            (0, 2.82, 5.0, 3.42, .12)):
        on(face, (a, b, 0), (c, d, out), front, .012)
    on(face, (0, 3.42, 0), (5.0, 3.55, .30), front, .02)
    for k in range(7):
        on(face, (.62 + k * .40, 2.98, .12), (.92 + k * .40, 3.28, .125), m.plain('letters', (.70, .52, .24), .4), .004)
    front_door(face, door, (.018, .060, .072), p, False)
    for k, openings in enumerate((((1.0, .55, 1.0, 2.0), (2.5, .0, 1.25, 2.55), (4.0, .55, 1.0, 2.0)),
            ((1.0, .6, 1.0, 1.75), (2.5, .0, 1.25, 2.35), (4.0, .6, 1.0, 1.75))), 1):
        face, _ = windows(s, k, openings, bricks, 'key', pale, kind='steel', bars=(3, 5))
        band(face, s.deep, -.10, .04, .04, pale)
    box((s.front_x - 1.25, 2.42, 10.42), (s.front_x + .3, 2.58, 10.60), p.black, .01)
    tube([(s.front_x - 1.1, 2.5, 10.42), (s.front_x - 1.1, 2.5, 9.6)], .012, p.black, smooth=False)
    lathe([(.02, 0), (.09, .06), (.09, .18), (.02, .24)], p.black, (s.front_x - 1.1, 2.5, 9.4), steps=20)
    for k in range(3):
        s.garden_wall(k, [(1.0 if k == 1 else 2.0, .8, 1.2, 1.8)], kind='steel', bars=(3, 5), skin=brick('glazed', 'white') if k else bricks)
    flat_roof(p, s, bricks, .95, .30, coping=pale)
    party_wall(s, -.3, 11.3, bricks)
    chimney(7.6, s.deep + .16, 11.2, 12.6, bricks, p, 4, (1.5, .5))
    for k in range(3):
        for bay in ((2,) if k == 0 else (1, 2)):
            s.divide(k, bay, CREAM)
    flights(s, p, range(1, 2), runner=(.10, .10, .10), first=1)
    _shop_floor(p, s)
    for storey, bay, kind, colour, accent in ((1, 0, 'lounge', (.60, .57, .50), RUST), (2, 0, 'kitchen', (.58, .56, .50), (.045, .085, .085)),
            (2, 2, 'bed', INK, (.50, .30, .11))):
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    bath = bathroom(s.cell(1, 2, deep=1.95), p, 'ochre', 'shower', half=2.2, window=(.35, .80, 1.55, 2.60))
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[2] + 1.2), 11.5)
    return -1.95


def _shop_floor(p, s):
    """Shelves of bolts and boxes, a counter, two iron columns."""
    cell = s.cell(0, 0, 2)
    decorate(cell, (.55, .50, .41), p, cornice=False)
    books(cell, cell.x0 + 2.3, cell.x1 - .2, cell.z, cell.z + 2.7, p, .36, 5)
    box((2.6, 1.1, cell.z), (4.9, 1.7, cell.z + .95), p.dark_oak, .01)
    box((2.5, 1.04, cell.z + .95), (5.0, 1.76, cell.z + 1.0), p.oak, .01)
    for x in (2.2, 5.5):
        lathe([(.20, 0), (.20, .08), (.12, .14), (.105, .30), (.090, 3.1), (.15, 3.25), (.17, 3.36), (.24, 3.5), (.24, cell.top - cell.z)], p.black,
            (x, .55, cell.z), steps=28)
    for x in (3.1, 4.4):
        pendant(x, 1.4, cell, p, 1.3, (.018, .060, .072))
    back = s.cell(0, 2)
    furnish(back, 'library', STONE, p, False, RUST)


def red(p):
    """A red-brick house with a bay; one shower room in the dug-out basement, one behind the loft's dormer."""
    bricks, white = brick('red brick', 'red'), m.paint('stone dressings', (.74, .71, .64), .6)
    s = Shell(p, [-2.75, .35, 3.55, 6.45], [.34, 4.45, 6.55, 10.1], 4.9, bricks)
    outside(p, s, True, garden=15.4, season='grey', tall=6.0)
    s.lay_floors({0: m.plain('flags', (.46, .44, .40), .5)}, top=True)
    door = (3.45, 0, 4.4, 2.6)
    windows(s, 0, [(1.6, 1.2, 1.9, 1.2)], bricks, 'lintel', white, bars=(3, 1))
    for k in (1, 2):
        face, _ = windows(s, k, [] if k == 1 else [(3.9, .6, .95, 1.7)], bricks, 'key', white, door if k == 1 else None)
        band(face, s.deep, -.10, .06, .05, white)
        square_bay(p, face, 1.6, s.levels[k + 1] - s.levels[k], bricks, white)
        if k == 1:
            front_door(face, door, (.09, .05, .012), p)
            architrave(face, door, white, .12)
    for k in range(3):
        s.garden_wall(k, [(2.0, .05 if k == 0 else .8, 1.3 if k == 0 else 1.1, 2.2 if k == 0 else 1.6)], skin=bricks,
            drapes=None if k == 0 else (.60, .55, .46))
    tiles = slate()
    _loft(p, s, tiles, bricks, white)
    party_wall(s, -3, 7.0, bricks)
    chimney(4.6, s.deep + .16, 6.9, 10.9, bricks, p, 4, (1.6, .6))
    for k in range(3):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(3), runner=(.16, .20, .15))
    for storey, bay, kind, colour, accent in ((0, 0, 'lounge', CREAM, TEAL), (1, 0, 'living', SAGE, (.42, .17, .07)),
            (1, 2, 'kitchen', CREAM, (.16, .235, .16)), (2, 0, 'bed', SKY, (.50, .30, .11)),
                                              (2, 2, 'study', BLUSH, RUST)):
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    bathroom(s.cell(0, 2, deep=1.95), p, 'pearl', 'shower')
    loft = Cell(6.61, 9.7, 6.45, 8.85, 1.95)
    bath = bathroom(loft, p, 'bottle', 'shower', half=2.1)
    boiler(s.cell(1, 2).x0 + .35, s.cell(1, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -3.14), -3.02, p, (s.bays[2], s.levels[1] + 1.35), 9.9)
    return -3.7


def _loft(p, s, tiles, bricks, white):
    """The roof, its front slope whole, its back raised to a flat dormer; a gable over the bay."""
    z, ridge = 6.45, 9.35
    middle = 5.2
    sloped((s.front_x - .25, z + .05), (middle, ridge), 0, s.deep, .22, tiles, p)
    sloped((middle - .1, ridge), (10.15, 9.15), 0, s.deep, .24, p.lead, p)
    s.garden_wall(2, [(1.2, 1.25, 1.0, .9)], low=z, high=8.95,
        skin=coursed('tile hanging', (.085, .098, .115), (.060, .070, .085), (.02, .02, .02), .28, .18, .01), x=s.back_x - .3)
    add('loft wall', [(s.front_x + .6, s.inner, z), (9.8, s.inner, z), (9.8, s.inner, 9.0), (middle, s.inner, ridge - .15)], [(0, 1, 2, 3)],
        m.plain('loft wall', CREAM, .8))
    box((6.49, 0, z), (6.61, s.inner, 9.0), m.plain('loft partition', CREAM, .8), 0)
    cap(6.49, 6.61, z, 9.0, p.cut)
    bed(4.6, Cell(3.0, 6.4, z, 8.8, s.inner), (.20, .28, .30), p, 1.4)
    front = front_face(s.front_x - .75, s.deep, z)
    points = [(.35, 0), (2.85, 0), (2.85, .1), (1.6, 1.75), (.35, .1)]
    verts = [front.matrix @ Vector((u, v, w)) for w in (-.3, 0) for u, v in points]
    add('gable', verts, [(5, 6, 7, 8, 9), (4, 3, 2, 1, 0)] + [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)], white)
    for side in (-1, 1):
        tube([front.matrix @ Vector((1.6, 1.92, .0)), front.matrix @ Vector((1.6 + side * 1.45, .02, .0))], .09, white, smooth=False)
        add('gable roof', [front.matrix @ Vector(v) for v in ((1.6, 1.95, .1), (1.6 + side * 1.45, .05, .1), (1.6 + side * 1.45, .05, -2.2), (1.6,
            1.95, -2.9))],
            [(0, 1, 2, 3)], tiles)


def sixties(p):
    """A narrow brick town house of the 1960s: garage below, bathroom in the middle of the plan."""
    bricks, white = brick('pale brick', 'pale'), m.plain('white board', (.76, .75, .72), .5)
    s = Shell(p, [.10, 2.75, 5.40, 8.05], [.34, 4.35, 7.05, 10.9], 4.8, bricks)
    outside(p, s, low=-1.95, garden=16.0, season='summer', fence=False, lamp=False)
    s.lay_floors({0: m.plain('screed', (.36, .35, .33), .7)}, top=True)
    face = s.street_wall(0, [(4.2, 1.0, .7, 1.2)], skin=bricks, kind='steel', bars=(1, 1), frame=white, door=(.45, .02, 2.75, 2.15))
    for k in range(9):
        on(face, (.50, .06 + k * .23, -.20), (2.70, .27 + k * .23, -.14), m.plain('garage door', (.10, .20, .20), .4), .012)
    on(face, (3.0, .02, -.16), (3.72, 2.1, -.12), m.plain('front door', (.55, .28, .03), .3), .006)
    on(face, (.25, 2.28, 0), (4.8, 2.42, .85), white, .012)
    slats = coursed('boarding', (.72, .71, .67), (.66, .65, .61), (.34, .33, .31), 4.0, .16, .012)
    for k in (1, 2):
        face = s.street_wall(k, [(2.4, .85 if k == 2 else .35, 3.7, 1.4 if k == 2 else 1.9)], skin=slats if k == 2 else bricks, kind='steel',
            bars=(4, 1), frame=white)
        band(face, s.deep, -.12, .10, .03, white)
        s.garden_wall(k, [(1.6, .5, 2.0, 1.75)], kind='steel', bars=(2, 1), drapes=(.60, .42, .16) if k == 2 else None)
    s.garden_wall(0, [(1.6, .05, 2.2, 2.15)], kind='steel', bars=(2, 1))
    flat_roof(p, s, white, .35, .10)
    party_wall(s, -.3, 8.5, bricks)
    for k in range(3):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    cell = s.cell(0, 0)
    decorate(cell, (.55, .54, .51), p, cornice=False)
    books(cell, cell.x0 + 1.6, cell.x1 - .3, cell.z, cell.z + 1.8, p, .4, 9)
    bicycle(2.6, 1.2, cell, p)
    stairs = m.plain('runner', (.45, .20, .05), .95)
    for k in (0,):
        cell = s.cell(k, 1)
        decorate(cell, CREAM, p, cornice=False)
        stair(cell.x0, cell.x1, s.levels[k], s.levels[k + 1], s.inner, p, stairs)
    for storey, bay, kind, colour, accent in ((0, 2, 'kitchen', CREAM, (.55, .28, .03)), (1, 0, 'lounge', (.58, .55, .47), (.42, .17, .07)),
            (1, 2, 'dining', OCHRE, RUST),
                                              (2, 0, 'bed', TEAL, (.60, .42, .16)), (2, 1, 'study', BLUSH, RUST),
                                              (2, 2, 'bed', SAGE, (.55, .52, .45))):
        furnish(s.cell(storey, bay), kind, colour, p, bay < 2, accent, cornice=False)
    bath = bathroom(s.cell(1, 1, deep=1.9), p, 'blush', 'shower', half=2.0)
    boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.bays[2] + .02, s.bays[1], (-4.95, -.85), (-6.55, -1.42), -1.05, p, None, 8.9)
    return -1.95
