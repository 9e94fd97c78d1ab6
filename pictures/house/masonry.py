"""Walls, floors, partitions and stairs, cut at y = 0; what is cut is capped in one dark tone, as on a drawing."""
from collections import namedtuple

from mathutils import Vector

from rooms import wall
from shapes import bevel, box, tube
from tiles import Surface


def cap(x0, x1, z0, z1, tone, proud=.012):
    """The cut face of something."""
    return box((x0, -proud, z0), (x1, .002, z1), tone, 0, 'cut')


def front_face(x, deep, z=0.0):
    """A wall face towards the street: u from the party wall to the cut, v upwards."""
    return Surface((x, deep, z), (0, -1, 0), (0, 0, 1))


def back_face(x, z=0.0):
    """A wall face towards the garden: u from the cut to the party wall, v upwards."""
    return Surface((x, 0, z), (0, 1, 0), (0, 0, 1))


def outer_wall(face, width, height, skin, lining, openings=(), thick=.34, tone=None):
    """Brick outside, plaster inside, pierced by windows; its cut end capped."""
    wall(face, width, height, skin, openings, thick - .06)
    inside = Surface(face.matrix @ Vector((0, 0, -thick + .06)), face.u, face.v)
    wall(inside, width, height, lining, openings, .06)
    if tone:
        x, z = face.origin.x, face.origin.z
        ends = sorted((x, x - face.face.x * thick))
        cap(ends[0], ends[1], z, z + height, tone)


def timber_floor(x0, x1, z, deep, p, low_ceiling=.235, start=0.0, finish=None):
    """Boards on joists over a plaster ceiling; ``z`` is the top of the boards."""
    box((x0, start + .03, z - low_ceiling + .02), (x1, deep, z - .022), p.void, 0)
    box((x0, start, z - .024), (x1, deep, z), finish or p.boards, 0, 'boards')
    box((x0, start, z - low_ceiling), (x1, deep, z - low_ceiling + .02), p.ceiling, 0, 'ceiling')
    count = max(2, round((x1 - x0) / .40))
    for k in range(count):
        x = x0 + (x1 - x0) * (k + .5) / count
        box((x - .032, start - .004, z - low_ceiling + .02), (x + .032, start + .05, z - .024), p.joist, 0, 'joist')
    for low, high in ((z - .028, z + .002), (z - low_ceiling, z - low_ceiling + .020)):
        box((x0, start - .010, low), (x1, start, high), p.cut, 0, 'cut')


Cell = namedtuple('Cell', 'x0 x1 z top deep')


def faces(cell):
    """The back wall (towards the cut), the right wall (towards -x), the left wall (towards +x) and the floor."""
    return (Surface((cell.x0, cell.deep, cell.z), (1, 0, 0), (0, 0, 1)), Surface((cell.x1, cell.deep, cell.z), (0, -1, 0), (0, 0, 1)),
            Surface((cell.x0, 0, cell.z), (0, 1, 0), (0, 0, 1)), Surface((cell.x0, 0, cell.z), (1, 0, 0), (0, 1, 0)))


def concrete_floor(x0, x1, z, deep, p, thick=.24, finish=None):
    """A slab with a floor on it."""
    box((x0, 0, z - thick), (x1, deep, z - .02), p.concrete, 0, 'slab')
    box((x0, 0, z - .02), (x1, deep, z), finish or p.boards, 0, 'floor')
    cap(x0, x1, z - thick, z, p.cut)


def partition(x, z0, z1, deep, paint, p, thick=.12, start=0.0):
    """A wall across the house, capped where it is cut."""
    box((x - thick / 2, start, z0), (x + thick / 2, deep, z1), paint, 0, 'partition')
    if not start:
        cap(x - thick / 2, x + thick / 2, z0, z1, p.cut)


def stair(x0, x1, z0, z1, deep, p, runner, flights=2):
    """A dog-leg stair against the party wall: up along +x, a half-landing, and back."""
    wide = .86
    count = round((z1 - z0) / flights / .185)
    rise = (z1 - z0) / flights / count
    landing = .80
    going = (x1 - x0 - landing) / count
    for flight in range(flights):
        back = flight % 2
        y1 = deep - .30 - (0 if back else wide + .06)
        y0 = y1 - wide
        base = z0 + flight * count * rise
        for k in range(count):
            xa = x0 + k * going if not back else x1 - landing - (k + 1) * going
            box((xa, y0, base + k * rise - (.0 if k == 0 else .10)), (xa + going, y1, base + (k + 1) * rise - .02), p.white, 0, 'riser')
            box((xa - .015, y0 - .01, base + (k + 1) * rise - .03), (xa + going + .015, y1, base + (k + 1) * rise), p.oak, .004, 'tread')
            box((xa - .018, y0 + .14, base + (k + 1) * rise - .028), (xa + going + .018, y1 - .14, base + (k + 1) * rise + .006), runner, 0, 'runner')
            tube([(xa + going / 2, y0 + .03, base + (k + 1) * rise), (xa + going / 2, y0 + .03, base + (k + 1) * rise + .86)], .012, p.white,
                smooth=False)
        foot = (x0, y0 + .03, base + rise + .80) if not back else (x1 - landing, y0 + .03, base + rise + .80)
        head = (x0 + count * going, y0 + .03, base + count * rise + .86) if not back else (x1 - landing - (count - 1.5) * going, y0 + .03,
            base + (count - 1) * rise + .70)
        tube([foot, head], .030, p.dark_oak, smooth=False)
        if not back:
            level = base + count * rise
            box((x1 - landing, deep - 2 * wide - .36, level - .16), (x1, deep - .30, level), p.white, .004)
            box((x1 - landing, deep - 2 * wide - .36, level - .02), (x1, deep - .30, level + .004), p.oak, .004)


def softened(low, high, material, radius=.03):
    """A box with generous edges, for upholstery."""
    return bevel(box(low, high, material, 0), radius, 4)
