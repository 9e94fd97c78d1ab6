"""Smaller and detached homes: a mews house, villas, a cottage."""
from mathutils import Vector

import materials as m
from house.bathroom import bathroom
from house.fittings import boiler, books
from house.fronts import architrave, band, front_door, porch, square_bay, windows
from house.furnishing import decorate, furnish
from house.furniture import bed
from house.ground import outside, picket
from house.masonry import Cell, front_face
from house.palette import BLUSH, CREAM, OCHRE, RUST, SAGE, SKY, STONE, TEAL, brick, coursed, slate
from house.planting import climber, flowers, hedge, lawn
from house.plumbing import plumb
from house.roofs import chimney, gable, party_wall, pitched, sloped
from house.shell import Shell, flights, panes
from house.vehicles import car
from rooms import on, placed, sash_window
from shapes import add, box


def mews(p):
    """Painted brick on a cobbled lane: a car in the old stable, the bathroom above it."""
    paint = coursed('painted brick', (.66, .68, .66), (.62, .645, .63), (.52, .54, .53), .225, .075, .008)
    trim = m.plain('mews trim', (.030, .055, .075), .35)
    s = Shell(p, [.04, 2.95, 5.50], [.34, 4.75, 6.55, 9.2], 5.2, paint)
    outside(p, s, low=-1.75, garden=12.6, season='summer', fence=False, edge=-.9, paving='setts', road='setts', tall=4.8)
    s.lay_floors({0: m.plain('stable floor', (.33, .315, .29), .6)}, top=True)
    face = s.street_wall(0, [], skin=paint, door=(.45, .02, 2.95, 2.45))
    for k in range(4):
        u = .50 + k * .61
        on(face, (u, .04, -.16), (u + .58, 2.42, -.10), trim, .008, 'door leaf')
        panes(face, (u + .10, 1.60, u + .48, 2.25), back=.095)
    on(face, (.25, 2.45, -.1), (3.15, 2.72, .05), p.dark_oak, .01, 'beam')
    for hole in ((3.5, .02, 4.4, 2.1),):
        on(face, (hole[0], hole[1], .0), (hole[2], hole[3], .03), trim, .01)
        architrave(face, hole, p.white, .09, out=.05)
    upper, _ = windows(s, 1, [(1.1, .75, .95, 1.25), (2.6, .75, .95, 1.25), (4.1, .75, .95, 1.25)], paint, 'lintel', paint, bars=(2, 1))
    for u in (1.1, 2.6, 4.1):
        on(upper, (u - .55, .44, .02), (u + .55, .64, .26), p.dark_oak, .01, 'window box')
        flowers(upper, u, .68)
    for k in range(2):
        s.garden_wall(k, [(1.9, .75 if k else .05, 1.1, 1.3 if k else 2.1)], drapes=(.60, .42, .30) if k else None)
    pitched(p, s, 5.5, 7.35, slate(), wall=CREAM)
    party_wall(s, -.3, 5.6, paint)
    chimney(6.4, s.deep + .16, 5.5, 8.4, brick('stack', 'stock'), p, 3, (1.2, .5))
    for k in range(2):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(1), runner=(.10, .10, .10))
    cell = s.cell(0, 0)
    decorate(cell, (.62, .60, .55), p, cornice=False)
    with placed((2.55, 1.45, .04), -90):
        car((0, -1.75, 0), p)
    books(cell, cell.x0 + 2.4, cell.x1 - .2, cell.z + .4, cell.z + 2.2, p, .3, 12)
    furnish(s.cell(0, 2), 'kitchen', CREAM, p, False, (.55, .28, .03))
    furnish(s.cell(1, 2), 'bed', BLUSH, p, False, TEAL)
    bath = bathroom(s.cell(1, 0, deep=2.0), p, 'pearl', 'bath', size=(.15, .15), half=1.95)
    boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.bays[1] + .04, s.bays[1] - .10, (-4.95, -.85), (-6.55, -1.22), -.95, p, (s.bays[2] + .3, 1.4, 2.80), 7.9)
    return -1.75


