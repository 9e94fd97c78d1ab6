"""Blocks of flats in section: mansion flats, flats of the 1930s, a tower."""
import math

import household as home
import kerbside as kerb
import materials as m
from mathutils import Vector
from rooms import on
from sections import back_face, brick, cap, chimney, clip_on, concrete_floor, front_face, run, slate, sloped
from shapes import add, box, lathe, tube
from shells import Shell, architrave, balcony, band, entablature, front_door, lintel, plumb, porch
from terraces import (BLUSH, CREAM, INK, OCHRE, PLUM, RUST, SAGE, SKY, STONE, TEAL, WIDE, flat_roof, flights, outside, party_wall, square_bay, windows)
from tiles import Surface


def gable(face, outline, skin, coping, thick=.36):
    """A gable above the front: an outline of (u, v) with a coping along its top."""
    count = len(outline)
    verts = [face.matrix @ Vector((u, v, w)) for w in (-thick, 0) for u, v in outline]
    add('gable', verts, [tuple(range(count, 2 * count)), tuple(reversed(range(count)))] + [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], skin)
    for (u0, v0), (u1, v1) in zip(outline[1:-1], outline[2:]):
        a, b = face.matrix @ Vector((u0, v0, -thick / 2)), face.matrix @ Vector((u1, v1, -thick / 2))
        tube([a, b], .10, coping, smooth=False)


def dutch(middle, base, wide=3.4, high=3.0):
    """The outline of a curved gable, anticlockwise from its lower left."""
    half = wide / 2
    right = [(half, 0), (half, .55)]
    right += [(half - .75 * math.sin(math.pi * k / 12), .55 + .85 * (1 - math.cos(math.pi * k / 12))) for k in range(1, 7)]
    right += [(half * .42, 1.5), (half * .42, high - .75)]
    right += [(half * .42 * math.cos(math.pi * k / 12), high - .75 + half * .42 * math.sin(math.pi * k / 12)) for k in range(1, 6)]
    points = [(-half, 0)] + right + [(0, high - .75 + half * .42)] + [(-u, v) for u, v in reversed(right[1:])]
    return [(middle + u, base + v) for u, v in points]


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
    home.panes(front, (u - .4, .95, u + .4, 1.95), back=-.01)
    party_wall(s, -.3, 13.9, bricks)
    chimney(3.2, s.deep + .16, 13.9, 15.9, bricks, p, 4, (1.6, .6))
    chimney(10.8, s.deep + .16, 13.9, 15.6, bricks, p, 4, (1.6, .6))
    for k in range(4):
        for bay in (1, 2, 3):
            s.divide(k, bay, CREAM)
        home.decorate(s.cell(k, 2), CREAM, p, door=.6)
    for storey, bay, what, colour, accent in plans:
        home.furnish(s.cell(storey, bay), what, colour, p, bay < 3, accent)
    bath = home.bathroom(s.cell(lit, 1, deep=1.95), p, scheme, kind, half=1.62, energy=190 if scheme == 'bottle' else 260)
    plumb(bath, s.bays[1] + .02, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[lit] + 1.5), 14.2)
    return -1.95


def mansion_red(p):
    """Red brick with pale bands and a pointed gable; the bathroom is on the second floor."""
    plans = [(0, 0, 'living', SAGE, RUST), (0, 1, 'kitchen', CREAM, (.045, .085, .085)), (0, 3, 'bed', SKY, PLUM), (1, 0, 'dining', PLUM, RUST), (1, 1, 'kitchen', CREAM, (.16, .235, .16)),
             (1, 3, 'bed', BLUSH, TEAL), (2, 0, 'living', SKY, (.16, .235, .22)), (2, 3, 'library', INK, RUST), (3, 0, 'lounge', OCHRE, TEAL), (3, 1, 'kitchen', CREAM, (.30, .17, .19)),
             (3, 3, 'bed', SAGE, (.55, .52, .45))]
    return _mansion(p, brick('mansion brick', 'red'), m.paint('dressings', (.74, .71, .63), .6), 'red', False, 2, 'bottle', 'bath', 'summer', plans, True)


def mansion_stone(p):
    """Red brick and terracotta with a curved gable; the flat runs from front to back, the bathroom in its middle."""
    plans = [(0, 0, 'dining', (.22, .27, .21), RUST), (0, 1, 'kitchen', CREAM, (.30, .25, .16)), (0, 3, 'library', INK, RUST), (1, 0, 'living', BLUSH, TEAL), (1, 3, 'bed', TEAL, (.55, .52, .45)),
             (2, 0, 'lounge', SAGE, RUST), (2, 1, 'kitchen', STONE, (.075, .13, .16)), (2, 3, 'bed', OCHRE, PLUM), (3, 0, 'bed', SKY, RUST), (3, 1, 'study', CREAM, RUST), (3, 3, 'bed', CREAM, TEAL)]
    return _mansion(p, brick('mansion brick', 'red'), m.paint('terracotta', (.56, .335, .215), .6), 'stone', True, 1, 'stone', 'stone', 'winter', plans, False)


