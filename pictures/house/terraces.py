"""Terraced houses of the eighteenth and nineteenth centuries."""
import materials as m
from house.bathroom import bathroom
from house.fittings import boiler
from house.fronts import guard, architrave, balcony, band, entablature, front_door, porch, rusticate, windows
from house.furnishing import furnish
from house.furniture import bed
from house.ground import outside
from house.masonry import Cell
from house.palette import BLUSH, CREAM, INK, OCHRE, PLUM, RUST, SAGE, SKY, STONE, TEAL, brick, slate
from house.plumbing import plumb
from house.roofs import chimney, dormer, flat_roof, mansard, party_wall, pitched, sloped
from house.shell import Shell, flights
from rooms import on
from shapes import box
from tiles import Surface


def stucco(p):
    """White stucco over a basement and its area, with a mansard; bathroom on the first floor at the back."""
    white, stock = m.paint('stucco', (.765, .74, .68), .55), brick('garden brick', 'stock')
    s = Shell(p, [-2.62, .75, 4.30, 7.55, 10.20, 12.55], [.34, 4.65, 6.85, 10.45], 4.7, white)
    outside(p, s, True)
    s.lay_floors({0: m.plain('flags', (.40, .385, .35), .5)}, top=False)
    fronts = [((1.3, .75, 1.0, 1.55), (3.4, .75, 1.0, 1.55)), ((1.3, .62, 1.05, 2.2),), ((1.3, .05, 1.1, 2.62), (3.4, .05, 1.1, 2.62)),
              ((1.3, .62, 1.05, 1.60), (3.4, .62, 1.05, 1.60))]
    door = (2.85, 0, 3.95, 2.75)
    for k, openings in enumerate(fronts):
        face, holes = windows(s, k, openings, white, 'head' if k == 2 else 'stucco', white, door if k == 1 else None, bars=(2, 2) if k else (2, 1))
        high = s.levels[k + 1] - s.levels[k]
        if k < 2:
            rusticate(face, s.deep, 0 if k else 1.9, high - .12, white, holes + [door] if k else holes)
        if k == 1:
            band(face, s.deep, high - .14, high + .12, .12, white)
            front_door(face, door, (.010, .045, .036), p)
            porch(face, 3.4, 0, white, p, 1.75, 2.85, 1.25)
        if k == 2:
            balcony(face, 2.35, 0, p, .70, white, .25)
        if k == 3:
            entablature(face, s.deep, high - .30, white, .50)
    for k, wide in enumerate((1.5, 1.15, 1.1, 1.1)):
        s.garden_wall(k, [(1.0 if k == 2 else 2.0, .8 if k else .05, wide, 1.75 if k else 2.2)], skin=stock,
            drapes=None if k == 2 else (.55, .50, .40))
    mansard(p, s, white, stock, slate())
    party_wall(s, -2.9, 12.4, stock)
    chimney(2.6, s.deep + .16, 12.3, 14.0, stock, p, 4, (1.5, .5))
    chimney(8.3, s.deep + .16, 12.3, 13.8, stock, p, 3, (1.2, .5))
    for k in range(5):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(4))
    rooms = [(0, 0, 'kitchen', STONE, (.045, .085, .085)), (0, 2, 'study', CREAM, RUST), (1, 0, 'dining', SAGE, RUST), (1, 2, 'library', INK, RUST),
             (2, 0, 'living', SKY, (.16, .235, .22)), (3, 0, 'bed', BLUSH, (.20, .28, .30)), (3, 2, 'bed', OCHRE, (.55, .52, .45))]
    for storey, bay, kind, colour, accent in rooms:
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    furnish(s.cell(4, 0)._replace(x0=1.3), 'study', CREAM, p, cornice=False)
    furnish(s.cell(4, 2)._replace(x1=9.2), 'bed', SAGE, p, False, (.42, .20, .14), cornice=False)
    boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    bath = bathroom(s.cell(2, 2, deep=1.95), p, 'bottle', 'roll', half=1.62, window=(.40, .80, 1.50, 2.55))
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -3.14), -2.98, p, (s.bays[2], s.levels[0] + 1.35), 12.9)
    return -3.7