def villa_stucco(p):
    """A stucco villa with a half-sunk lower floor, tall rooms above and wide eaves."""
    white, stone = m.paint('villa stucco', (.765, .735, .66), .55), m.plain('steps', (.58, .56, .51), .6)
    s = Shell(p, [-1.25, 1.55, 5.25, 8.35], [.34, 4.85, 7.05, 10.6], 5.6, white)
    outside(p, s, low=-2.6, garden=17.0, season='spring', edge=-2.7, tall=7.0)
    lawn(-2.55, -.02, .40, .005)
    s.lay_floors({0: m.plain('flags', (.44, .42, .38), .5)}, top=True)
    door = (3.75, 0, 4.85, 2.8)
    windows(s, 0, [(1.5, 1.35, 1.15, 1.1)], white, 'stucco', white)
    for k, openings in ((1, ((1.5, .55, 1.3, 2.35),)), (2, ((1.5, .5, 1.25, 1.85), (4.3, .5, 1.05, 1.85)))):
        face, holes = windows(s, k, openings, white, 'head' if k == 1 else 'stucco', white, door if k == 1 else None, bars=(2, 2))
        band(face, s.deep, -.14, .10, .07, white)
        if k == 1:
            front_door(face, door, (.012, .06, .05), p)
            porch(face, 4.3, 0, white, p, 1.9, 2.95, 1.35)
        for a, b in ((0, .35), (2.75, 3.05)):
            on(face, (a, .1, 0), (b, s.levels[k + 1] - s.levels[k], .06), white, .015, 'pilaster')
    for k in range(8):
        box((-2.6 + k * .155, .45, 0), (-2.445 + k * .155 if k < 7 else 0, 2.15, 1.55 * (k + 1) / 8), stone, .004)
    for k in range(3):
        opening = ((1.9, .9, 1.25, 1.4), (1.9, .6, 1.25, 2.1), (1.05, .75, .95, 1.75))[k]
        s.garden_wall(k, [opening], drapes=None if k == 2 else (.60, .55, .46), bars=(2, 2))
    pitched(p, s, 8.35, 10.5, slate(), eaves=.75, wall=CREAM)
    for k in range(12):
        box((-.62, .25 + k * .44, 8.02), (.0, .33 + k * .44, 8.24), white, .01)
    party_wall(s, -.3, 8.6, white)
    chimney(5.5, s.deep - .4, 9.9, 12.4, white, p, 4, (1.6, .6))
    for k in range(3):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(2), runner=(.05, .12, .16))
    for storey, bay, kind, colour, accent in ((0, 0, 'kitchen', STONE, (.16, .235, .16)), (0, 2, 'lounge', CREAM, RUST),
            (1, 0, 'living', SKY, RUST), (1, 2, 'dining', SAGE, RUST), (2, 0, 'bed', BLUSH, TEAL)):
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    bath = bathroom(s.cell(2, 2, deep=2.0), p, 'sage', 'roll', half=1.62, window=(.475, .75, 1.425, 2.5))
    boiler(s.cell(0, 0).x1 - .3, s.cell(0, 0), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -2.06), -1.72, p, (s.bays[2] - 2.5, .1, 1.42), 9.6)
    return -2.6


def villa_brick(p):
    """A red-brick villa with bays and tile-hung gables; a stone bath stands on the first floor."""
    bricks, white = brick('villa brick', 'red'), m.paint('villa trim', (.76, .73, .66), .5)
    tiles = slate('clay tiles', (.34, .125, .066), (.25, .090, .050))
    hung = coursed('tile hanging', (.36, .135, .072), (.28, .10, .056), (.12, .05, .03), .17, .12, .010)
    s = Shell(p, [.50, 3.90, 7.00], [.34, 4.85, 7.05, 10.9], 6.0, bricks)
    outside(p, s, low=-1.95, garden=16.8, season='autumn', edge=-2.4, tall=7.6)
    s.lay_floors(top=True)
    door = (4.3, 0, 5.35, 2.6)
    for k in range(2):
        face, _ = windows(s, k, [(4.8, .6, 1.1, 1.6)] if k else [], bricks, 'key', white, None if k else door, bars=(3, 1))
        square_bay(p, face, 1.9, s.levels[k + 1] - s.levels[k], bricks, white, 2.8, .85)
        band(face, s.deep, -.12, .06, .05, white)
        if not k:
            front_door(face, door, (.03, .07, .05), p)
            for u in (4.02, 5.63):
                box(*_post(face, u, 1.25), white, .01)
            on(face, (3.85, 2.75, 0), (5.8, 2.95, 1.4), white, .02)
            sloped((-1.5, 3.42), (0, 4.15), s.deep - 5.9, s.deep - 3.75, .10, tiles, p)
    for k in range(2):
        s.garden_wall(k, [(2.0, .7, 1.5, 1.8)], drapes=None if k else (.60, .42, .16), bars=(3, 1))
    pitched(p, s, 7.0, 10.6, tiles, eaves=.45)
    front = front_face(s.front_x - .85, s.deep, 7.0)
    gable(front, [(.35, -.05), (3.45, -.05), (3.45, .05), (1.9, 2.55), (.35, .05)], hung, white, .2)
    for side in (-1, 1):
        add('gable roof', [front.matrix @ Vector(v) for v in ((1.9, 2.78, .25), (1.9 + side * 1.85, -.22, .25), (1.9 + side * 1.85, -.22, -2.4),
            (1.9, 2.78, -3.6))], [(0, 1, 2, 3)], tiles)
    sash_window(front, (1.45, .55, 2.35, 1.45), p.white, (2, 1), -.03)
    party_wall(s, -.3, 7.2, bricks)
    chimney(5.6, s.deep - .3, 9.6, 13.0, bricks, p, 4, (1.6, .7))
    for k in range(2):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(2), runner=(.30, .06, .05))
    for storey, bay, kind, colour, accent in ((0, 0, 'living', SAGE, RUST), (0, 2, 'kitchen', CREAM, (.075, .13, .16)),
            (1, 0, 'bed', (.50, .44, .33), (.16, .235, .16))):
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    bed(3.9, Cell(2.2, 5.6, 7.0, 9.6, s.inner), OCHRE, p, 1.2)
    books(Cell(5.6, 8.5, 7.0, 9.4, s.inner), 6.0, 7.4, 7.0, 8.4, p)
    bath = bathroom(s.cell(1, 2, deep=2.0), p, 'stone', 'stone', size=(.40, .40), half=2.0, energy=270)
    boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[0] + 1.35), 8.4)
    return -1.95


