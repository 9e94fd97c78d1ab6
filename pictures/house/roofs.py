"""Roofs, gables and chimneys."""
import math

from mathutils import Matrix, Vector

import materials as m
from house.masonry import back_face, cap, front_face
from house.palette import CREAM
from house.shell import panes
from rooms import on, sash_window
from shapes import add, box, lathe, tube
from tiles import Surface


def sloped(low, high, y0, y1, thick, skin, p, under=None):
    """A roof slope between two points (x, z) of its upper side, from ``y0`` to ``y1``."""
    (xa, za), (xb, zb) = low, high
    along = Vector((xb - xa, 0, zb - za))
    length = along.length
    along.normalize()
    out = Vector((-along.z, 0, along.x))
    if out.z < 0:
        out = -out
    turn = Matrix((Vector((0, 1, 0)), along, Vector((0, 1, 0)).cross(along))).transposed().to_4x4()
    sign = 1 if Vector((0, 1, 0)).cross(along).z > 0 else -1

    def plate(a, b, w0, w1, material, u0=y0, u1=y1):
        verts = [(u, v, w * sign) for w in (w0, w1) for u, v in ((u0, a), (u1, a), (u1, b), (u0, b))]
        faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        body = add('roof', verts, faces if sign > 0 else [f[::-1] for f in faces], material)
        body.matrix_basis = Matrix.Translation((xa, 0, za)) @ turn
        return body
    plate(-.06, length, -.035, 0, skin)
    plate(0, length, -thick + .02, -.035, p.void, y0 + .02)
    plate(0, length, -thick, -thick + .02, under or p.ceiling)
    for w0, w1 in ((-.050, .004), (-thick - .004, -thick + .022)):
        plate(-.06, length, w0, w1, p.cut, y0 - .012, y0 + .002)
    count = max(2, round((y1 - y0) / .45))
    for k in range(count):
        y = y0 if k == 0 else y0 + (y1 - y0) * k / count
        plate(0, length, -thick + .022, -.050, p.joist, y - .004, y + .055)
    return length


def chimney(x, y, z0, z1, skin, p, pots=3, size=(.95, .46)):
    """A stack on the party wall with its pots."""
    a, b = size[0] / 2, size[1] / 2
    box((x - a, y - b, z0), (x + a, y + b, z1), skin, .004)
    for k, out in enumerate((.04, .07)):
        box((x - a - out, y - b - out, z1 - .20 + k * .10), (x + a + out, y + b + out, z1 - .10 + k * .10), skin, .006)
    for k in range(pots):
        px = x + (k - (pots - 1) / 2) * size[0] / pots
        lathe([(.125, 0), (.130, .03), (.105, .08), (.100, .40), (.125, .43), (.125, .48), (.085, .48), (.085, .30)], p.clay, (px, y, z1), steps=28)


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
    add('attic wall', [(x0 + .3, s.inner, z - .1), (x1 - .3, s.inner, z - .1), (middle, s.inner, ridge - .02)], [(0, 1, 2)],
        m.plain('attic wall', wall, .8))
    return pitch


def flat_roof(p, s, skin, parapet=.9, fall=.25, coping=None, back=None):
    """A low roof behind parapets."""
    z = s.levels[-1]
    sloped((.30, z + .28 + fall), (s.back_x - .30, z + .28), 0, s.deep, .26, p.lead, p)
    for x0, x1, tone in ((s.front_x, s.front_x + .30, skin), (s.back_x - .30, s.back_x, back or skin)):
        box((x0, 0, z), (x1, s.deep, z + parapet), tone, 0, 'parapet')
        cap(x0, x1, z, z + parapet, p.cut)
        box((x0 - .05, -.012, z + parapet), (x1 + .05, s.deep, z + parapet + .08), coping or p.white, .012)


def gable(face, outline, skin, coping, thick=.36):
    """A gable above the front: an outline of (u, v) with a coping along its top."""
    count = len(outline)
    verts = [face.matrix @ Vector((u, v, w)) for w in (-thick, 0) for u, v in outline]
    add('gable', verts, [tuple(range(count, 2 * count)), tuple(reversed(range(count)))] + [(k, (k + 1) % count, count + (k + 1) % count,
        count + k) for k in range(count)], skin)
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


def dormer(face, middle, base, p, wide=1.15, high=1.35, out=.0, back=1.3, lead=None):
    """A dormer window that stands in a roof slope; ``face`` is the plane of its front."""
    skin = lead or p.lead
    a, b = middle - wide / 2, middle + wide / 2
    on(face, (a - .16, base - .1, -back), (a, base + high + .16, out), skin, .006, 'cheek')
    on(face, (b, base - .1, -back), (b + .16, base + high + .16, out), skin, .006, 'cheek')
    on(face, (a - .24, base + high + .08, -back), (b + .24, base + high + .22, out + .10), skin, .02, 'dormer roof')
    on(face, (a, base - .1, -.12), (b, base, out), p.white, .006)
    on(face, (a, base + high, -.12), (b, base + high + .1, out), p.white, .006)
    panes(face, (a, base, b, base + high))
    sash_window(face, (a, base, b, base + high), p.white, (2, 1), .03)


def party_wall(s, low, top, skin, x0=None, x1=None):
    """The far party wall, seen above the roof."""
    box((s.front_x if x0 is None else x0, s.deep, low), (s.back_x if x1 is None else x1, s.deep + .33, top), skin, 0, 'party wall')
