"""What a front wears: architraves, bands, bays, porches, balconies."""
import math

from mathutils import Vector

import materials as m
from house.shell import panes
from rooms import on, panelled_door, sash_window
from shapes import add, lathe, tube
from tiles import Surface


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


def architrave(face, hole, tone, wide=.14, head=False, out=.05):
    """A moulded surround; with a head on brackets for the better storeys."""
    u0, v0, u1, v1 = hole
    for a, b, c, d in ((u0 - wide, v0 - .04, u0, v1 + wide), (u1, v0 - .04, u1 + wide, v1 + wide), (u0, v1, u1, v1 + wide)):
        on(face, (a, b, 0), (c, d, out), tone, .012, 'architrave')
    on(face, (u0 - wide - .04, v0 - .14, 0), (u1 + wide + .04, v0 - .04, .12), tone, .015, 'sill')
    if head:
        on(face, (u0 - wide - .10, v1 + wide + .10, 0), (u1 + wide + .10, v1 + wide + .22, .22), tone, .02, 'head')
        for u in (u0 - wide, u1):
            on(face, (u, v1 + wide - .10, 0), (u + wide, v1 + wide + .12, .14), tone, .02, 'bracket')


def lintel(face, hole, tone, high=.24, out=.006, key=False):
    """A flat arch of rubbed brick or a stone lintel, and a stone sill."""
    u0, v0, u1, v1 = hole
    on(face, (u0 - .12, v1, 0), (u1 + .12, v1 + high, out), tone, .004, 'lintel')
    on(face, (u0 - .08, v0 - .10, 0), (u1 + .08, v0 - .01, .07), tone, .008, 'sill')
    if key:
        on(face, ((u0 + u1) / 2 - .09, v1 - .02, 0), ((u0 + u1) / 2 + .09, v1 + high + .06, .06), tone, .01, 'keystone')


def band(face, width, low, high, out, tone):
    """A string course or a fascia."""
    on(face, (0, low, 0), (width, high, out), tone, .015, 'band')


def entablature(face, width, v, tone, size=.42):
    """A cornice in steps with dentils."""
    for k, (low, high, out) in enumerate(((0, .30, .06), (.30, .52, .14), (.52, .80, .30), (.80, 1.0, .38))):
        on(face, (0, v + size * low, 0), (width, v + size * high, size * out * 1.6), tone, .012, 'cornice')
    count = round(width / .26)
    for k in range(count):
        u = width * (k + .5) / count
        on(face, (u - .055, v + size * .32, 0), (u + .055, v + size * .52, size * .40), tone, .006, 'dentil')


def rusticate(face, width, low, high, tone, holes=(), course=.42):
    """Banded stucco: courses with a channel between, left out at the openings."""
    count = round((high - low) / course)
    for k in range(count):
        a, b = low + (high - low) * k / count + .018, low + (high - low) * (k + 1) / count - .018
        spans, left = [], 0.0
        for u0, v0, u1, v1 in sorted(holes):
            if v0 - .14 < b and v1 + .16 > a:
                spans.append((left, u0 - .16))
                left = u1 + .16
        for c, d in spans + [(left, width)]:
            if d - c > .05:
                on(face, (c, a, 0), (d, b, .045), tone, .014, 'course')


def porch(face, middle, base, tone, p, wide=1.7, high=3.0, out=1.25, deep_step=None):
    """A portico: two columns, an entablature and a balustraded top."""
    for side in (-1, 1):
        foot = face.matrix @ Vector((middle + side * (wide / 2 - .16), base, out - .18))
        lathe([(.19, 0), (.19, .10), (.15, .14), (.145, .30), (.125, high - .26), (.16, high - .22), (.13, high - .18), (.20, high - .08),
            (.20, high)], tone, foot, steps=32)
    on(face, (middle - wide / 2, base + high, 0), (middle + wide / 2, base + high + .34, out), tone, .02, 'entablature')
    on(face, (middle - wide / 2 - .08, base + high + .34, 0), (middle + wide / 2 + .08, base + high + .46, out + .08), tone, .02, 'cornice')
    on(face, (middle - wide / 2, base + high + .46, out - .14), (middle + wide / 2, base + high + .54, out - .02), tone, .01)
    on(face, (middle - wide / 2, base + high + .98, out - .16), (middle + wide / 2, base + high + 1.08, out), tone, .012)
    count = 9
    for k in range(count):
        foot = face.matrix @ Vector((middle - wide / 2 + wide * (k + .5) / count, base + high + .54, out - .08))
        lathe([(.04, 0), (.03, .05), (.06, .16), (.03, .34), (.045, .44)], tone, foot, steps=16)


