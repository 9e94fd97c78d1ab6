"""Walls with openings, floors, ceilings, windows, doors and skirting."""
from contextlib import contextmanager
from math import radians

import bpy
from mathutils import Matrix, Vector

from shapes import box, hide_from_camera, lathe
from tiles import Surface


@contextmanager
def placed(at=(0, 0, 0), turn=0.0):
    """Everything made inside is turned (degrees, seen from above) and moved to ``at``."""
    before = set(bpy.data.objects)
    yield
    move = Matrix.Translation(at) @ Matrix.Rotation(radians(turn), 4, 'Z')
    for body in bpy.data.objects:
        if body not in before and body.parent is None:
            body.matrix_basis = move @ body.matrix_basis


@contextmanager
def unseen():
    """Everything made inside shows in mirrors and casts shadows, but not to the camera."""
    before = set(bpy.data.objects)
    yield
    hide_from_camera(*(body for body in bpy.data.objects if body not in before))


def on(surface, low, high, material, round_by=.002, name='part'):
    """A box given in a surface's own directions: (along, up, out)."""
    ends = [surface.matrix @ Vector(p) for p in (low, high)]
    return box([min(a, b) for a, b in zip(*ends)], [max(a, b) for a, b in zip(*ends)],
               material, round_by, name)


def wall(surface, width, height, material, openings=(), thickness=.12):
    """A wall behind a surface, pierced by openings (u0, v0, u1, v1)."""
    parts = []
    left = 0.0
    for u0, v0, u1, v1 in sorted(openings):
        parts += [(left, 0, u0, height), (u0, 0, u1, v0), (u0, v1, u1, height)]
        left = u1
    parts.append((left, 0, width, height))
    return [on(surface, (a, b, -thickness), (c, d, 0), material, 0, 'wall')
            for a, b, c, d in parts if c - a > 1e-4 and d - b > 1e-4]


class Room:
    """A box with its back wall at y = 0; the camera looks along +y.

    ``front`` is the y of the wall behind the camera, which the camera may
    look through so that a longer lens can stand back; ``behind`` is its
    paint (a darker one keeps glossy glazes deep).
    """

    def __init__(self, left, right, front, height, walls, ceiling, openings=None, floor=None,
                 behind=None):
        self.left, self.right, self.front, self.height = left, right, front, height
        openings = openings or {}
        wide, deep = right - left, -front
        self.back_face = Surface((left, 0, 0), (1, 0, 0), (0, 0, 1))
        self.left_face = Surface((left, front, 0), (0, 1, 0), (0, 0, 1))
        self.right_face = Surface((right, 0, 0), (0, -1, 0), (0, 0, 1))
        self.front_face = Surface((right, front, 0), (-1, 0, 0), (0, 0, 1))
        self.floor_face = Surface((left, front, 0), (1, 0, 0), (0, 1, 0))
        self.floor_area = (0, 0, wide, deep)
        wall(self.back_face, wide, height, walls, openings.get('back', ()))
        wall(self.left_face, deep, height, walls, openings.get('left', ()))
        wall(self.right_face, deep, height, walls, openings.get('right', ()))
        hide_from_camera(*wall(self.front_face, wide, height, behind or walls, openings.get('front', ())))
        box((left, front, height), (right, 0, height + .1), ceiling, 0, 'ceiling')
        box((left - .2, front - .2, -.12), (right + .2, .2, 0), floor or walls, 0, 'subfloor')


