"""Terraced houses in section, from the Georgian to the 1960s."""
import household as home
import kerbside as kerb
import materials as m
from mathutils import Vector
from rooms import on
from sections import back_face, brick, cap, chimney, coursed, front_face, slate, sloped, stair
from shapes import box, lathe, pipe, tube
from shells import Shell, architrave, balcony, band, dormer, entablature, front_door, lintel, plumb, porch, rusticate
from tiles import Surface

SAGE, BLUSH, SKY, STONE, CREAM = (.36, .42, .32), (.60, .42, .34), (.34, .43, .48), (.52, .48, .42), (.70, .66, .57)
OCHRE, PLUM, INK, TEAL, RUST = (.60, .43, .19), (.30, .17, .19), (.075, .11, .135), (.10, .20, .20), (.42, .17, .07)
WIDE = 6.2


def outside(p, s, basement=False, low=-3.7, garden=15.8, season='summer', x0=-8.6, kerb_x=-4.5, edge=-1.45, rear=None, fence=True, lamp=True, road='asphalt',
            paving='slabs', tall=6.8):
    """Street, area or front garden, back garden, van; ``rear`` is where the house ends at the back."""
    rear = s.back_x if rear is None else rear
    if basement:
        _area(p, s, low, x0, garden, rear)
    else:
        kerb.earth(x0, garden, WIDE, low, [(s.front_x, s.back_x, min(-.34, s.levels[0] - .24))])
        box((edge, 0, -.34), (s.front_x, WIDE, 0), m.plain('flags', (.40, .385, .35), .7), 0)
        if s.levels[0] > 0:
            footing(p, s)
    kerb.street(x0, kerb_x, edge, WIDE, paving, road)
    kerb.lawn(rear + (1.8 if basement else .9), garden, WIDE)
    if not basement:
        box((rear, 0, -.34), (rear + .9, WIDE, .0), m.plain('terrace', (.44, .41, .36), .7), 0)
    kerb.mains(-6.7, low + .60, p, (-4.95, -.85))
    kerb.van((-5.62, .35, -.12), p)
    kerb.tree((garden - 1.1, 2.6, 0), tall, 2.1, season, 4)
    kerb.hedge((rear + 2.0, WIDE - .7, 0), (garden - .1, WIDE - .05, 1.7))
    if lamp:
        kerb.lamp_post((kerb_x + .55, 5.7, 0), p.black)
    if fence and not basement:
        kerb.railings((edge + .12, .02), (edge + .12, 2.4), 0, p.black, .95)
    return low


def footing(p, s):
    """Walls and hardcore from the ground up to a raised floor."""
    top = s.levels[0]
    for x0, x1 in ((s.front_x, s.front_x + .34), (s.back_x - .34, s.back_x)):
        box((x0, 0, -.62), (x1, s.deep, top), s.skin, 0, 'footing')
        cap(x0, x1, -.62, top, p.cut)
    box((s.front_x + .34, 0, -.345), (s.back_x - .34, s.deep, top - .24), m.grout('hardcore', (.40, .35, .28), .6, (.27, .23, .18)), 0)


def _area(p, s, low, x0, garden, rear):
    """A sunk area before the basement, a vault under the pavement, a sunk yard behind."""
    floor = s.levels[0]
    kerb.earth(x0, garden, WIDE, low, [(-3.9, rear + 1.8, floor - .24)])
    flag = m.plain('flags', (.36, .345, .315), .7)
    box((-3.9, 0, floor - .28), (s.front_x, WIDE, floor), flag, 0)
    box((rear, 0, floor - .28), (rear + 1.5, WIDE, floor), flag, 0)
    whitewash, vault = brick('area brick', 'white'), brick('vault brick', 'stock')
    for a, b in ((-1.75, -1.45), (rear + 1.5, rear + 1.8)):
        box((a, 0, floor - .24), (b, WIDE, .10), whitewash, 0)
        cap(a, b, floor - .24, .10, p.cut)
    box((-3.9, 0, -.42), (-1.75, WIDE, -.14), vault, 0)
    cap(-4.05, -1.45, -.44, -.14, p.cut)
    box((-4.05, 0, floor - .24), (-3.9, WIDE, -.14), vault, 0)
    cap(-4.05, -3.9, floor - .24, -.14, p.cut)
    box((-3.88, 2.4, floor), (-1.75, 2.5, -.42), vault, 0)
    kerb.railings((-1.6, .02), (-1.6, 2.5), .10, p.black)
    kerb.railings((rear + 1.65, .02), (rear + 1.65, WIDE - .3), .10, p.black, .95)


