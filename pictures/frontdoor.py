"""A painted front door with leaded panes and a fanlight."""
import random

from mathutils import Vector

import materials as m
from rooms import on
from shapes import add, box, lathe, tube


def leaded_front_door(face, opening):
    """A painted door with leaded upper panes and a fanlight."""
    paint = m.plain('door paint', (.030, .050, .040), .3)
    trim = m.plain('trim', (.80, .78, .73), .3)
    u0, v0, u1, v1 = opening
    top = 2.06
    for a, b, c, d in ((u0, v0, u0 + .11, top), (u1 - .11, v0, u1, top), (u0 + .11, v0, u1 - .11, .24),
                       (u0 + .11, .86, u1 - .11, 1.00), (u0 + .11, top - .12, u1 - .11, top)):
        on(face, (a, b, -.06), (c, d, -.015), paint, .004)
    on(face, (u0 + .11, .24, -.05), (u1 - .11, .86, -.030), paint, 0)
    on(face, (u0 + .16, .30, -.035), (u1 - .16, .80, -.020), paint, .010)
    on(face, (u0, top, -.07), (u1, top + .07, .004), trim, .004)
    lead = m.plain('lead', (.08, .08, .085), .5, .6)
    left, right, low, high = u0 + .11, u1 - .11, 1.00, top - .12
    _leaded_panes(face, (left, low, right, high), lead)
    clear = m.cathedral_glass('fanlight', (.90, .93, .90))
    a, b = u0 + .04, u1 - .04
    on(face, (a, top + .07, -.040), (b, v1 - .04, -.037), clear, 0)
    for side in ((u0, top + .07, a, v1), (b, top + .07, u1, v1), (a, v1 - .04, b, v1)):
        on(face, (side[0], side[1], -.07), (side[2], side[3], .004), trim, .003)
    for c in (1, 2):
        u = a + (b - a) * c / 3
        on(face, (u - .006, top + .07, -.046), (u + .006, v1 - .04, -.030), lead, .001)
    for p, q, r, s in ((u0 - .10, 0, u0, v1 + .02), (u1, 0, u1 + .10, v1 + .02)):
        on(face, (p, q, .004), (r, s, .028), trim, .006)
    brass = m.brass()
    x, z = face.origin.x + u1 - .055, 1.04
    lathe([(.024, 0), (.024, .006), (.010, .010), (.010, .03), (.027, .04), (.029, .055), (.018, .066), (.001, .068)],
          brass, (x, .015, z), 'y', 40)
    middle = (face.origin.x + (u0 + u1) / 2)
    box((middle - .13, .006, .90), (middle + .13, .015, .955), brass, .002)


def _leaded_panes(face, area, lead):
    """A border of coloured quarries about pale glass, with a lozenge and its four petals in the middle."""
    left, low, right, high = area
    pale, amber, ruby, green, sea = (m.cathedral_glass(f'glass {k}', c) for k, c in enumerate(
        ((.86, .90, .84), (.86, .50, .10), (.60, .055, .040), (.16, .42, .20), (.42, .66, .66))))
    edge = .095
    us = (left, left + edge, (left + right) / 2, right - edge, right)
    middle = (low + high) / 2
    vs = (low, low + edge, low + (middle - low) * .62, high - (middle - low) * .62, high - edge, high)
    rng = random.Random(3)

    def piece(points, skin):
        tilt = [rng.uniform(-.0012, .0012) for _ in points]
        add('quarry', [face.matrix @ Vector((u, v, -.038 + t)) for (u, v), t in zip(points, tilt)], [tuple(range(len(points)))], skin)

    def came(*points):
        tube([face.matrix @ Vector((u, v, -.038)) for u, v in points], .0045, lead, smooth=False)
    for i in range(4):
        for j in range(5):
            corner, rim = i in (0, 3) and j in (0, 4), i in (0, 3) or j in (0, 4)
            if not rim and j == 2:
                continue
            skin = ruby if corner else (amber if (i + j) % 2 else green) if rim else pale
            piece(((us[i], vs[j]), (us[i + 1], vs[j]), (us[i + 1], vs[j + 1]), (us[i], vs[j + 1])), skin)
    x0, x1, cx = us[1], us[3], us[2]
    y0, y1, cy = vs[2], vs[3], middle
    for sx in (x0, x1):
        for sy in (y0, y1):
            piece(((sx, sy), (cx, sy), (sx, cy)), pale)
    rx, ry = (x1 - x0) * .22, (y1 - y0) * .22
    star = ((cx - rx, cy), (cx, cy - ry), (cx + rx, cy), (cx, cy + ry))
    outer = ((x0, cy), (cx, y0), (x1, cy), (cx, y1))
    piece(star, ruby)
    for k in range(4):
        piece((outer[k], outer[(k + 1) % 4], star[(k + 1) % 4], star[k]), sea if k % 2 else amber)
        came(outer[k], outer[(k + 1) % 4])
        came(star[k], star[(k + 1) % 4])
        came(star[k], outer[k])
    for u in us:
        came((u, low), (u, high if u != cx else y0))
    came((cx, y1), (cx, high))
    for v in vs:
        came((left, v), (right, v))
