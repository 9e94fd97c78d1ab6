"""Basic solids: bevelled boxes, turned and lofted bodies, bent tubes."""
import math

import bpy
from mathutils import Matrix, Vector


def add(name, verts, faces, material, smooth=False, angle=40):
    """A mesh object from plain lists."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(v) for v in verts], [], faces)
    mesh.update()
    if material:
        mesh.materials.append(material)
    body = bpy.data.objects.new(name, mesh)
    bpy.context.scene.collection.objects.link(body)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(angle)
    return body


def bevel(body, width, segments=3):
    """Round the edges of a body; flat faces stay flat."""
    modifier = body.modifiers.new('bevel', 'BEVEL')
    modifier.width = width
    modifier.segments = segments
    modifier.limit_method = 'ANGLE'
    modifier.harden_normals = True
    body.data.use_auto_smooth = True
    body.data.polygons.foreach_set('use_smooth', [True] * len(body.data.polygons))
    return body


CUBE = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]


def box(low, high, material, round_by=.002, name='box'):
    """A box between two corners, its edges rounded."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    middle = Vector(((x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2))
    corners = [(x, y, z) for z in (z0, z1) for x, y in ((x0, y0), (x1, y0), (x1, y1), (x0, y1))]
    body = add(name, [Vector(c) - middle for c in corners], CUBE, material)
    body.location = middle
    if round_by:
        bevel(body, min(round_by, .45 * min(abs(x1 - x0), abs(y1 - y0), abs(z1 - z0))))
    return body


def slab(centre, size, material, round_by=.002, name='slab'):
    """A box given by its centre and size."""
    low = [c - s / 2 for c, s in zip(centre, size)]
    high = [c + s / 2 for c, s in zip(centre, size)]
    return box(low, high, material, round_by, name)


def _stitch(count, rings, close_start, close_end):
    """Faces that join rings of points, with optional caps."""
    faces = []
    for r in range(rings - 1):
        for i in range(count):
            j = (i + 1) % count
            faces.append((r * count + i, r * count + j, (r + 1) * count + j, (r + 1) * count + i))
    if close_start:
        faces.append(tuple(reversed(range(count))))
    if close_end:
        faces.append(tuple(range((rings - 1) * count, rings * count)))
    return faces


def lathe(profile, material, at=(0, 0, 0), axis='z', steps=64, closed=True, name='lathe', angle=40):
    """Turn a profile of (radius, height) about an axis."""
    verts = []
    for radius, height in profile:
        for i in range(steps):
            turn = 2 * math.pi * i / steps
            verts.append(Vector((radius * math.cos(turn), radius * math.sin(turn), height)))
    faces = _stitch(steps, len(profile), closed, closed)
    body = add(name, verts, faces, material, True, angle)
    turned = {'z': Matrix(), 'y': Matrix.Rotation(math.radians(90), 4, 'X'),
              'x': Matrix.Rotation(math.radians(90), 4, 'Y')}[axis]
    body.matrix_world = Matrix.Translation(at) @ turned
    return body


def disc(at, radius, depth, material, axis='y', round_by=.002, steps=64):
    """A round plate with softened edges, centred on ``at``."""
    b = min(round_by, depth * .45)
    h = depth / 2
    profile = [(radius - b, -h), (radius - b * .3, -h + b * .3), (radius, -h + b),
               (radius, h - b), (radius - b * .3, h - b * .3), (radius - b, h)]
    return lathe(profile, material, at, axis, steps)


def loft(rings, material, at=(0, 0, 0), steps=72, power=2.0, closed=(True, True), name='loft', angle=40):
    """Join superellipse rings of (half width, half depth, height[, x, y, power])."""
    verts = []
    for ring in rings:
        wide, deep, height = ring[:3]
        mid_x, mid_y = (ring[3], ring[4]) if len(ring) > 4 else (0, 0)
        p = ring[5] if len(ring) > 5 else power
        for i in range(steps):
            turn = 2 * math.pi * i / steps
            c, s = math.cos(turn), math.sin(turn)
            verts.append((mid_x + wide * math.copysign(abs(c) ** (2 / p), c),
                          mid_y + deep * math.copysign(abs(s) ** (2 / p), s), height))
    body = add(name, verts, _stitch(steps, len(rings), *closed), material, True, angle)
    body.location = at
    return body


def loft_outlines(outlines, material, closed=(True, True), name='loft', angle=40):
    """Join outlines that have the same number of points (x, y, z) each."""
    verts = [point for outline in outlines for point in outline]
    return add(name, verts, _stitch(len(outlines[0]), len(outlines), *closed), material, True, angle)


def tube(points, radius, material, smooth=True, name='tube'):
    """A round bar through points; smooth makes the corners flow."""
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth = radius
    curve.bevel_resolution = 6
    curve.use_fill_caps = True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for knot, place in zip(spline.bezier_points, points):
        knot.co = place
        knot.handle_left_type = knot.handle_right_type = 'AUTO' if smooth else 'VECTOR'
    curve.materials.append(material)
    body = bpy.data.objects.new(name, curve)
    bpy.context.scene.collection.objects.link(body)
    return body


def pipe(points, radius, bend, material, name='pipe'):
    """Straight runs of pipe joined by bends of a given radius."""
    places = [Vector(p) for p in points]
    path = [places[0]]
    for before, here, after in zip(places, places[1:], places[2:]):
        for k in range(7):
            t = k / 6
            a = here + (before - here).normalized() * bend
            b = here + (after - here).normalized() * bend
            path.append(a * (1 - t) ** 2 + here * 2 * t * (1 - t) + b * t ** 2)
    path.append(places[-1])
    return tube(path, radius, material, smooth=False, name=name)


def hide_from_camera(*bodies):
    """Keep a body in reflections and shadows while the camera looks through it."""
    for body in bodies:
        body.visible_camera = False