def party_wall(s, low, top, skin, x0=None, x1=None):
    """The far party wall, seen above the roof."""
    box((s.front_x if x0 is None else x0, s.deep, low), (s.back_x if x1 is None else x1, s.deep + .33, top), skin, 0, 'party wall')


def flights(s, p, storeys, bay=1, runner=(.30, .06, .05), colour=CREAM, doors=True, first=0):
    """Stairs on several storeys and the landings before them."""
    cloth = m.plain('runner', runner, .95)
    for k in range(first, len(s.levels) - 1):
        cell = s.cell(k, bay)
        home.decorate(cell, colour, p, cornice=False, door=.6 if doors and k else None, right=bay < len(s.bays) - 2)
        if k in storeys:
            stair(cell.x0, cell.x1, s.levels[k], s.levels[k + 1], s.inner, p, cloth)


def windows(s, storey, openings, skin, style, tone, door=None, **more):
    """A front of one storey with its windows dressed: architraves, lintels or plain."""
    face = s.street_wall(storey, openings, skin=skin, door=door, **more)
    holes = [(u - w / 2, v, u + w / 2, v + h) for u, v, w, h in openings]
    for hole in holes:
        if style in ('stucco', 'head'):
            architrave(face, hole, tone, head=style == 'head')
        elif style:
            lintel(face, hole, tone, key=style == 'key')
    return face, holes


def mansard(p, s, white, skin, slates, dormers=(1.3, 3.4), ridge=5.6):
    """A slated mansard behind a parapet."""
    z, top = s.levels[-2], s.levels[-1]
    face = front_face(s.front_x, s.deep, z)
    on(face, (0, 0, -.30), (s.deep, .75, 0), white, 0)
    on(face, (0, .72, -.34), (s.deep, .84, .05), white, .012)
    cap(s.front_x, s.front_x + .30, z, z + .8, p.cut)
    sloped((.42, z + .25), (1.25, top + .18), 0, s.deep, .22, slates, p)
    sloped((s.back_x - .42, z + .25), (s.back_x - 1.25, top + .18), 0, s.deep, .22, slates, p)
    sloped((1.15, top + .18), (ridge, top + .50), 0, s.deep, .26, p.lead, p)
    sloped((s.back_x - 1.15, top + .18), (ridge, top + .50), 0, s.deep, .26, p.lead, p)
    on(back_face(s.back_x, z), (0, 0, -.30), (s.deep, .55, 0), skin, 0)
    cap(s.back_x - .30, s.back_x, z, z + .55, p.cut)
    for u in dormers:
        dormer(Surface((.48, s.deep, z), (0, -1, 0), (0, 0, 1)), u, .62, p, .95, 1.35)
    box((1.2, s.inner, z), (s.back_x - 1.2, s.inner + .05, top + .15), m.plain('attic wall', CREAM, .8), 0)


def pitched(p, s, z, ridge, skin, x0=None, x1=None, eaves=.30, thick=.22, far=None, wall=CREAM):
    """A roof with its ridge along the street, and a wall behind the attic."""
    x0, x1 = s.front_x if x0 is None else x0, s.back_x if x1 is None else x1
    middle = (x0 + x1) / 2
    far = s.deep if far is None else far
    pitch = (ridge - z) / (middle - x0)
    sloped((x0 - eaves, z - eaves * pitch + thick), (middle, ridge + thick), 0, far, thick, skin, p)
    sloped((x1 + eaves, z - eaves * pitch + thick), (middle, ridge + thick), 0, far, thick, skin, p)
    tube([(middle, -.02, ridge + thick + .02), (middle, far, ridge + thick + .02)], .09, p.clay, smooth=False)
    from shapes import add
    add('attic wall', [(x0 + .3, s.inner, z - .1), (x1 - .3, s.inner, z - .1), (middle, s.inner, ridge - .02)], [(0, 1, 2)], m.plain('attic wall', wall, .8))
    return pitch


