"""Whatever lies behind a tile: studs, wool, board, tape, tanking and combed adhesive."""
import math
import random

from mathutils import Vector

import materials as m
import tools
from rooms import on
from shading import Shader
from shapes import add, lathe
from tiles import Surface


def timber(name='stud', along='z'):
    return m.wood(name, (.36, .235, .12), (.60, .43, .25), along, .6, .8)


def screw(surface, u, v, proud, metal):
    """A countersunk screw with its cross."""
    at = surface.matrix @ Vector((u, v, proud))
    head = lathe([(.0005, .0012), (.0052, .0012), (.0058, 0)], metal, steps=32)
    head.matrix_basis = surface.matrix.copy()
    head.matrix_basis.translation = at
    for a, b in ((.0032, .0009), (.0009, .0032)):
        cross = on(surface, (u - a, v - b, proud + .0010), (u + a, v + b, proud + .0014), m.plain('cross', (.03, .03, .03), .6), 0)
        cross.name = 'cross'


def tanking(name, colour, rough=.36):
    """A membrane that was rolled on: stippled, a little thicker where the roller's lanes overlap."""
    shader = Shader(name)
    place = shader.place(shifted=False)
    lanes = shader.noise(shader.place((9, 9, .8), shifted=False), 1.0, 3, .55)
    stipple = shader.noise(place, 240, 3, .6)
    level = shader.math('ADD', shader.span(lanes, .3, .7, .84, 1.14), shader.span(stipple, .3, .7, -.06, .06))
    tint = shader.mix(1.0, colour, shader.node('CombineXYZ', {0: level, 1: level, 2: level}).outputs[0], 'MULTIPLY')
    shader.surface(base_color=tint, roughness=shader.span(lanes, .3, .7, rough - .08, rough + .08))
    shader.bump(stipple, .35, .0015)
    return shader.cheap(colour)


def coat(surface, edge, right, high, out, material, seed, lean=0.0, low=.012):
    """A rolled coat of tanking from a wavering left edge, which may lean, to the right."""
    rows = 240
    verts, faces = [], []
    for r in range(rows + 1):
        v = low + (high - low) * r / rows
        left = edge + lean * v + .012 * tools.rough((0, v, seed), .30) + .0022 * tools.rough((3, v, seed), .05)
        verts += [surface.matrix @ Vector((u, v, w)) for u, w in ((left, out - .0012), (left + .003, out), (right, out))]
    for r in range(rows):
        faces += [(r * 3 + k, r * 3 + k + 1, r * 3 + k + 4, r * 3 + k + 3) for k in range(2)]
    return add('tanking', verts, faces, material, True, 60)


def mesh_tape(name='mesh tape', pitch=.0052):
    """Reinforcing tape: white glass threads, the board grey between them."""
    shader = Shader(name)
    along, _, up = shader.node('SeparateXYZ', {0: shader.place(shifted=False)}).outputs
    threads = [shader.math('LESS_THAN', shader.math('FRACT', shader.math('DIVIDE', way, pitch)), .36) for way in (along, up)]
    thread = shader.math('MAXIMUM', *threads)
    shader.surface(base_color=shader.mix(thread, (.34, .36, .36), (.84, .85, .83)), roughness=.7)
    shader.bump(thread, .6, .001)
    return shader.cheap((.6, .62, .61))


def wool(low, high, back, material, seed):
    """A batt of mineral wool between two studs: torn fibres, a soft dip along its edges."""
    def loft_of(u, v):
        edge = min(u - low[0], high[0] - u, v - low[1], high[1] - v)
        tufts = .0045 * tools.rough((u, v * 2.2, seed), .075) + .0030 * tools.rough((u * .55, v * 2.6, seed + 2), .014)
        return tufts - .010 * math.exp(-edge / .010)
    tools.relief(Surface((0, back, 0), (1, 0, 0), (0, 0, 1)), (*low, *high), .0035, loft_of, material, 'wool')


def mineral_wool():
    """Glass wool: yellow-brown, matted in layers that run across."""
    shader = Shader('mineral wool')
    mats = shader.noise(shader.warp(shader.place((14, 14, 60), shifted=False), .8, .8), 1.0, 7, .68)
    hairs = shader.noise(shader.warp(shader.place((90, 90, 420), shifted=False), 2.0, .9), 1.0, 4, .6)
    level = shader.math('ADD', shader.math('MULTIPLY', mats, .6), shader.math('MULTIPLY', hairs, .4))
    tint = shader.ramp(shader.span(level, .34, .66), [(0, (.24, .155, .06)), (.5, (.46, .33, .15)), (1, (.70, .56, .31))])
    shader.surface(base_color=tint, roughness=1.0, specular=.05)
    shader.bump(level, .9, .006)
    return shader.cheap((.45, .33, .16))


def combed(surface, bottom, top, ends, base, pitch, height, material, seed=1):
    """Adhesive combed straight along a surface: ridges that keep one direction, their crests and ends not quite even.

    ``ends`` gives a ridge's left and right end at its height.
    """
    rng = random.Random(seed)
    columns = 48
    profile = ((0, 0), (.15, .06), (.27, .82), (.36, 1), (.60, 1), (.69, .82), (.84, .06), (1, 0))
    verts, faces = [], []
    count = round((top - bottom) / pitch)
    for k in range(count):
        low = bottom + k * (top - bottom) / count
        left, right = ends(low + pitch / 2)
        left += rng.gauss(0, .004)
        start, n = len(verts), len(profile)
        for c in range(columns + 1):
            u = left + (right - left) * c / columns
            begun = min(1, (u - left) / .014 + .05)
            torn = begun * (1 + .14 * tools.rough((u, low * 3, seed), .035))
            sway = .0007 * tools.rough((u, low * 9, seed + 4), .09)
            verts += [surface.matrix @ Vector((u, low + part * pitch + sway, base + .0004 * begun + height * level * torn)) for part, level in profile]
        faces += [(start + c * n + r, start + (c + 1) * n + r, start + (c + 1) * n + r + 1, start + c * n + r + 1) for c in range(columns) for r in range(n - 1)]
    return add('adhesive', verts, faces, material, True, 70)