def _round_slab(face, middle, v, wide, out, thick, material, p):
    """A balcony with rounded ends."""
    r = .55
    points = [(-wide / 2, 0)] + [(-wide / 2 + r - r * math.cos(t), out - r + r * math.sin(t)) for t in [math.pi / 2 * k / 8 for k in range(9)]]
    points += [(wide / 2 - r + r * math.sin(t), out - r + r * math.cos(t)) for t in [math.pi / 2 * k / 8 for k in range(9)]] + [(wide / 2, 0)]
    count = len(points)
    verts = [face.matrix @ Vector((middle + u, v + z, w)) for z in (-thick, .55) for u, w in points]
    faces = [(k, k + 1, count + k + 1, count + k) for k in range(count - 1)] + [tuple(range(count))]
    solid = add('balcony', verts, faces, material).modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .08, 0
    for level in (.72, .88):
        tube([face.matrix @ Vector((middle + u, v + level, w - .02)) for u, w in points], .018, p.black, smooth=False)


def thirties(p):
    """White render and brick, steel windows, rounded balconies, concrete floors; the bathroom is on the third floor."""
    bricks, render = brick('thirties brick', 'red'), m.paint('render', (.76, .74, .68), .6)
    steel = m.plain('steel frames', (.030, .10, .085), .4)
    s = Shell(p, [.35, 3.20, 6.05, 8.90, 11.75], [.34, 4.6, 7.5, 9.0, 12.4], 5.4, render, floor='concrete', floor_depth=.24)
    outside(p, s, low=-1.95, garden=16.6, season='summer', fence=False, tall=5.6)
    s.lay_floors(top=True)
    kerb.hedge((-1.4, .05, 0), (-.9, 3.0, .8), 6)
    door = (3.9, 0, 5.0, 2.35)
    for k in range(4):
        openings = [(1.75, .75, 2.3, 1.45)] + ([(4.4, .75, 1.4, 1.45)] if k else [])
        skin = bricks if k == 0 else render
        face = s.street_wall(k, openings, skin=skin, kind='steel', bars=(5, 3), frame=steel, door=door if k == 0 else None)
        if k == 0:
            front_door(face, door, (.030, .10, .085), p, False)
            on(face, (3.5, 2.40, 0), (5.4, 2.58, .95), render, .05)
        else:
            _round_slab(face, 1.75, 0, 3.0, 1.05, .16, render, p)
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
        home.decorate(s.cell(k, 2), CREAM, p, cornice=False, door=.6)
    plans = [(0, 0, 'lounge', SKY, RUST), (0, 1, 'kitchen', CREAM, (.55, .28, .03)), (0, 3, 'bed', BLUSH, TEAL), (1, 0, 'dining', OCHRE, RUST), (1, 1, 'kitchen', CREAM, (.16, .235, .16)),
             (1, 3, 'bed', SAGE, PLUM), (2, 0, 'library', TEAL, RUST), (2, 1, 'kitchen', CREAM, (.075, .13, .16)), (2, 3, 'bed', OCHRE, (.55, .52, .45)), (3, 0, 'lounge', BLUSH, TEAL),
             (3, 3, 'bed', SKY, RUST)]
    for storey, bay, what, colour, accent in plans:
        home.furnish(s.cell(storey, bay), what, colour, p, bay < 3, accent, cornice=False)
    bath = home.bathroom(s.cell(3, 1, deep=1.95), p, 'pearl', 'bath', half=1.5, size=(.15, .15))
    plumb(bath, s.bays[1] + .02, s.bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (s.bays[2], s.levels[3] + 1.3), 13.0)
    return -1.95