def flat_roof(p, s, skin, parapet=.9, fall=.25, coping=None, back=None):
    """A low roof behind parapets."""
    z = s.levels[-1]
    sloped((.30, z + .28 + fall), (s.back_x - .30, z + .28), 0, s.deep, .26, p.lead, p)
    for x0, x1, tone in ((s.front_x, s.front_x + .30, skin), (s.back_x - .30, s.back_x, back or skin)):
        box((x0, 0, z), (x1, s.deep, z + parapet), tone, 0, 'parapet')
        cap(x0, x1, z, z + parapet, p.cut)
        box((x0 - .05, -.012, z + parapet), (x1 + .05, s.deep, z + parapet + .08), coping or p.white, .012)


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
        s.garden_wall(k, [(1.9 if k == 2 else 2.0, .8 if k else .05, wide, 1.75 if k else 2.2)], skin=stock, drapes=None if k == 2 else (.55, .50, .40))
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
        home.furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    home.furnish(s.cell(4, 0)._replace(x0=1.3), 'study', CREAM, p, cornice=False)
    home.furnish(s.cell(4, 2)._replace(x1=9.2), 'bed', SAGE, p, False, (.42, .20, .14), cornice=False)
    home.boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    bath = home.bathroom(s.cell(2, 2, deep=1.95), p, 'bottle', 'roll', half=1.62)
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
    for k, openings in enumerate((((1.25, .55, 1.1, 1.85),), ((1.25, .10, 1.0, 2.3), (3.2, .10, 1.0, 2.3)), ((1.25, .6, 1.0, 1.5), (3.2, .6, 1.0, 1.5)))):
        face, holes = windows(s, k, openings, paint, 'stucco', white, door if k == 0 else None, bars=(2, 2))
        if k == 0:
            rusticate(face, s.deep, 0, 3.0, paint, holes + [door], .50)
            band(face, s.deep, 3.02, 3.22, .10, white)
            front_door(face, door, (.035, .09, .15), p)
            architrave(face, door, white)
        if k == 1:
            for u in (1.25, 3.2):
                on(face, (u - .72, -.02, 0), (u + .72, .08, .42), white, .015)
                _guard(face, u, .08, p)
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
    for storey, bay, kind, colour, accent in ((0, 0, 'lounge', CREAM, TEAL), (0, 2, 'kitchen', STONE, (.16, .235, .16)), (1, 0, 'living', SAGE, RUST), (1, 2, 'library', TEAL, OCHRE),
                                              (2, 0, 'bed', SKY, PLUM), (2, 2, 'study', BLUSH, RUST)):
        home.furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    home.furnish(s.cell(3, 0)._replace(x0=1.3), 'bed', BLUSH, p, accent=(.55, .52, .45), cornice=False)
    bath = home.bathroom(s.cell(3, 2, deep=1.95)._replace(x1=8.95), p, 'blue', 'bath', half=1.62)
    home.boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[0] + 1.35), 12.0)
    return -1.95


def _guard(face, middle, base, p, wide=1.4, high=.62):
    """A small iron guard before a window."""
    for k in range(11):
        u = middle - wide / 2 + wide * k / 10
        tube([face.matrix @ Vector((u, base, .38)), face.matrix @ Vector((u, base + high, .38))], .010, p.black, smooth=False)
    for level in (.04, high):
        tube([face.matrix @ Vector((middle - wide / 2, base + level, 0)), face.matrix @ Vector((middle - wide / 2, base + level, .38)),
              face.matrix @ Vector((middle + wide / 2, base + level, .38)), face.matrix @ Vector((middle + wide / 2, base + level, 0))], .014, p.black, smooth=False)


