"""Blocks of flats: mansion flats, and flats of the 1930s."""
import materials as m
from house.bathroom import bathroom
from house.fronts import round_slab, architrave, balcony, band, entablature, front_door, porch, square_bay, windows
from house.furnishing import decorate, furnish
from house.ground import outside
from house.masonry import cap, front_face
from house.palette import BLUSH, CREAM, INK, OCHRE, PLUM, RUST, SAGE, SKY, STONE, TEAL, brick
from house.planting import hedge
from house.plumbing import plumb
from house.roofs import chimney, dutch, flat_roof, gable, party_wall
from house.shell import Shell, panes
from rooms import on
from shapes import box


def _mansion(p, bricks, stone, tone, gabled, lit, scheme, kind, season, plans, banded):
    s = Shell(p, [.55, 3.75, 6.90, 10.05, 13.10], [.34, 4.75, 7.75, 9.45, 13.0], 5.6, bricks)
    outside(p, s, low=-1.95, garden=17.2, season=season, tall=7.4)
    s.lay_floors({0: None}, top=True)
    door = (4.0, 0, 5.1, 2.6)
    for k in range(4):
        openings = [(4.55, .6, 1.0, 1.85)] if k else []
        face, holes = windows(s, k, openings, bricks, 'key', stone, door if k == 0 else None, bars=(2, 2))
        high = s.levels[k + 1] - s.levels[k]
        square_bay(p, face, 1.75, high, bricks, stone, 2.5, .8)
        for v in ((.34, .98, 1.62, 2.26) if banded else ()):
            for a, b in ((0, .48), (3.02, 4.0 if not k else 4.0), (5.1, 5.6)):
                on(face, (a, v, 0), (b, v + .15, .012), stone, .004, 'band')
        band(face, s.deep, -.12, .10, .07, stone)
        if k == 0:
            front_door(face, door, (.055, .020, .012), p)
            porch(face, 4.55, 0, stone, p, 1.7, 2.75, 1.0)
        elif k < 3:
            balcony(face, 5.55, .0, p, .55, stone, 3.35)
        if k == 3:
            entablature(face, s.deep, high - .30, stone, .45)
    for k in range(4):
        s.garden_wall(k, [(2.1, .7, 1.2, 1.75)], skin=brick('back brick', 'stock'), drapes=(.55, .50, .40))
    flat_roof(p, s, bricks, .80, .35, coping=stone)
    front = front_face(s.front_x + .02, s.deep, 13.1)
    outline = dutch(1.75, .55, 3.3, 3.0) if gabled else [(.1, .5), (4.6, .5), (4.6, .85), (2.35, 3.1), (.1, .85)]
    gable(front, outline, bricks if not gabled else stone if banded else bricks, stone)
    u = 1.75 if gabled else 2.35
    architrave(front, (u - .4, .95, u + .4, 1.95), stone, .12, out=.05)
    panes(front, (u - .4, .95, u + .4, 1.95), back=-.01)
    party_wall(s, -.3, 13.9, bricks)
    chimney(3.2, s.deep + .16, 13.9, 15.9, bricks, p, 4, (1.6, .6))
    chimney(10.8, s.deep + .16, 13.9, 15.6, bricks, p, 4, (1.6, .6))
    for k in range(4):
        for bay in (1, 2, 3):
            s.divide(k, bay, CREAM)
        decorate(s.cell(k, 2), CREAM, p, door=.6)
    for storey, bay, what, colour, accent in plans:
        furnish(s.cell(storey, bay), what, colour, p, bay < 3, accent)
    bath = bathroom(s.cell(lit, 1, deep=1.95), p, scheme, kind, half=1.62, energy=190 if scheme == 'bottle' else 260)
    plumb(bath, s.bays[1] + .02, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[lit] + 1.5), 14.2)
    return -1.95


def mansion_red(p):
    """Red brick with pale bands and a pointed gable; the bathroom is on the second floor."""
    plans = [(0, 0, 'living', SAGE, RUST), (0, 1, 'kitchen', CREAM, (.045, .085, .085)), (0, 3, 'bed', SKY, PLUM), (1, 0, 'dining', PLUM, RUST),
        (1, 1, 'kitchen', CREAM, (.16, .235, .16)),
             (1, 3, 'bed', BLUSH, TEAL), (2, 0, 'living', SKY, (.16, .235, .22)), (2, 3, 'library', INK, RUST), (3, 0, 'lounge', OCHRE, TEAL),
             (3, 1, 'kitchen', CREAM, (.30, .17, .19)),
             (3, 3, 'bed', SAGE, (.55, .52, .45))]
    return _mansion(p, brick('mansion brick', 'red'), m.paint('dressings', (.74, .71, .63), .6), 'red', False, 2, 'bottle', 'bath', 'summer', plans,
        True)