def tower(p):
    """A concrete tower, shortened by a break: lobby and a flat below, two flats and the roof above."""
    raw = m.paint('hammered concrete', (.40, .375, .34), .9)
    bays = [.34, 4.7, 7.6, 9.3, 13.0]
    base = Shell(p, [.10, 4.0, 6.95], bays, 5.4, raw, 'concrete', .26)
    top = Shell(p, [8.85, 11.80, 14.75], bays, 5.4, raw, 'concrete', .26)
    outside(p, base, low=-1.95, garden=16.6, season='spring', fence=False, tall=6.4)
    for s in (base, top):
        s.lay_floors({0: m.plain('lobby floor', (.46, .44, .40), .2)} if s is base else None, top=True)
    _break(p, base, top, raw)
    for s, storey in ((base, 0), (base, 1), (top, 0), (top, 1)):
        lobby = s is base and storey == 0
        if lobby:
            s.street_wall(0, [(2.6, .02, 4.6, 3.4)], kind='steel', bars=(4, 1), frame=p.lead)
            s.garden_wall(0, [(2.4, .02, 4.0, 3.4)], kind='steel', bars=(4, 1))
        else:
            face = s.street_wall(storey, [(2.6, .10, 4.7, 2.55)], kind='steel', bars=(4, 1), frame=p.lead)
            s.garden_wall(storey, [(2.3, .10, 4.0, 2.55)], kind='steel', bars=(4, 1))
            _terrace(face, s.deep, p, raw)
        for bay in (1, 2, 3):
            if not (lobby and bay == 1):
                s.divide(storey, bay, CREAM)
        home.decorate(s.cell(storey, 2), STONE, p, cornice=False, door=None if lobby else .6)
    _lobby(p, base)
    plans = [(base, 1, 0, 'lounge', SAGE, RUST), (base, 1, 1, 'kitchen', CREAM, (.075, .13, .16)), (base, 1, 3, 'bed', OCHRE, TEAL), (top, 0, 0, 'dining', BLUSH, RUST), (top, 0, 1, 'kitchen', CREAM, (.30, .17, .19)),
             (top, 0, 3, 'bed', SKY, PLUM), (top, 1, 0, 'lounge', SKY, (.50, .30, .11)), (top, 1, 3, 'library', INK, RUST), (base, 0, 3, 'study', STONE, RUST)]
    for s, storey, bay, what, colour, accent in plans:
        home.furnish(s.cell(storey, bay), what, colour, p, bay < 3, accent, cornice=False)
    z = 14.75
    for x0, x1 in ((0, .30), (13.04, 13.34)):
        box((x0, 0, z), (x1, top.deep, z + 1.1), raw, 0)
        cap(x0, x1, z, z + 1.1, p.cut)
    box((4.9, 1.9, z), (9.4, top.deep, z + 2.2), raw, .01)
    for k in range(11):
        box((5.1 + k * .20, 1.86, z + .5), (5.2 + k * .20, 1.92, z + 1.8), p.lead, 0)
    bath = home.bathroom(top.cell(1, 1, deep=1.95), p, 'teal', 'bath', half=1.62)
    plumb(bath, bays[1] + .02, bays[2], (-4.95, -.85), (-6.55, -1.42), -1.05, p, (bays[2], 12.9), 16.0)
    return -1.95


def _break(p, base, top, raw):
    """Between the two pieces only the core, the columns and the riser go on."""
    low, high = base.levels[-1], top.levels[0] - .24
    for x0, x1, y0, y1 in ((5.0, 9.0, 1.0, 4.4), (.34, .80, .5, .95), (.34, .80, 4.2, 4.65), (12.5, 12.96, .5, .95), (12.5, 12.96, 4.2, 4.65)):
        box((x0, y0, low), (x1, y1, high), raw, 0)
    for level, side in ((low, 1), (high, -1)):
        points = [(base.front_x + (base.back_x - base.front_x) * k / 26, level + side * (.02 + .16 * (k % 2))) for k in range(27)]
        outline = points + [(base.back_x, level), (base.front_x, level)]
        tone = p.cut
        add('break', [(x, -.012, z) for x, z in outline], [tuple(range(len(outline)))], tone)


def _terrace(face, wide, p, raw):
    """A concrete balcony with planting that hangs over its edge."""
    on(face, (0, -.24, 0), (wide, -.02, 1.35), raw, .01, 'balcony')
    on(face, (0, -.24, 1.20), (wide, .45, 1.35), raw, .02, 'upstand')
    for level in (.68, .92):
        tube([face.matrix @ Vector((.04, level, 1.27)), face.matrix @ Vector((wide - .04, level, 1.27))], .02, p.black, smooth=False)
    import random
    from shading import Shader
    shader = Shader('hanging')
    shader.surface(base_color=shader.ramp(shader.shade(), [(0, (.04, .10, .03)), (1, (.16, .26, .07))]), roughness=.7)
    rng = random.Random(int(face.origin.z * 10))
    places = [face.matrix @ Vector((rng.uniform(.3, wide - .3), .45 + rng.uniform(-.25, .12), 1.33)) for _ in range(9)]
    kerb.leaves(places, .26, 70, shader.cheap((.08, .16, .05)), rng, .06)


def _lobby(p, s):
    """A hall with a desk, a bench and letter boxes."""
    cell = s.cell(0, 0, 2)
    home.decorate(cell, (.30, .35, .31), p, cornice=False)
    box((2.6, 1.7, cell.z), (4.6, 2.3, cell.z + 1.05), p.oak, .01)
    for k in range(16):
        x = 5.3 + (k % 8) * .26
        z = cell.z + 1.2 + (k // 8) * .30
        box((x, cell.deep - .08, z), (x + .24, cell.deep - .02, z + .28), p.brass, .01)
    home.softened((5.4, 1.2, cell.z + .1), (6.9, 1.7, cell.z + .45), m.plain('bench', RUST, .95), .05)
    home.houseplant(2.0, 1.6, cell, p, 1.9)
    for x in (3.0, 4.2):
        home.pendant(x, 1.6, cell, p, 1.2)
