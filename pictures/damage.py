"""Cracked, sunken, lifted and missing floor tiles."""
import math
import random

from mathutils import Vector

import materials as m
from patterns import Tile, shrink
from shapes import slab
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
        if chance < hurt * .85:
            lifted += crack(tile, rng, rng.choice((1, 2, 3)), .003)
        elif chance < .13 + hurt * .95:
            cracked += crack(tile, rng, rng.choice((2, 3, 4)), .0026)
        else:
            whole.append(tile)
    dirty = m.grout('dirty grout', (.16, .13, .10), .9, (.045, .035, .026))
    bed_below(face, whole + cracked, dirty)
    lay(face, whole, clays, .010, bevel=.0011, tilt=.006, lift=.0006, drop_limit=.0009, seed=42)
    lay(face, cracked, clays, .010, bevel=.0008, tilt=.016, lift=.0010, drop_limit=.0016, seed=43)
    lay(face, lifted, clays, .010, bevel=.0008, tilt=.075, lift=.004, spin=.10, proud=.004, drop_limit=.006, seed=44)
    crumb = concrete('crumbs', (.36, .32, .26), .9)
    for _ in range(150):
        u, v = rng.gauss(heart[0], .17), rng.gauss(heart[1], .17)
        size = rng.uniform(.002, .009)
        piece = slab((0, 0, 0), (size, size * rng.uniform(.6, 1.4), size * .7), crumb, .0006)
        piece.location = face.matrix @ Vector((u, v, .0105 if rng.random() < .5 else .004))
        piece.rotation_euler = (rng.uniform(-.3, .3), rng.uniform(-.3, .3), rng.uniform(0, 3))


def bed_below(face, tiles, material):
    """Grout only where tiles still lie, so that holes show the mortar."""
    lay(face, [Tile(shrink(t, -.0014).points, 0) for t in tiles], [material], .0080, bevel=.0003, tilt=0, lift=0, seed=1)