def painted(p):
    """A narrow painted front; the bathroom is under the mansard at the back."""
    paint, stock = m.paint('painted front', (.60, .40, .36), .6), brick('garden brick', 'stock')
    white = m.paint('white dressings', (.78, .76, .71), .5)
    s = Shell(p, [.30, 3.45, 6.45, 9.0, 11.55], [.34, 4.25, 6.35, 9.75], 4.4, paint)
    outside(p, s, low=-1.95, garden=14.6, season='spring')
    s.lay_floors(top=False)
    door = (2.75, 0, 3.75, 2.65)
    for k, openings in enumerate((((1.25, .55, 1.1, 1.85),), ((1.25, .10, 1.0, 2.3), (3.2, .10, 1.0, 2.3)),
            ((1.25, .6, 1.0, 1.5), (3.2, .6, 1.0, 1.5)))):
        face, holes = windows(s, k, openings, paint, 'stucco', white, door if k == 0 else None, bars=(2, 2))
        if k == 0:
            rusticate(face, s.deep, 0, 3.0, paint, holes + [door], .50)
            band(face, s.deep, 3.02, 3.22, .10, white)
            front_door(face, door, (.035, .09, .15), p)
            architrave(face, door, white)
        if k == 1:
            for u in (1.25, 3.2):
                on(face, (u - .72, -.02, 0), (u + .72, .08, .42), white, .015)
                guard(face, u, .08, p)
        if k == 2:
            entablature(face, s.deep, 2.25, white, .42)
    for k in range(3):
        s.garden_wall(k, [(1.9, .7 if k else .05, 1.15, 1.7 if k else 2.25)], skin=stock, drapes=(.60, .55, .46))
    mansard(p, s, paint, stock, slate(), (1.25, 3.2), 5.2)
    party_wall(s, -.3, 11.4, stock)
    chimney(2.4, s.deep + .16, 11.3, 12.9, stock, p, 4, (1.4, .5))
    for k in range(4):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(3), runner=(.05, .12, .16))
    for storey, bay, kind, colour, accent in ((0, 0, 'lounge', CREAM, TEAL), (0, 2, 'kitchen', STONE, (.16, .235, .16)),
            (1, 0, 'living', SAGE, RUST), (1, 2, 'library', TEAL, OCHRE),
                                              (2, 0, 'bed', SKY, PLUM), (2, 2, 'study', BLUSH, RUST)):
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    furnish(s.cell(3, 0)._replace(x0=1.3), 'bed', BLUSH, p, accent=(.55, .52, .45), cornice=False)
    bath = bathroom(s.cell(3, 2, deep=1.95)._replace(x1=8.95), p, 'blue', 'bath', half=1.62)
    boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[0] + 1.35), 12.0)
    return -1.95


def stock(p):
    """Stock brick over a stuccoed ground floor; the bathroom is on the half-landing, in the back addition."""
    bricks, white = brick('stock brick', 'stock'), m.paint('stucco', (.73, .70, .63), .55)
    s = Shell(p, [-2.35, .70, 3.95, 6.95, 9.45], [.34, 4.25, 7.15, 9.25], 4.6, bricks)
    end = 12.75
    outside(p, s, True, garden=16.6, rear=end, season='autumn', tall=6.2)
    s.lay_floors({0: m.plain('flags', (.40, .385, .35), .5)}, top=False)
    door = (2.95, 0, 3.95, 2.7)
    for k, openings in enumerate((((1.3, .7, 1.05, 1.5),), ((1.3, .6, 1.05, 2.0),), ((1.3, .25, 1.05, 2.25), (3.4, .25, 1.05, 2.25)),
            ((1.3, .55, 1.05, 1.5), (3.4, .55, 1.05, 1.5)))):
        face, holes = windows(s, k, openings, white if k < 2 else bricks, 'stucco' if k < 2 else 'lintel',
            white if k < 2 else brick('gauged', 'pale'), door if k == 1 else None,
                              bars=(2, 2))
        high = s.levels[k + 1] - s.levels[k]
        if k == 1:
            rusticate(face, s.deep, 0, high - .2, white, holes + [door], .45)
            band(face, s.deep, high - .16, high + .05, .10, white)
            front_door(face, door, (.11, .012, .012), p)
        if k == 2:
            for u in (1.3, 3.4):
                guard(face, u, .18, p, 1.3, .6)
    for k in range(4):
        s.garden_wall(k, [] if k in (1, 2) else [(2.0, .9, .95, 1.5)], skin=bricks, drapes=(.55, .50, .40) if k == 3 else None)
    flat_roof(p, s, bricks, .85, .45, coping=m.plain('coping', (.50, .48, .44), .8))
    party_wall(s, -2.6, 10.6, bricks)
    chimney(2.6, s.deep + .16, 10.5, 12.0, bricks, p, 4, (1.5, .5))
    chimney(6.2, s.deep + .16, 10.5, 11.8, bricks, p, 3, (1.2, .5))
    for k in range(4):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(3), bay=2, runner=(.05, .12, .10))
    for storey, bay, kind, colour, accent in ((0, 0, 'kitchen', CREAM, (.075, .13, .16)), (0, 1, 'dining', STONE, RUST),
            (1, 0, 'living', PLUM, (.30, .32, .24)), (1, 1, 'library', SAGE, RUST),
                                              (2, 0, 'bed', SKY, (.50, .30, .11)), (2, 1, 'study', BLUSH, RUST), (3, 0, 'bed', OCHRE, TEAL),
                                              (3, 1, 'bed', SAGE, (.55, .52, .45))):
        furnish(s.cell(storey, bay), kind, colour, p, True, accent)
    bath = _wing(p, s, bricks, end)
    boiler(s.cell(0, 1).x1 - .35, s.cell(0, 1), p)
    plumb(bath, end + .14, s.back_x - .17, (-4.95, -.85), (-6.55, -3.14), -2.80, p, (s.bays[2] - .3, s.levels[0] + 1.2, s.levels[1] - .12), 6.1)
    return -3.7


