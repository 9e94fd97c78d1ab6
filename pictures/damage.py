"""Cracked, sunken, lifted and missing floor tiles."""
import math
import random

import bmesh
import bpy
from mathutils import Vector

import materials as m
from patterns import Tile, shrink
from stone import concrete
from tiles import crack, lay


def middle(tile):
    """The middle of a tile."""
    us, vs = zip(*tile.points)
    return sum(us) / len(us), sum(vs) / len(vs)


def broken(face, tiles, clays, heart):
    """Cracked, sunken, lifted and missing tiles, worst in the middle of the hall."""
    rng = random.Random(17)
    whole, cracked, lifted = [], [], []
    for tile in tiles:
        u, v = middle(tile)
        hurt = math.exp(-((u - heart[0]) ** 2 + (v - heart[1]) ** 2) / .085)
        chance = rng.random()
        if chance < hurt * .46:
            continue
        if chance < hurt * .80 and tile.kind == 0:
            lifted += crack(tile, rng, rng.choice((1, 1, 2)), .003)
        elif chance < .13 + hurt * .95:
            cracked += crack(tile, rng, rng.choice((2, 2, 3)) if tile.kind == 0 else 2, .0011)
        else:
            whole.append(tile)
    dirty = m.grout('dirty grout', (.16, .13, .10), .9, (.045, .035, .026))
    bed_below(face, whole + cracked, dirty)
    lay(face, whole, clays, .010, bevel=.0011, tilt=.006, lift=.0006, drop_limit=.0009, seed=42)
    lay(face, cracked, clays, .010, bevel=.0008, tilt=.016, lift=.0010, drop_limit=.0016, seed=43)
    lay(face, lifted, clays, .0075, bevel=.0008, tilt=.035, lift=.002, spin=.07, proud=.004, drop_limit=.004, seed=44, back=True)
    crumb = concrete('crumbs', (.36, .32, .26), .9)
    holes = [middle(t) for t in tiles if t not in whole and t.kind == 0]
    for _ in range(900):
        u, v = rng.gauss(heart[0], .15), rng.gauss(heart[1], .15)
        size = .0007 + .0042 * rng.random() ** 4
        inside = any(math.hypot(u - a, v - b) < .06 for a, b in holes)
        crumble(face.matrix @ Vector((u, v, .0008 if inside else .0100)), size, crumb, rng)
    for _ in range(9):
        u, v = rng.gauss(heart[0], .16), rng.gauss(heart[1], .14)
        crumble(face.matrix @ Vector((u, v, .0100)), rng.uniform(.008, .017), clays[0], rng, .22)


def scatter(at, spread, count, material, seed=5):
    """Crumbs about a place on a floor, smaller ones more often."""
    rng = random.Random(seed)
    for _ in range(count):
        crumble(Vector(at) + Vector((rng.gauss(0, spread), rng.gauss(0, spread), 0)), .0006 + .0034 * rng.random() ** 4, material, rng)


def crumble(at, size, material, rng, flat=.6):
    """A crumb of mortar or a splinter of a tile, angular and lying flat."""
    shape = bmesh.new()
    for _ in range(11):
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        shape.verts.new((way.x * size * rng.uniform(.6, 1.2), way.y * size * rng.uniform(.5, 1), max(0, way.z + .4) * size * flat))
    bmesh.ops.convex_hull(shape, input=shape.verts)
    mesh = bpy.data.meshes.new('crumb')
    shape.to_mesh(mesh)
    shape.free()
    mesh.materials.append(material)
    body = bpy.data.objects.new('crumb', mesh)
    bpy.context.scene.collection.objects.link(body)
    body.location = at
    body.rotation_euler = (0, 0, rng.uniform(0, 6.3))


def bed_below(face, tiles, material):
    """Grout only where tiles still lie, so that holes show the mortar."""
    lay(face, [Tile(shrink(t, -.0014).points, 0) for t in tiles], [material], .0080, bevel=.0003, tilt=0, lift=0, seed=1)
