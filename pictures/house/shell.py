"""The shell of a house: levels, bays, walls, floors, windows."""
from mathutils import Vector

import materials as m
from house.furnishing import decorate
from house.masonry import Cell, back_face, concrete_floor, front_face, outer_wall, partition, stair, timber_floor
from house.palette import CREAM, pane
from rooms import on, sash_window, steel_window
from shapes import add
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


def flights(s, p, storeys, bay=1, runner=(.30, .06, .05), colour=CREAM, doors=True, first=0):
    """Stairs on several storeys and the landings before them."""
    cloth = m.plain('runner', runner, .95)
    for k in range(first, len(s.levels) - 1):
        cell = s.cell(k, bay)
        decorate(cell, colour, p, cornice=False, door=.6 if doors and k else None, right=bay < len(s.bays) - 2)
        if k in storeys:
            stair(cell.x0, cell.x1, s.levels[k], s.levels[k + 1], s.inner, p, cloth)


def curtains(face, opening, colour, drop=.1):
    """Curtains at both sides of a window, inside; ``face`` is the inner face of the wall."""
    u0, v0, u1, v1 = opening
    tone = m.plain('curtain', colour, .95)
    for a, b in ((u0 - .16, u0 + .06), (u1 - .06, u1 + .16)):
        for k in range(4):
            x = a + (b - a) * (k + .5) / 4
            on(face, (x - .03, drop, .03), (x + .03, v1 + .12, .085), tone, .025)


def panes(face, opening, glass=None, back=.11):
    """Glass in a window's opening."""
    u0, v0, u1, v1 = opening
    corners = [face.matrix @ Vector((u, v, -back)) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]
    add('pane', corners, [(0, 1, 2, 3)], glass or pane())