def _wing(p, s, bricks, end):
    """The closet wing: a scullery, and the bathroom half a storey above the ground floor."""
    low, floor, top = s.levels[0], 2.30, 5.05
    w = Shell(p, [low, floor, top], [s.back_x, end - .34], s.deep, bricks)
    w.lay_floors({0: m.plain('flags', (.40, .385, .35), .5)}, top=False)
    w.garden_wall(0, [(1.9, .9, 1.0, 1.5)])
    w.garden_wall(1, [(1.0, 1.05, .8, 1.15)], high=top + .1)
    sloped((end + .25, top + .12), (s.back_x, top + 1.0), 0, 3.4, .22, slate(), p)
    box((s.back_x, 3.1, low), (end, 3.44, top + .2), bricks, 0)
    furnish(w.cell(0, 0), 'study', CREAM, p, False)
    return bathroom(w.cell(1, 0, deep=1.9)._replace(x0=s.back_x + .02), p, 'teal', 'bath', half=1.62, window=(.50, 1.05, 1.30, 2.20))


def georgian(p):
    """A flat brown-brick front of the 1720s with panelled rooms; the bathroom is on the second floor."""
    bricks, red = brick('brown brick', 'brown'), brick('rubbed red', 'red')
    s = Shell(p, [.45, 3.45, 6.45, 9.25], [.34, 4.45, 6.55, 9.9], 4.9, bricks)
    outside(p, s, low=-1.95, garden=14.8, season='autumn', tall=7.2)
    s.lay_floors(top=True)
    door = (3.15, 0, 4.15, 2.55)
    wood = m.plain('timber cornice', (.72, .69, .61), .5)
    for k, openings in enumerate((((.85, .65, .95, 1.75), (2.2, .65, .95, 1.75)), ((.85, .6, .95, 1.8), (2.2, .6, .95, 1.8), (3.65, .6, .95, 1.8)),
                                  ((.85, .55, .95, 1.6), (2.2, .55, .95, 1.6), (3.65, .55, .95, 1.6)))):
        face, holes = windows(s, k, openings, bricks, 'lintel', red, door if k == 0 else None, bars=(3, 2))
        if k == 0:
            front_door(face, door, (.020, .028, .034), p, False)
            for u in (2.95, 4.15):
                on(face, (u, 0, 0), (u + .20, 2.75, .12), wood, .012)
            on(face, (2.85, 2.75, 0), (4.45, 2.95, .40), wood, .02)
            on(face, (2.75, 2.95, 0), (4.55, 3.05, .62), wood, .02)
        if k:
            band(face, s.deep, -.14, .08, .05, red)
        if k == 2:
            entablature(face, s.deep, 2.42, wood, .42)
    for k in range(3):
        s.garden_wall(k, [(1.0 if k == 2 else 1.9, .75, .95, 1.65)], skin=bricks, bars=(3, 2), drapes=None if k == 2 else (.42, .24, .16))
    tiles = slate('clay tiles', (.30, .115, .062), (.22, .082, .046))
    pitched(p, s, 9.25, 12.1, tiles, s.front_x + .2, s.back_x - .2, .20, wall=STONE)
    for u in (1.25, 3.5):
        dormer(Surface((.85, s.deep, 9.25), (0, -1, 0), (0, 0, 1)), u, .50, p, .85, 1.1, back=1.0)
    party_wall(s, -.3, 9.4, bricks)
    chimney(5.1, s.deep + .16, 9.2, 14.0, bricks, p, 4, (1.7, .6))
    for k in range(3):
        for bay in (1, 2):
            s.divide(k, bay, STONE)
    flights(s, p, range(2), runner=(.24, .10, .05), colour=(.46, .45, .36))
    for storey, bay, kind, colour, accent in ((0, 0, 'dining', (.22, .27, .21), RUST), (0, 2, 'kitchen', (.55, .50, .40), (.30, .25, .16)),
            (1, 0, 'living', (.30, .36, .37), (.42, .17, .07)),
                                              (1, 2, 'library', (.16, .20, .19), RUST), (2, 0, 'bed', (.54, .46, .33), (.13, .20, .17))):
        furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent, panels=kind not in ('library', 'kitchen'))
    bed(3.4, Cell(1.9, 4.9, 9.25, 11.2, s.inner), (.42, .30, .22), p, 1.2)
    bath = bathroom(s.cell(2, 2, deep=1.95), p, 'pearl', 'roll', half=1.35, size=(.15, .15), window=(.475, .75, 1.425, 2.40))
    boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[0] + 1.35), 10.0)
    return -1.95