def stock(p):
    """Stock brick over a stuccoed ground floor; the bathroom is on the half-landing, in the back addition."""
    bricks, white = brick('stock brick', 'stock'), m.paint('stucco', (.73, .70, .63), .55)
    s = Shell(p, [-2.35, .70, 3.95, 6.95, 9.45], [.34, 4.25, 7.15, 9.25], 4.6, bricks)
    end = 12.75
    outside(p, s, True, garden=16.6, rear=end, season='autumn', tall=6.2)
    s.lay_floors({0: m.plain('flags', (.40, .385, .35), .5)}, top=False)
    door = (2.95, 0, 3.95, 2.7)
    for k, openings in enumerate((((1.3, .7, 1.05, 1.5),), ((1.3, .6, 1.05, 2.0),), ((1.3, .25, 1.05, 2.25), (3.4, .25, 1.05, 2.25)), ((1.3, .55, 1.05, 1.5), (3.4, .55, 1.05, 1.5)))):
        face, holes = windows(s, k, openings, white if k < 2 else bricks, 'stucco' if k < 2 else 'lintel', white if k < 2 else brick('gauged', 'pale'), door if k == 1 else None,
                              bars=(2, 2))
        high = s.levels[k + 1] - s.levels[k]
        if k == 1:
            rusticate(face, s.deep, 0, high - .2, white, holes + [door], .45)
            band(face, s.deep, high - .16, high + .05, .10, white)
            front_door(face, door, (.11, .012, .012), p)
        if k == 2:
            for u in (1.3, 3.4):
                _guard(face, u, .18, p, 1.3, .6)
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
    for storey, bay, kind, colour, accent in ((0, 0, 'kitchen', CREAM, (.075, .13, .16)), (0, 1, 'dining', STONE, RUST), (1, 0, 'living', PLUM, (.30, .32, .24)), (1, 1, 'library', SAGE, RUST),
                                              (2, 0, 'bed', SKY, (.50, .30, .11)), (2, 1, 'study', BLUSH, RUST), (3, 0, 'bed', OCHRE, TEAL), (3, 1, 'bed', SAGE, (.55, .52, .45))):
        home.furnish(s.cell(storey, bay), kind, colour, p, True, accent)
    bath = _wing(p, s, bricks, end)
    home.boiler(s.cell(0, 1).x1 - .35, s.cell(0, 1), p)
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
    home.furnish(w.cell(0, 0), 'study', CREAM, p, False)
    return home.bathroom(w.cell(1, 0, deep=1.9)._replace(x0=s.back_x + .02), p, 'teal', 'bath', half=1.62)


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
        s.garden_wall(k, [(1.9, .7, 1.05, 1.7)], skin=bricks, bars=(3, 2), drapes=None if k == 2 else (.42, .24, .16))
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
    for storey, bay, kind, colour, accent in ((0, 0, 'dining', (.22, .27, .21), RUST), (0, 2, 'kitchen', (.55, .50, .40), (.30, .25, .16)), (1, 0, 'living', (.30, .36, .37), (.42, .17, .07)),
                                              (1, 2, 'library', (.16, .20, .19), RUST), (2, 0, 'bed', (.54, .46, .33), (.13, .20, .17))):
        home.furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent, panels=kind not in ('library', 'kitchen'))
    home.bed(3.4, home.Cell(1.9, 4.9, 9.25, 11.2, s.inner), (.42, .30, .22), p, 1.2)
    bath = home.bathroom(s.cell(2, 2, deep=1.95), p, 'pearl', 'roll', half=1.35, size=(.15, .15))
    home.boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[0] + 1.35), 10.0)
    return -1.95