def _post(face, u, out):
    a, b = face.matrix @ Vector((u - .07, 0, out - .07)), face.matrix @ Vector((u + .07, 2.8, out + .07))
    return [min(x, y) for x, y in zip(a, b)], [max(x, y) for x, y in zip(a, b)]


def cottage(p):
    """A workers' cottage of two floors; the shower room is on the ground floor, in the old scullery."""
    bricks, white = brick('cottage brick', 'stock'), m.paint('cottage trim', (.76, .73, .66), .5)
    s = Shell(p, [.14, 2.66, 5.10], [.34, 3.75, 5.35, 8.0], 4.6, bricks)
    end = 11.45
    outside(p, s, low=-1.7, garden=15.4, rear=end, season='spring', edge=-1.7, fence=False, lamp=False, tall=5.2)
    s.lay_floors({0: None}, top=True)
    door = (3.2, 0, 4.1, 2.05)
    for k in range(2):
        face, _ = windows(s, k, [(1.5, .65, 1.1, 1.3)] if not k else [(1.5, .60, 1.0, 1.2), (3.65, .60, .9, 1.2)], bricks, 'lintel', white,
            None if k else door, bars=(2, 1))
        if not k:
            front_door(face, door, (.10, .19, .23), p, False)
            on(face, (2.95, 2.15, 0), (4.35, 2.25, .55), white, .01)
            climber(face)
    s.garden_wall(0, [])
    s.garden_wall(1, [(1.7, .65, .95, 1.15)], drapes=(.62, .45, .38))
    pitched(p, s, 5.1, 7.25, slate(), eaves=.25)
    party_wall(s, -.3, 5.2, bricks)
    chimney(4.2, s.deep + .16, 5.1, 8.6, bricks, p, 4, (1.2, .5))
    for k in range(2):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(1), runner=(.16, .20, .15))
    for storey, bay, kind, colour, accent in ((0, 0, 'living', CREAM, (.16, .235, .22)), (0, 2, 'kitchen', SAGE, (.40, .37, .30)),
            (1, 0, 'bed', SKY, RUST), (1, 2, 'study', BLUSH, RUST)):
        furnish(s.cell(storey, bay), kind, colour, p, True if storey == 0 else bay == 0, accent, cornice=False)
    w = Shell(p, [.14, 2.55], [s.back_x, end - .34], s.deep, bricks)
    box((s.back_x, 0, -.345), (end, 3.4, -.10), m.grout('hardcore', (.40, .35, .28), .6, (.27, .23, .18)), 0)
    w.lay_floors(top=False)
    w.garden_wall(0, [(1.0, 1.0, .8, 1.0)], high=2.62)
    sloped((end + .2, 2.62), (s.back_x, 3.45), 0, 3.4, .20, slate(), p)
    box((s.back_x, 3.1, 0), (end, 3.4, 2.7), bricks, 0)
    bath = bathroom(w.cell(0, 0, deep=2.0)._replace(x0=s.back_x + .02), p, 'pearl', 'shower', size=(.15, .15), energy=130,
        window=(.60, 1.00, 1.40, 2.00))
    picket((-1.55, .02), (-1.55, 3.2), p.white)
    lawn(-1.45, -.02, 2.9, .005)
    hedge((-1.4, 3.3, 0), (-.2, 4.4, .7), 5)
    plumb(bath, end + .14, s.back_x - .17, (-4.95, -.85), (-6.55, -1.18), -.95, p, None, 3.6)
    return -1.7
