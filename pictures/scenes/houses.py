"""London houses cut open like a doll's house, the bathroom lit, its pipes and the van to be seen: one for each kind of home."""
import math

import bpy
from mathutils import Matrix

import lights
from cameras import Camera
from house import blocks, dwellings, ground, later_terraces, terraces, tower
from house.palette import Palette

SUN, AMBIENT, PAPER = 3.6, .46, 5.6


def view(wide, at, high=7.5, turn=26, far=44, mirrored=False, exposure=.6, samples=4, seeds=(901, 951)):
    """A long lens from the street's side; ``at`` (x, z) is in the middle of a frame ``wide`` metres wide."""
    lean = math.radians(turn)
    x, y = at[0] - far * math.sin(lean), 2.0 - far * math.cos(lean)
    return Camera(at=(-x if mirrored else x, y, high), yaw=turn if mirrored else -turn, lens=36 * far / wide, rise=(at[1] - high) / wide, fstop=22,
                  size=(2160, 1215), exposure=exposure, samples=samples, seeds=seeds)


PICTURES = {
    'terrace-stucco': view(38.5, (2.6, 4.85), exposure=.1),
    'terrace-painted': view(32.5, (2.0, 5.0), mirrored=True, exposure=.1),
    'terrace-stock': view(36, (3.2, 3.7), exposure=.1),
    'terrace-georgian': view(35, (2.2, 5.8), mirrored=True, exposure=.1),
    'terrace-shop': view(33, (2.0, 5.0), exposure=.1),
    'terrace-red': view(34.5, (2.6, 3.4), mirrored=True, exposure=.1),
    'terrace-sixties': view(29.5, (2.8, 3.4), exposure=.1),
    'mansion-flat-red': view(38.5, (3.0, 6.75), exposure=.1),
    'mansion-flat-stone': view(38.5, (3.0, 6.75), mirrored=True, exposure=.1),
    'mansion-flat-thirties': view(35, (2.8, 5.7), exposure=.1),
    'mews-painted': view(26.5, (1.4, 3.1), exposure=.1),
    'tower-concrete': view(39.5, (3.0, 7.0), mirrored=True, exposure=.1),
    'villa-stucco': view(33.5, (3.2, 4.7), exposure=.1),
    'villa-brick': view(34.5, (3.0, 5.2), mirrored=True, exposure=.1),
    'cottage-brick': view(29, (2.6, 3.2), exposure=.1),
}

HOUSES = {
    'terrace-stucco': (terraces.stucco, False),
    'terrace-painted': (terraces.painted, True),
    'terrace-stock': (terraces.stock, False),
    'terrace-georgian': (terraces.georgian, True),
    'terrace-shop': (later_terraces.shop, False),
    'terrace-red': (later_terraces.red, True),
    'terrace-sixties': (later_terraces.sixties, False),
    'mansion-flat-red': (blocks.mansion_red, False),
    'mansion-flat-stone': (blocks.mansion_stone, True),
    'mansion-flat-thirties': (blocks.thirties, False),
    'mews-painted': (dwellings.mews, False),
    'tower-concrete': (tower.tower, True),
    'villa-stucco': (dwellings.villa_stucco, False),
    'villa-brick': (dwellings.villa_brick, True),
    'cottage-brick': (dwellings.cottage, False),
}


def build(picture):
    """The model on its table."""
    p = Palette()
    house, mirrored = HOUSES[picture]
    low = house(p)
    if mirrored:
        for body in bpy.data.objects:
            body.matrix_basis = Matrix.Scale(-1, 4, (1, 0, 0)) @ body.matrix_basis
    side = -1 if mirrored else 1
    ground.table((side * 3.5, 3), 26, low, PAPER)
    ground.air(AMBIENT, PAPER)
    lights.sun((side * .78, .26, -.60), SUN, (1, .93, .82), 4)