def shop(p):
    """Four storeys of brick over a shop with iron columns; the bathroom is one floor above it."""
    bricks, pale = brick('shop brick', 'stock'), m.plain('stone', (.56, .53, .46), .7)
    s = Shell(p, [.10, 3.95, 7.15, 10.15], [.34, 4.75, 6.85, 10.35], 5.0, bricks)
    outside(p, s, low=-1.95, garden=14.4, edge=s.front_x - .02, season='winter', fence=False, tall=6.4)
    s.lay_floors({0: m.plain('shop floor', (.30, .275, .235), .35)}, top=True)
    front = m.plain('shopfront', (.018, .060, .072), .3)
    door = (3.65, .02, 4.65, 2.75)
    face = s.street_wall(0, [(1.85, .62, 2.9, 2.13)], skin=bricks, door=door, kind='steel', bars=(3, 1), frame=front)
    for a, b, c, d, out in ((0, 0, .35, 2.9, .07), (3.33, 0, 3.62, 2.9, .07), (4.68, 0, 5.0, 2.9, .07), (.35, 0, 3.33, .60, .05), (0, 2.82, 5.0, 3.42, .12)):
        on(face, (a, b, 0), (c, d, out), front, .012)
    on(face, (0, 3.42, 0), (5.0, 3.55, .30), front, .02)
    for k in range(7):
        on(face, (.62 + k * .40, 2.98, .12), (.92 + k * .40, 3.28, .125), m.plain('letters', (.70, .52, .24), .4), .004)
    front_door(face, door, (.018, .060, .072), p, False)
    for k, openings in enumerate((((1.0, .55, 1.0, 2.0), (2.5, .0, 1.25, 2.55), (4.0, .55, 1.0, 2.0)), ((1.0, .6, 1.0, 1.75), (2.5, .0, 1.25, 2.35), (4.0, .6, 1.0, 1.75))), 1):
        face, _ = windows(s, k, openings, bricks, 'key', pale, kind='steel', bars=(3, 5))
        band(face, s.deep, -.10, .04, .04, pale)
    box((s.front_x - 1.25, 2.42, 10.42), (s.front_x + .3, 2.58, 10.60), p.black, .01)
    tube([(s.front_x - 1.1, 2.5, 10.42), (s.front_x - 1.1, 2.5, 9.6)], .012, p.black, smooth=False)
    lathe([(.02, 0), (.09, .06), (.09, .18), (.02, .24)], p.black, (s.front_x - 1.1, 2.5, 9.4), steps=20)
    for k in range(3):
        s.garden_wall(k, [(2.0, .8, 1.2, 1.8)], kind='steel', bars=(3, 5), skin=brick('glazed', 'white') if k else bricks)
    flat_roof(p, s, bricks, .95, .30, coping=pale)
    party_wall(s, -.3, 11.3, bricks)
    chimney(7.6, s.deep + .16, 11.2, 12.6, bricks, p, 4, (1.5, .5))
    for k in range(3):
        for bay in ((2,) if k == 0 else (1, 2)):
            s.divide(k, bay, CREAM)
    flights(s, p, range(1, 2), runner=(.10, .10, .10), first=1)
    _shop_floor(p, s)
    for storey, bay, kind, colour, accent in ((1, 0, 'lounge', (.60, .57, .50), RUST), (2, 0, 'kitchen', (.58, .56, .50), (.045, .085, .085)), (2, 2, 'bed', INK, (.50, .30, .11))):
        home.furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    bath = home.bathroom(s.cell(1, 2, deep=1.95), p, 'ochre', 'shower', half=2.2)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[2] + 1.2), 11.5)
    return -1.95


