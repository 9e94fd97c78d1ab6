"""Lay tile layouts on a surface as one mesh of individually set, bevelled tiles."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from patterns import shrink, signed_area, split
from shapes import add

# A tile's edge from its foot to its face: how far in, whether at the foot, how far below the face (in bevels), how near the rim.
RINGS = ((0, -1, 0, 1), (0, 0, 1, 1), (.10, 0, .62, 1), (.29, 0, .29, .9), (.58, 0, .09, .6), (1, 0, 0, .35), (1.9, 0, 0, 0))
CUSHION = ((0, -1, 0, 1), (0, 0, 1, 1), (.04, 0, .75, 1), (.12, 0, .52, .9), (.25, 0, .31, .6), (.45, 0, .13, .3), (.7, 0, .03, .1), (1, 0, 0, 0))
CHAMFER = ((0, -1, 0, 1), (0, 0, .31, 1), (.012, 0, .285, 1), (.035, 0, .268, .8), (.96, 0, .010, 0), (1, 0, .002, 0), (1.05, 0, 0, 0))


class Surface:
    """A plane in the room: an origin, two directions along it and its face."""

    def __init__(self, origin, u, v):
        self.origin, self.u, self.v = Vector(origin), Vector(u), Vector(v)
        self.face = self.u.cross(self.v)
        self.matrix = Matrix((self.u, self.v, self.face)).transposed().to_4x4()
        self.matrix.translation = self.origin


def floor(at=(0, 0, 0)):
    """A floor: u runs along x, v along y."""
    return Surface(at, (1, 0, 0), (0, 1, 0))


def lay(surface, tiles, materials, thickness=.008, bevel=.0012, tilt=.003, lift=.0004,
        spin=.0, seed=1, name='tiles', proud=0.0,
        drop_limit=.0008, rings=RINGS, back=False, sunk=0.0, kept=None):
    """Set each tile with its own small error, tint and place in the stone.

    The tiles stand ``thickness + proud`` off the surface; tilt is in radians, and no
    corner sinks more than ``drop_limit``, so that grout never shows through. ``rings`` is
    the shape of the edge; loose tiles have a ``back``; ``sunk`` moves only their feet.
    ``kept`` says of a tile whether it is laid; the others look the same with and without it.
    """
    rng = random.Random(seed)
    verts, faces, slots, shades, shifts, rims = [], [], [], [], [], []
    for tile in tiles:
        us, vs = zip(*tile.points)
        middle = Vector((sum(us) / len(us), sum(vs) / len(vs), 0))
        lean_u = _within(rng.gauss(0, tilt), drop_limit * 2 / (max(vs) - min(vs)))
        lean_v = _within(rng.gauss(0, tilt), drop_limit * 2 / (max(us) - min(us)))
        raised = max(rng.gauss(0, lift), -.0004) + proud
        setting = (Matrix.Translation(middle + Vector((0, 0, raised)))
                   @ Matrix.Rotation(lean_u, 4, 'X') @ Matrix.Rotation(lean_v, 4, 'Y')
                   @ Matrix.Rotation(rng.gauss(0, spin), 4, 'Z') @ Matrix.Translation(-middle))
        shade, shift = rng.random(), [rng.uniform(-40, 40) for _ in range(3)]
        if kept and not kept(tile):
            continue
        start, count = len(verts), 0
        for inset, drop, below, rim in rings:
            points = shrink(tile, inset * bevel).points
            if signed_area(points) <= 0:
                break
            height = -sunk if drop else thickness - below * bevel
            if count and len(points) != count:
                break
            count = len(points)
            rims += [rim] * count
            verts += [surface.matrix @ setting @ Vector((u, v, height)) for u, v in points]
        laid = (len(verts) - start) // count
        before = len(faces)
        for r in range(laid - 1):
            for i in range(count):
                j = (i + 1) % count
                a, b = start + r * count, start + (r + 1) * count
                faces.append((a + i, a + j, b + j, b + i))
        faces.append(tuple(range(start + (laid - 1) * count, start + laid * count)))
        if back:
            faces.append(tuple(reversed(range(start, start + count))))
        added = len(faces) - before
        slots += [tile.kind] * added
        shades += [shade] * added
        shifts += shift * added
    return _mesh(name, verts, faces, materials, slots, shades, shifts, rims)


def _within(value, limit):
    return max(-limit, min(limit, value))


def _mesh(name, verts, faces, materials, slots, shades, shifts, rims):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    for material in materials:
        mesh.materials.append(material)
    mesh.polygons.foreach_set('material_index', [min(s, len(materials) - 1) for s in slots])
    mesh.polygons.foreach_set('use_smooth', [True] * len(faces))
    mesh.attributes.new('shade', 'FLOAT', 'FACE').data.foreach_set('value', shades)
    mesh.attributes.new('shift', 'FLOAT_VECTOR', 'FACE').data.foreach_set('vector', shifts)
    mesh.attributes.new('rim', 'FLOAT', 'POINT').data.foreach_set('value', rims)
    mesh.update()
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    return body


def bed(surface, area, material, depth=.02, proud=.0, hole=None):
    """The grout and backing behind a layout, as plain slabs round an optional hole."""
    u0, v0, u1, v1 = area
    parts = [area]
    if hole:
        h0, k0, h1, k1 = hole
        parts = [(u0, v0, h0, v1), (h1, v0, u1, v1), (h0, v0, h1, k0), (h0, k1, h1, v1)]
    for a0, b0, a1, b1 in parts:
        if a1 - a0 < 1e-6 or b1 - b0 < 1e-6:
            continue
        corners = [surface.matrix @ Vector((u, v, w)) for w in (-depth, proud)
                   for u, v in ((a0, b0), (a1, b0), (a1, b1), (a0, b1))]
        add('bed', corners, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], material)


def tile_area(surface, area, tiles, materials, grout, thickness=.008, recess=.0024, hole=None, **setting):
    """Backing, grout and tiles in one go; the grout sits ``recess`` below the face."""
    bed(surface, area, grout, depth=0 if hole else .02, proud=thickness - recess, hole=hole)
    return lay(surface, tiles, materials, thickness, **setting)


def crack(tile, rng, pieces=3, opening=.0006):
    """Break a tile along a few lines into convex pieces with hairline gaps."""
    parts = [tile]
    while len(parts) < pieces:
        parts.sort(key=lambda t: -_size(t))
        broken = parts.pop(0)
        us, vs = zip(*broken.points)
        through = (sum(us) / len(us) + rng.gauss(0, .006), sum(vs) / len(vs) + rng.gauss(0, .006))
        turn = rng.uniform(0, math.pi)
        sides = split(broken, through, (math.cos(turn), math.sin(turn)))
        if None in sides:
            parts.append(broken)
            continue
        parts += list(sides)
    return [shrink(p, opening / 2) for p in parts]


def _size(tile):
    return abs(signed_area(tile.points))