def mansion_stone(p):
    """Red brick and terracotta with a curved gable; the flat runs from front to back, the bathroom in its middle."""
    plans = [(0, 0, 'dining', (.22, .27, .21), RUST), (0, 1, 'kitchen', CREAM, (.30, .25, .16)), (0, 3, 'library', INK, RUST),
        (1, 0, 'living', BLUSH, TEAL), (1, 3, 'bed', TEAL, (.55, .52, .45)),
             (2, 0, 'lounge', SAGE, RUST), (2, 1, 'kitchen', STONE, (.075, .13, .16)), (2, 3, 'bed', OCHRE, PLUM), (3, 0, 'bed', SKY, RUST),
             (3, 1, 'study', CREAM, RUST), (3, 3, 'bed', CREAM, TEAL)]
    return _mansion(p, brick('mansion brick', 'red'), m.paint('terracotta', (.56, .335, .215), .6), 'stone', True, 1, 'stone', 'stone', 'winter',
        plans, False)


def thirties(p):
    """White render and brick, steel windows, rounded balconies, concrete floors; the bathroom is on the third floor."""
    bricks, render = brick('thirties brick', 'red'), m.paint('render', (.76, .74, .68), .6)
    steel = m.plain('steel frames', (.030, .10, .085), .4)
    s = Shell(p, [.35, 3.20, 6.05, 8.90, 11.75], [.34, 4.6, 7.5, 9.0, 12.4], 5.4, render, floor='concrete', floor_depth=.24)
    outside(p, s, low=-1.95, garden=16.6, season='summer', fence=False, tall=5.6)
    s.lay_floors(top=True)
    hedge((-1.4, .05, 0), (-.9, 3.0, .8), 6)
    door = (3.9, 0, 5.0, 2.35)
    for k in range(4):
        openings = [(1.75, .75, 2.3, 1.45)] + ([(4.4, .75, 1.4, 1.45)] if k else [])
        skin = bricks if k == 0 else render
        face = s.street_wall(k, openings, skin=skin, kind='steel', bars=(5, 3), frame=steel, door=door if k == 0 else None)
        if k == 0:
            front_door(face, door, (.030, .10, .085), p, False)
            on(face, (3.5, 2.40, 0), (5.4, 2.58, .95), render, .05)
        else:
            round_slab(face, 1.75, 0, 3.0, 1.05, .16, render, p)
        band(face, s.deep, -.06, .06, .03, steel if k else bricks)
        s.garden_wall(k, [(2.1, .75, 1.8, 1.45)], kind='steel', bars=(4, 3), skin=bricks, drapes=(.60, .42, .16) if k % 2 else (.30, .38, .40))
    z = s.levels[-1]
    for x0, x1 in ((s.front_x, .30), (s.back_x - .30, s.back_x)):
        box((x0, 0, z), (x1, s.deep, z + .75), render, 0)
        cap(x0, x1, z, z + .75, p.cut)
        box((x0 - .06, -.012, z + .75), (x1 + .06, s.deep, z + .82), steel, .012)
    box((5.2, 2.6, z), (8.6, s.deep, z + 2.3), render, .01)
    box((5.05, 2.45, z + 2.3), (8.75, s.deep, z + 2.42), render, .02)
    party_wall(s, -.3, z + .75, render)
    for k in range(4):
        for bay in (1, 2, 3):
            s.divide(k, bay, CREAM)
        decorate(s.cell(k, 2), CREAM, p, cornice=False, door=.6)
    plans = [(0, 0, 'lounge', SKY, RUST), (0, 1, 'kitchen', CREAM, (.55, .28, .03)), (0, 3, 'bed', BLUSH, TEAL), (1, 0, 'dining', OCHRE, RUST),
        (1, 1, 'kitchen', CREAM, (.16, .235, .16)),
             (1, 3, 'bed', SAGE, PLUM), (2, 0, 'library', TEAL, RUST), (2, 1, 'kitchen', CREAM, (.075, .13, .16)),
             (2, 3, 'bed', OCHRE, (.55, .52, .45)), (3, 0, 'lounge', BLUSH, TEAL),
             (3, 3, 'bed', SKY, RUST)]
    for storey, bay, what, colour, accent in plans:
        furnish(s.cell(storey, bay), what, colour, p, bay < 3, accent, cornice=False)
    bath = bathroom(s.cell(3, 1, deep=1.95), p, 'pearl', 'bath', half=1.5, size=(.15, .15))
    plumb(bath, s.bays[1] + .02, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[3] + 1.3), 13.0)
    return -1.95
