"""A tower, shortened by a break."""
import random

from mathutils import Vector

import materials as m
from house.bathroom import bathroom
from house.furnishing import decorate, furnish
from house.furniture import houseplant, pendant
from house.ground import outside
from house.masonry import cap, softened
from house.palette import BLUSH, CREAM, INK, OCHRE, PLUM, RUST, SAGE, SKY, STONE, TEAL
from house.planting import leaves
from house.plumbing import plumb
from house.shell import Shell
from rooms import on
from shading import Shader
from shapes import add, box, tube


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
        decorate(s.cell(storey, 2), STONE, p, cornice=False, door=None if lobby else .6)
    _lobby(p, base)
    plans = [(base, 1, 0, 'lounge', SAGE, RUST), (base, 1, 1, 'kitchen', CREAM, (.075, .13, .16)), (base, 1, 3, 'bed', OCHRE, TEAL),
        (top, 0, 0, 'dining', BLUSH, RUST), (top, 0, 1, 'kitchen', CREAM, (.30, .17, .19)),
             (top, 0, 3, 'bed', SKY, PLUM), (top, 1, 0, 'lounge', SKY, (.50, .30, .11)), (top, 1, 3, 'library', INK, RUST),
             (base, 0, 3, 'study', STONE, RUST)]
    for s, storey, bay, what, colour, accent in plans:
        furnish(s.cell(storey, bay), what, colour, p, bay < 3, accent, cornice=False)
    z = 14.75
    for x0, x1 in ((0, .30), (13.04, 13.34)):
        box((x0, 0, z), (x1, top.deep, z + 1.1), raw, 0)
        cap(x0, x1, z, z + 1.1, p.cut)
    box((4.9, 1.9, z), (9.4, top.deep, z + 2.2), raw, .01)
    for k in range(11):
        box((5.1 + k * .20, 1.86, z + .5), (5.2 + k * .20, 1.92, z + 1.8), p.lead, 0)
    bath = bathroom(top.cell(1, 1, deep=1.95), p, 'teal', 'bath', half=1.62)
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
    on(face, (0, -.26, 1.24), (wide, .45, 1.37), raw, .02, 'upstand')
    for level in (.68, .92):
        tube([face.matrix @ Vector((.04, level, 1.27)), face.matrix @ Vector((wide - .04, level, 1.27))], .02, p.black, smooth=False)
    shader = Shader('hanging')
    shader.surface(base_color=shader.ramp(shader.shade(), [(0, (.04, .10, .03)), (1, (.16, .26, .07))]), roughness=.7)
    rng = random.Random(int(face.origin.z * 10))
    places = [face.matrix @ Vector((rng.uniform(.3, wide - .3), .45 + rng.uniform(-.25, .12), 1.33)) for _ in range(9)]
    leaves(places, .26, 70, shader.cheap((.08, .16, .05)), rng, .06)


def _lobby(p, s):
    """A hall with a desk, a bench and letter boxes."""
    cell = s.cell(0, 0, 2)
    decorate(cell, (.30, .35, .31), p, cornice=False)
    box((2.6, 1.7, cell.z), (4.6, 2.3, cell.z + 1.05), p.oak, .01)
    for k in range(16):
        x = 5.3 + (k % 8) * .26
        z = cell.z + 1.2 + (k // 8) * .30
        box((x, cell.deep - .08, z), (x + .24, cell.deep - .02, z + .28), p.brass, .01)
    softened((5.4, 1.2, cell.z + .1), (6.9, 1.7, cell.z + .45), m.plain('bench', RUST, .95), .05)
    houseplant(2.0, 1.6, cell, p, 1.9)
    for x in (3.0, 4.2):
        pendant(x, 1.6, cell, p, 1.2)