def _shop_floor(p, s):
    """Shelves of bolts and boxes, a counter, two iron columns."""
    cell = s.cell(0, 0, 2)
    home.decorate(cell, (.55, .50, .41), p, cornice=False)
    home.books(cell, cell.x0 + 2.3, cell.x1 - .2, cell.z, cell.z + 2.7, p, .36, 5)
    box((2.6, 1.1, cell.z), (4.9, 1.7, cell.z + .95), p.dark_oak, .01)
    box((2.5, 1.04, cell.z + .95), (5.0, 1.76, cell.z + 1.0), p.oak, .01)
    for x in (2.2, 5.5):
        lathe([(.20, 0), (.20, .08), (.12, .14), (.105, .30), (.090, 3.1), (.15, 3.25), (.17, 3.36), (.24, 3.5), (.24, cell.top - cell.z)], p.black, (x, .55, cell.z), steps=28)
    for x in (3.1, 4.4):
        home.pendant(x, 1.4, cell, p, 1.3, (.018, .060, .072))
    back = s.cell(0, 2)
    home.furnish(back, 'library', STONE, p, False, RUST)


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
        s.garden_wall(k, [(2.0, .05 if k == 0 else .8, 1.3 if k == 0 else 1.1, 2.2 if k == 0 else 1.6)], skin=bricks, drapes=None if k == 0 else (.60, .55, .46))
    tiles = slate()
    _loft(p, s, tiles, bricks, white)
    party_wall(s, -3, 7.0, bricks)
    chimney(4.6, s.deep + .16, 6.9, 10.9, bricks, p, 4, (1.6, .6))
    for k in range(3):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    flights(s, p, range(3), runner=(.16, .20, .15))
    for storey, bay, kind, colour, accent in ((0, 0, 'lounge', CREAM, TEAL), (1, 0, 'living', SAGE, (.42, .17, .07)), (1, 2, 'kitchen', CREAM, (.16, .235, .16)), (2, 0, 'bed', SKY, (.50, .30, .11)),
                                              (2, 2, 'study', BLUSH, RUST)):
        home.furnish(s.cell(storey, bay), kind, colour, p, bay == 0, accent)
    home.bathroom(s.cell(0, 2, deep=1.95), p, 'pearl', 'shower')
    loft = home.Cell(6.61, 9.7, 6.45, 8.85, 1.95)
    bath = home.bathroom(loft, p, 'bottle', 'shower', half=2.1)
    home.boiler(s.cell(1, 2).x0 + .35, s.cell(1, 2), p)
    plumb(bath, s.back_x + .14, s.bays[2], (-4.95, -.85), (-6.55, -3.14), -3.02, p, (s.bays[2], s.levels[1] + 1.35), 9.9)
    return -3.7


def square_bay(p, face, middle, high, bricks, white, wide=2.3, out=.75):
    """A square bay with three lights."""
    a, b = middle - wide / 2, middle + wide / 2
    for u0, v0, u1, v1 in ((a, 0, b, .62), (a, high - .62, b, high), (a, .62, a + .16, high - .62), (b - .16, .62, b, high - .62)):
        on(face, (u0, v0, 0), (u1, v1, out), bricks if v0 in (0,) else white, .008, 'bay')
    on(face, (a - .06, .56, 0), (b + .06, .66, out + .08), white, .012)
    on(face, (a - .05, high - .36, 0), (b + .05, high - .20, out + .08), white, .012)
    out_face = Surface(face.matrix @ Vector((0, 0, out)), face.u, face.v)
    from rooms import sash_window
    for k in range(3):
        u0, u1 = a + .16 + k * (wide - .32) / 3, a + .16 + (k + 1) * (wide - .32) / 3
        home.panes(out_face, (u0, .66, u1, high - .62), back=.10)
        sash_window(out_face, (u0 + .02, .66, u1 - .02, high - .62), p.white, (1, 1), .06)
    for u in (a, b):
        pass