def front_door(face, hole, colour, p, light=True):
    """A panelled door with a fanlight."""
    u0, v0, u1, v1 = hole
    top = v0 + 2.12 if light else v1
    recessed = Surface(face.matrix @ Vector((0, 0, -.12)), face.u, face.v)
    panelled_door(recessed, (u0 + .06, v0, u1 - .06, top), m.plain('door', colour, .25), p.brass, p.white)
    if light and v1 - top > .1:
        panes(face, (u0, top + .06, u1, v1), back=.13)
        on(face, (u0, top, -.16), (u1, top + .07, -.09), p.white, .006)
        for k in range(1, 4):
            u = u0 + (u1 - u0) * k / 4
            on(face, (u - .012, top + .06, -.14), (u + .012, v1, -.11), p.white, .003)


def balcony(face, width, v, p, out=.75, tone=None, start=0.0):
    """A stone slab with an iron front."""
    on(face, (start, v - .14, 0), (width, v, out), tone or p.white, .02, 'slab')
    count = round((width - start) / .14)
    for k in range(count + 1):
        u = start + (width - start) * k / count
        a, b = face.matrix @ Vector((u, v, out - .06)), face.matrix @ Vector((u, v + .92, out - .06))
        tube([a, b], .011, p.black, smooth=False)
        if k < count and k % 2 == 0:
            ring = face.matrix @ Vector((u + (width - start) / count / 2, v + .52, out - .06))
            lathe([(.05, -.008), (.062, -.008), (.062, .008), (.05, .008), (.05, -.008)], p.black, ring, 'x', 20, closed=False)
    for level in (.06, .92):
        a, b = face.matrix @ Vector((start, v + level, out - .06)), face.matrix @ Vector((width, v + level, out - .06))
        tube([a, b], .018, p.black, smooth=False)
    a, b = face.matrix @ Vector((width, v + .92, 0)), face.matrix @ Vector((width, v + .92, out - .06))
    tube([a, b], .018, p.black, smooth=False)


def square_bay(p, face, middle, high, bricks, white, wide=2.3, out=.75):
    """A square bay with three lights."""
    a, b = middle - wide / 2, middle + wide / 2
    for u0, v0, u1, v1 in ((a, 0, b, .62), (a, high - .62, b, high), (a, .62, a + .16, high - .62), (b - .16, .62, b, high - .62)):
        on(face, (u0, v0, 0), (u1, v1, out), bricks if v0 in (0,) else white, .008, 'bay')
    on(face, (a - .06, .56, 0), (b + .06, .66, out + .08), white, .012)
    on(face, (a - .05, high - .36, 0), (b + .05, high - .20, out + .08), white, .012)
    out_face = Surface(face.matrix @ Vector((0, 0, out)), face.u, face.v)
    for k in range(3):
        u0, u1 = a + .16 + k * (wide - .32) / 3, a + .16 + (k + 1) * (wide - .32) / 3
        panes(out_face, (u0, .66, u1, high - .62), back=.10)
        sash_window(out_face, (u0 + .02, .66, u1 - .02, high - .62), p.white, (1, 1), .06)


def guard(face, middle, base, p, wide=1.4, high=.62):
    """A small iron guard before a window."""
    for k in range(11):
        u = middle - wide / 2 + wide * k / 10
        tube([face.matrix @ Vector((u, base, .38)), face.matrix @ Vector((u, base + high, .38))], .010, p.black, smooth=False)
    for level in (.04, high):
        tube([face.matrix @ Vector((middle - wide / 2, base + level, 0)), face.matrix @ Vector((middle - wide / 2, base + level, .38)),
              face.matrix @ Vector((middle + wide / 2, base + level, .38)), face.matrix @ Vector((middle + wide / 2, base + level, 0))], .014,
              p.black, smooth=False)


def round_slab(face, middle, v, wide, out, thick, material, p):
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