def sash_window(surface, opening, material, bars=(2, 1), reveal=.10, sill=True, sill_material=None,
                frosted=None):
    """A timber sash window set back in its opening, with glazing bars."""
    u0, v0, u1, v1 = opening
    back = -reveal

    def bar(a, b, c, d, depth=.035, near=back):
        on(surface, (a, b, near - depth), (c, d, near), material, .003, 'sash')
    frame = .045
    for a, b, c, d in ((u0, v0, u0 + frame, v1), (u1 - frame, v0, u1, v1),
                       (u0 + frame, v1 - frame, u1 - frame, v1), (u0 + frame, v0, u1 - frame, v0 + frame)):
        bar(a, b, c, d, .07, back + .01)
    middle = (v0 + v1) / 2
    for low, high, near in ((v0 + frame, middle + .02, back), (middle - .02, v1 - frame, back - .036)):
        rail = .042
        left, right = u0 + frame, u1 - frame
        for a, b, c, d in ((left, low, left + rail, high), (right - rail, low, right, high),
                           (left + rail, low, right - rail, low + rail + .01),
                           (left + rail, high - rail, right - rail, high)):
            bar(a, b, c, d, near=near)
        for k in range(1, bars[0]):
            u = left + (right - left) * k / bars[0]
            bar(u - .010, low, u + .010, high, .026, near - .004)
        for k in range(1, bars[1]):
            v = low + (high - low) * k / bars[1]
            bar(left, v - .010, right, v + .010, .026, near - .004)
        if frosted and low < middle - .1:
            on(surface, (left, low, near - .022), (right, high, near - .018), frosted, 0, 'pane')
    if sill:
        on(surface, (u0 + .001, v0 - .03, -reveal), (u1 - .001, v0 + .006, 0), sill_material or material, 0, 'sill')
        on(surface, (u0 - .05, v0 - .03, .0005), (u1 + .05, v0 + .006, .045), sill_material or material, .006, 'sill')


def steel_window(surface, opening, material, columns=2, rows=4, reveal=.08):
    """A slim black-framed window."""
    u0, v0, u1, v1 = opening
    for k in range(columns + 1):
        u = u0 + (u1 - u0) * k / columns
        half = .020 if k in (0, columns) else .012
        on(surface, (u - half, v0, -reveal - .03), (u + half, v1, -reveal), material, .002, 'mullion')
    for k in range(rows + 1):
        v = v0 + (v1 - v0) * k / rows
        half = .020 if k in (0, rows) else .010
        on(surface, (u0, v - half, -reveal - .03), (u1, v + half, -reveal), material, .002, 'transom')


def skirting(surface, width, material, height=.17, start=0.0, depth=.02):
    """A moulded skirting board."""
    on(surface, (start, 0, 0), (width, height * .82, depth), material, .002, 'skirting')
    on(surface, (start, height * .80, 0), (width, height * .92, depth * .75), material, .005, 'moulding')
    on(surface, (start, height * .90, 0), (width, height, depth * .45), material, .003, 'moulding')


def dado_rail(surface, width, material, height=1.0, start=0.0):
    """A moulded rail along a wall."""
    on(surface, (start, height - .03, 0), (width, height + .03, .018), material, .008, 'dado')
    on(surface, (start, height - .012, 0), (width, height + .016, .034), material, .010, 'dado')


def cornice(surface, width, height, material, size=.09):
    """A stepped cornice below the ceiling."""
    for k in range(4):
        step = size * (1 - k / 4)
        drop = size * (k + 1) / 4
        on(surface, (0, height - drop, 0), (width, height - size * k / 4, step), material, .006, 'cornice')


def panelled_door(surface, opening, material, metal, architrave=None, panels=((.08, .46), (.54, .93))):
    """A door with raised panels, architrave and a round knob."""
    u0, v0, u1, v1 = opening
    wide, high = u1 - u0, v1 - v0
    on(surface, (u0, v0, -.03), (u1, v1, .012), material, .003, 'door')
    for low, high_part in panels:
        for a, b in ((.10, .46), (.54, .90)):
            on(surface, (u0 + wide * a, v0 + high * low, .006), (u0 + wide * b, v0 + high * high_part, .022),
               material, .012, 'panel')
    trim = architrave or material
    for a, b, c, d in ((u0 - .09, v0, u0 - .005, v1 + .09), (u1 + .005, v0, u1 + .09, v1 + .09),
                       (u0 - .005, v1 + .005, u1 + .005, v1 + .09)):
        on(surface, (a, b, 0), (c, d, .028), trim, .008, 'architrave')
    knob = lathe([(.010, 0), (.010, .03), (.026, .04), (.028, .055), (.018, .068), (0.001, .07)], metal, steps=32)
    knob.matrix_basis = surface.matrix @ Matrix.Translation((u0 + wide * .93, v0 + 1.0, .012))