def _loft(p, s, tiles, bricks, white):
    """The roof, its front slope whole, its back raised to a flat dormer; a gable over the bay."""
    z, ridge = 6.45, 9.35
    middle = 5.2
    sloped((s.front_x - .25, z + .05), (middle, ridge), 0, s.deep, .22, tiles, p)
    sloped((middle - .1, ridge), (10.15, 9.15), 0, s.deep, .24, p.lead, p)
    face = s.garden_wall(2, [(1.2, 1.25, 1.0, .9)], low=z, high=8.95, skin=coursed('tile hanging', (.085, .098, .115), (.060, .070, .085), (.02, .02, .02), .28, .18, .01), x=s.back_x - .3)
    del face
    from shapes import add
    add('loft wall', [(s.front_x + .6, s.inner, z), (9.8, s.inner, z), (9.8, s.inner, 9.0), (middle, s.inner, ridge - .15)], [(0, 1, 2, 3)], m.plain('loft wall', CREAM, .8))
    box((6.49, 0, z), (6.61, s.inner, 9.0), m.plain('loft partition', CREAM, .8), 0)
    cap(6.49, 6.61, z, 9.0, p.cut)
    home.bed(4.6, home.Cell(3.0, 6.4, z, 8.8, s.inner), (.20, .28, .30), p, 1.4)
    front = front_face(s.front_x - .75, s.deep, z)
    points = [(.35, 0), (2.85, 0), (2.85, .1), (1.6, 1.75), (.35, .1)]
    verts = [front.matrix @ Vector((u, v, w)) for w in (-.3, 0) for u, v in points]
    add('gable', verts, [(5, 6, 7, 8, 9), (4, 3, 2, 1, 0)] + [(k, (k + 1) % 5, 5 + (k + 1) % 5, 5 + k) for k in range(5)], white)
    for side in (-1, 1):
        tube([front.matrix @ Vector((1.6, 1.92, .0)), front.matrix @ Vector((1.6 + side * 1.45, .02, .0))], .09, white, smooth=False)
        add('gable roof', [front.matrix @ Vector(v) for v in ((1.6, 1.95, .1), (1.6 + side * 1.45, .05, .1), (1.6 + side * 1.45, .05, -2.2), (1.6, 1.95, -2.9))],
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
        face = s.street_wall(k, [(2.4, .85 if k == 2 else .35, 3.7, 1.4 if k == 2 else 1.9)], skin=slats if k == 2 else bricks, kind='steel', bars=(4, 1), frame=white)
        band(face, s.deep, -.12, .10, .03, white)
        s.garden_wall(k, [(1.6, .5, 2.0, 1.75)], kind='steel', bars=(2, 1), drapes=(.60, .42, .16) if k == 2 else None)
    s.garden_wall(0, [(1.6, .05, 2.2, 2.15)], kind='steel', bars=(2, 1))
    flat_roof(p, s, white, .35, .10)
    party_wall(s, -.3, 8.5, bricks)
    for k in range(3):
        for bay in (1, 2):
            s.divide(k, bay, CREAM)
    cell = s.cell(0, 0)
    home.decorate(cell, (.55, .54, .51), p, cornice=False)
    home.books(cell, cell.x0 + 1.6, cell.x1 - .3, cell.z, cell.z + 1.8, p, .4, 9)
    _bicycle(2.6, 1.2, cell, p)
    stairs = m.plain('runner', (.45, .20, .05), .95)
    for k in (0,):
        cell = s.cell(k, 1)
        home.decorate(cell, CREAM, p, cornice=False)
        stair(cell.x0, cell.x1, s.levels[k], s.levels[k + 1], s.inner, p, stairs)
    for storey, bay, kind, colour, accent in ((0, 2, 'kitchen', CREAM, (.55, .28, .03)), (1, 0, 'lounge', (.58, .55, .47), (.42, .17, .07)), (1, 2, 'dining', OCHRE, RUST),
                                              (2, 0, 'bed', TEAL, (.60, .42, .16)), (2, 1, 'study', BLUSH, RUST), (2, 2, 'bed', SAGE, (.55, .52, .45))):
        home.furnish(s.cell(storey, bay), kind, colour, p, bay < 2, accent, cornice=False)
    bath = home.bathroom(s.cell(1, 1, deep=1.9), p, 'blush', 'shower', half=2.0)
    home.boiler(s.cell(0, 2).x0 + .35, s.cell(0, 2), p)
    plumb(bath, s.bays[2] + .02, s.bays[1], (-4.95, -.85), (-6.55, -1.42), -1.05, p, None, 8.9)
    return -1.95


def _bicycle(x, y, cell, p):
    """A bicycle that leans by the wall."""
    metal = m.plain('frame', (.12, .022, .018), .3)
    z = cell.z + .34
    for wx in (x - .52, x + .52):
        lathe([(.315, -.012), (.34, -.012), (.34, .012), (.315, .012), (.315, -.012)], p.black, (wx, y, z), 'y', 36, closed=False)
        for k in range(8):
            import math
            tube([(wx, y, z), (wx + .32 * math.cos(k * .785), y, z + .32 * math.sin(k * .785))], .003, p.lead, smooth=False)
    for a, b in (((-.52, 0), (-.12, -.02)), ((-.12, -.02), (.30, .46)), ((-.22, .46), (.32, .50)), ((-.12, -.02), (-.24, .60)), ((-.52, 0), (-.21, .44)), ((.52, 0), (.29, .58)),
                 ((.29, .58), (.22, .68))):
        tube([(x + a[0], y, z + a[1]), (x + b[0], y, z + b[1])], .016, metal, smooth=False)
    box((x - .34, y - .07, z + .58), (x - .12, y + .07, z + .63), p.black, .02)
