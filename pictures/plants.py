"""Vases, pots and leafy stems."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from shapes import add, disc, lathe, tube


def vase(at, material, radius=.055, height=.18):
    """A vase with a shoulder and a narrow neck; returns its mouth."""
    lathe([(radius * .6, 0), (radius * .64, .004), (radius * .95, height * .35), (radius, height * .55),
           (radius * .72, height * .80), (radius * .40, height * .92), (radius * .42, height), (radius * .36, height),
           (radius * .33, height * .92), (.001, height * .80)], material, at, steps=72)
    return (at[0], at[1], at[2] + height)


def plant_pot(at, material, soil, radius=.08, height=.14):
    """A tapered pot with soil; returns the middle of the soil."""
    lathe([(radius * .72, 0), (radius * .75, .004), (radius, height - .002), (radius - .002, height),
           (radius - .010, height), (radius - .012, height - .02)], material, at, steps=64)
    disc((at[0], at[1], at[2] + height - .022), radius - .011, .008, soil, 'z', .001)
    return (at[0], at[1], at[2] + height - .02)


def _leaf_mesh(material, length, width, curl=.18):
    rows = 7
    verts, faces = [], []
    for r in range(rows):
        t = r / (rows - 1)
        half = width / 2 * math.sin(math.pi * (t ** .8) * .96 + .04) ** .8
        drop = -curl * length * t * t
        for side in (-1, 0, 1):
            verts.append((length * t, side * half, drop + abs(side) * half * .25))
    for r in range(rows - 1):
        for c in range(2):
            faces.append((r * 3 + c, (r + 1) * 3 + c, (r + 1) * 3 + c + 1, r * 3 + c + 1))
    body = add('leaf', verts, faces, material, True, 180)
    mesh = body.data
    bpy.data.objects.remove(body)
    return mesh


def foliage(at, stem, leaf, stems=7, length=.45, leaf_size=(.06, .032), spread=.5, gap=.035, seed=5, droop=.15,
            keep=None):
    """Leafy stems from one point; ``keep(x, y, z)`` may refuse a leaf's place."""
    rng = random.Random(seed)
    mesh = _leaf_mesh(leaf, *leaf_size)
    root = Vector(at)
    for s in range(stems):
        around = 2 * math.pi * s / stems + rng.uniform(-.4, .4)
        lean = spread * rng.uniform(.25, 1.0)
        tall = length * rng.uniform(.7, 1.05)
        out = Vector((math.cos(around) * math.sin(lean), math.sin(around) * math.sin(lean), math.cos(lean)))
        path = []
        steps = 9
        for k in range(steps):
            t = k / (steps - 1)
            sag = Vector((out.x * .6, out.y * .6, -1)) * droop * tall * t * t
            path.append(root + out * tall * t + sag * .7)
        if keep and not all(keep(*p) for p in path):
            continue
        tube(path, .0018, stem)
        count = int(tall / gap)
        for k in range(2, count + 1):
            t = k / count
            place = path[0].lerp(path[-1], t)
            index = min(steps - 2, int(t * (steps - 1)))
            place = path[index].lerp(path[index + 1], t * (steps - 1) - index)
            for side in (0, 1):
                body = bpy.data.objects.new('leaf', mesh)
                bpy.context.scene.collection.objects.link(body)
                turn = around + (math.pi * side) + k * 1.4 + rng.uniform(-.4, .4)
                size = rng.uniform(.65, 1.1) * (1.05 - .45 * t)
                body.matrix_basis = (Matrix.Translation(place) @ Matrix.Rotation(turn, 4, 'Z')
                                     @ Matrix.Rotation(rng.uniform(-.9, -.1), 4, 'Y')
                                     @ Matrix.Rotation(rng.uniform(-.4, .4), 4, 'X') @ Matrix.Scale(size, 4))
                tip = body.matrix_basis @ Vector((leaf_size[0], 0, 0))
                if keep and not keep(*tip):
                    bpy.data.objects.remove(body)
