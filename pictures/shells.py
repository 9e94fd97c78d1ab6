"""The shell of a house in section: levels, bays, walls, floors, windows and what its fronts wear."""
import math

from mathutils import Vector

import materials as m
from household import Cell, curtains, panes
from rooms import on, panelled_door, sash_window, steel_window
from sections import (back_face, cap, clip_on, coursed, concrete_floor, front_face, outer_wall, partition, run, sloped, timber_floor)
from shapes import box, lathe, tube
from tiles import Surface

THICK = .34


class Shell:
    """Floors at ``levels`` (the last is the underside of the roof), partitions between ``bays``, walls of ``skin``.

    The fronts are ``deep``; the rooms end at a wall nearer to the cut (``inner``), so that one looks into them.
    """

    def __init__(self, p, levels, bays, deep=4.7, skin=None, floor='timber', floor_depth=.235, inner=3.1):
        self.p, self.levels, self.bays, self.deep, self.skin, self.inner = p, levels, bays, deep, skin, inner
        self.floor, self.floor_depth = floor, floor_depth
        self.front_x, self.back_x = bays[0] - THICK, bays[-1] + THICK

    def cell(self, storey, first, last=None, deep=None):
        """The clear room between two partitions."""
        last = first + 1 if last is None else last
        x0 = self.bays[first] + (.06 if first else 0)
        x1 = self.bays[last] - (.06 if last < len(self.bays) - 1 else 0)
        return Cell(x0, x1, self.levels[storey], self.levels[storey + 1] - self.floor_depth, deep or self.inner)

    def lay_floors(self, finishes=None, top=True):
        """Every floor, and the ceiling below the roof."""
        last = len(self.levels) if top else len(self.levels) - 1
        for k, level in enumerate(self.levels[:last]):
            finish = (finishes or {}).get(k)
            if self.floor == 'timber' and not (k == 0):
                timber_floor(self.bays[0], self.bays[-1], level, self.deep, self.p, self.floor_depth, finish=finish)
            else:
                concrete_floor(self.bays[0], self.bays[-1], level, self.deep, self.p, .24, finish)

    def divide(self, storey, bay, colour, start=0.0):
        """A partition on one storey."""
        low, high = self.levels[storey], self.levels[storey + 1] - self.floor_depth
        partition(self.bays[bay], low, high, self.deep, m.plain('partition paint', colour, .8), self.p, start=start)

    def street_wall(self, storey, openings, skin=None, lining=(.70, .67, .60), bars=(2, 1), door=None, kind='sash', high=None, frame=None):
        """The front of one storey; openings are (middle, foot, width, height) from the party wall and the floor."""
        z, top = self.levels[storey], high or self.levels[storey + 1]
        face = front_face(self.front_x, self.deep, z)
        holes = [(u - w / 2, v, u + w / 2, v + h) for u, v, w, h in openings]
        outer_wall(face, self.deep, top - z, skin or self.skin, m.plain('lining', lining, .8), holes + ([door] if door else []), THICK, self.p.cut)
        for hole in holes:
            self.glaze(face, hole, kind, bars, frame)
        return face

    def garden_wall(self, storey, openings, skin=None, lining=(.70, .67, .60), bars=(2, 1), kind='sash', high=None, drapes=None, x=None, low=None):
        """The back of one storey; openings are counted from the cut."""
        z = self.levels[storey] if low is None else low
        top = high or self.levels[storey + 1]
        face = back_face(self.back_x if x is None else x, z)
        holes = [(u - w / 2, v, u + w / 2, v + h) for u, v, w, h in openings]
        outer_wall(face, self.deep, top - z, skin or self.skin, m.plain('lining', lining, .8), holes, THICK, self.p.cut)
        for hole in holes:
            self.glaze(face, hole, kind, bars)
            inside = Surface(face.matrix @ Vector((self.deep, 0, -THICK)), -face.u, face.v)
            if drapes:
                curtains(inside, (self.deep - hole[2], hole[1], self.deep - hole[0], hole[3]), drapes)
        return face

    def glaze(self, face, hole, kind='sash', bars=(2, 1), frame=None):
        """A window in a hole."""
        panes(face, hole)
        if kind == 'sash':
            sash_window(face, hole, frame or self.p.white, bars, .09)
        else:
            steel_window(face, hole, frame or self.p.black, *bars)


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
        lathe([(.19, 0), (.19, .10), (.15, .14), (.145, .30), (.125, high - .26), (.16, high - .22), (.13, high - .18), (.20, high - .08), (.20, high)], tone, foot, steps=32)
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


def soak(points, wall_x, p):
    """A soil stack with brackets at its joints: points (x, z) from the top down to the sewer."""
    run(points, 'waste', bend=.22)
    for (xa, za), (xb, zb) in zip(points, points[1:]):
        if abs(xa - xb) < .01 and abs(za - zb) > 1.5:
            for k in range(int(abs(za - zb) / 1.5)):
                clip_on(xa, max(za, zb) - .6 - k * 1.5, p)


def plumb(bath, stack_x, riser_x, main, sewer, low, p, heat=None, vent=None):
    """All pipes of a bathroom: the stack and its branch, the cold riser from the main, the hot one from the boiler.

    ``main`` and ``sewer`` are (x, z) in the street; ``low`` is the depth at which pipes run out; ``heat`` (x, z) is the boiler's foot,
    with the height at which its pipe crosses to the riser if it hangs elsewhere.
    """
    drop = bath.z - .12
    far = bath.x0 + .55
    fall = .06 if abs(stack_x - far) < 3 else .10
    soak([(stack_x, vent or bath.top + .6), (stack_x, low), (sewer[0], sewer[1])], stack_x, p)
    run([(far, drop + .03), (stack_x + (.06 if far < stack_x else -.06), drop - fall + .02)], 'waste', .042)
    side = -1 if riser_x < (bath.x0 + bath.x1) / 2 else 1
    end = bath.x1 - .35 if side < 0 else bath.x0 + .45
    run([(main[0], main[1]), (main[0], low + .22), (riser_x - .045, low + .22), (riser_x - .045, drop + .09), (end, drop + .09)], 'cold')
    if heat:
        bend = [(heat[0], heat[1]), (heat[0], heat[2]), (riser_x + .045, heat[2])] if len(heat) > 2 else [(riser_x + .045, heat[1])]
        run(bend + [(riser_x + .045, drop + .02), (end - .10, drop + .02)], 'hot')
