"""A tiler's tools and materials: trowels, a level, spacers, a sponge, a tub, mortar and combed adhesive."""
import math
import random

from mathutils import Matrix, Vector, noise

from materials import plain
from rooms import on
from shapes import add, box, disc, lathe, tube
from shading import Shader
from tiles import Surface


def worn_steel(name='worn steel'):
    """A steel blade that has been used: brushed along its length, with a film of dried mortar towards its edges."""
    shader = Shader(name)
    place = shader.node('TexCoord').outputs['Object']
    brushed = shader.noise(shader.node('Mapping', {'Vector': place, 'Scale': (30, 900, 30)}).outputs[0], 1, 3)
    film = shader.span(shader.noise(place, 34, 6, .68), .50, .64, 0, .85)
    tint = shader.mix(film, (.40, .39, .38), (.36, .33, .28))
    shader.surface(base_color=tint, metallic=shader.math('SUBTRACT', 1.0, film),
                   roughness=shader.math('ADD', shader.span(brushed, .3, .7, .30, .44), shader.math('MULTIPLY', film, .4)))
    return shader.material


def fresh_mortar(name='fresh mortar', colour=(.27, .245, .205), rough=.62, grain=1.0):
    """Wet mortar or adhesive: fine sand, darker in its hollows; a larger ``grain`` is for close-ups."""
    shader = Shader(name)
    place = shader.place(shifted=False)
    sand = shader.noise(place, 900 * grain, 3, .7)
    cloud = shader.noise(place, 45 * grain, 4, .6)
    tint = shader.mix(shader.span(cloud, .3, .7, 0, .5), colour, tuple(c * .74 for c in colour))
    tint = shader.mix(shader.span(sand, .52, .68, 0, .4 * grain), tint, tuple(min(.8, c * 1.5) for c in colour))
    shader.surface(base_color=tint, roughness=rough, specular=.35)
    shader.bump(sand, .5, .0012)
    return shader.cheap(colour)


def sponge_foam(name='sponge', colour=(.56, .37, .135)):
    """Open foam with pores of two sizes."""
    shader = Shader(name)
    place = shader.node('TexCoord').outputs['Object']
    pores = [shader.node('TexVoronoi', {'Vector': shader.warp(place, 60, .004), 'Scale': scale}).outputs['Distance'] for scale in (330, 900)]
    big, small = shader.span(pores[0], .16, .40), shader.span(pores[1], .12, .40)
    level = shader.math('MULTIPLY', big, shader.math('ADD', .45, shader.math('MULTIPLY', small, .55)))
    tint = shader.mix(level, tuple(c * .36 for c in colour), colour)
    shader.surface(base_color=tint, roughness=.95, specular=.1)
    shader.bump(level, .9, .0016)
    return shader.cheap(colour)


def rough(place, size):
    """Smooth random heights, about -1 to 1, whose bumps are ``size`` metres wide."""
    return noise.fractal(Vector(place) / size, .8, 2.1, 5)


def relief(surface, area, step, height, material, name='relief'):
    """A sheet over an area of a surface, as high above it as ``height(u, v)``; where that is None there is none."""
    u0, v0, u1, v1 = area
    columns, rows = max(1, round((u1 - u0) / step)), max(1, round((v1 - v0) / step))
    index, verts, faces = {}, [], []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = u0 + (u1 - u0) * c / columns, v0 + (v1 - v0) * r / rows
            w = height(u, v)
            if w is not None:
                index[c, r] = len(verts)
                verts.append(surface.matrix @ Vector((u, v, w)))
    for r in range(rows):
        for c in range(columns):
            corners = [index.get(key) for key in ((c, r), (c + 1, r), (c + 1, r + 1), (c, r + 1))]
            if None not in corners:
                faces.append(corners)
    return add(name, verts, faces, material, True, 180)


def combed(surface, area, material, base=0.0, pitch=.012, height=.0045, radius=.55, step=.0012, inside=None, worn=.22, seed=1):
    """Adhesive combed with a notched trowel in arcs: ridges with torn crests, a few flattened.

    ``radius`` is of the arcs, whose centre lies to the lower left; ``inside`` gives the metres to its edge, negative outside it.
    """
    u0, v0 = area[:2]
    centre = (u0 - radius * .75, v0 - radius * .55)

    def ridge(u, v):
        edge = inside(u, v) if inside else 1
        if edge < -.006:
            return None
        away = math.hypot(u - centre[0], v - centre[1]) + .0016 * rough((u, v, seed), .09)
        t = away / pitch % 1
        top = min(1.0, max(0.0, (.5 - abs(t - .5)) * 5.2 - .75))
        torn = 1 + worn * rough((u * 1.6, v * 1.6, seed + 3), .016)
        return base + (.0004 + height * top * torn) * min(1, edge / .007) + .00022 * rough((u, v, seed + 7), .004)
    return relief(surface, area, step, ridge, material, 'adhesive')


def dollop(surface, at, size, high, material, seed=1, step=.0012):
    """A heap of mortar as it comes off a trowel: lumpy, torn on one side."""
    a, b = size[0] / 2, size[1] / 2

    def heap(u, v):
        x, y = (u - at[0]) / a, (v - at[1]) / b
        far = math.hypot(x, y) * (1 + .22 * rough((u, v, seed), .05))
        if far > 1:
            return -.012 * (far - 1) if far < 1.15 else None
        lump = (1 - far * far) ** .55 * (.72 + .34 * rough((u, v, seed + 2), .030) + .10 * rough((u, v, seed + 5), .009))
        return max(.0002, high * lump * (1 + .25 * x))
    return relief(surface, (at[0] - a * 1.2, at[1] - b * 1.2, at[0] + a * 1.2, at[1] + b * 1.2), step, heap, material, 'mortar')


def pointing_trowel(at, turn, steel, wood, mortar=None, length=.165, width=.092, tilt=0.0):
    """A gauging trowel that lies on its blade; ``at`` is under the heel, and the blade points along -x before it is turned."""
    rows, columns = 40, 14
    verts, faces = [], []
    for r in range(rows + 1):
        t = r / rows
        half = width / 2 * min(1, (t / .10) ** .5 if t else 0) * (1 - max(0, t - .10) / .90) ** .82
        half = max(half, .003 * (1 - t) + .0012)
        for c in range(columns + 1):
            s = c / columns * 2 - 1
            verts.append((.004 - length * t, half * s, .0007 + .0022 * (1 - s * s) * (1 - t) + .0030 * (1 - t) ** 6))
    wide = columns + 1
    faces = [(r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c) for r in range(rows) for c in range(columns)]
    blade = add('blade', verts, faces, steel, True, 60)
    solid = blade.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness, solid.offset = .0013, -1
    parts = [blade, tube([(-.026, 0, .0052), (-.008, 0, .0075), (.012, 0, .012), (.026, 0, .022), (.042, 0, .0275), (.062, 0, .0285)], .0048, steel),
             lathe([(.004, 0), (.0098, .001), (.0104, .018), (.0100, .020)], steel, (.052, 0, .0285), 'x', 40),
             lathe([(.0098, 0), (.0112, .006), (.0148, .030), (.0152, .046), (.0132, .072), (.0140, .092), (.0152, .104), (.0130, .114),
                    (.0070, .119), (.0005, .120)], wood, (.070, 0, .0285), 'x', 48)]
    if mortar:
        parts.append(dollop(Surface((0, 0, .0012), (1, 0, 0), (0, 1, 0)), (-.062, .002), (.084, .048), .026, mortar, 4))

        def film(u, v):
            level = min(.4, rough((u, v, 3), .045) + .1, (.022 + u * .13 - abs(v)) * 12, (u + .105) * 12, (-.010 - u) * 40)
            return .0030 * level if level > 0 else None
        parts.append(relief(Surface((0, 0, .0024), (1, 0, 0), (0, 1, 0)), (-.125, -.034, -.006, .034), .0008, film, mortar))
    move = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'Y'))
    for part in parts:
        part.matrix_basis = move @ part.matrix_basis


def sponge(at, size, material, turn=0.0, seed=1):
    """A tiler's sponge: a block with round edges, a little out of shape."""
    a, b, c = (side / 2 for side in size)
    steps = 90
    verts = []
    for r in range(steps + 1):
        lift = math.pi * (r / steps - .5)
        for k in range(steps * 2):
            way = math.pi * k / steps
            point = [math.copysign(abs(value) ** .34, value) for value in
                     (math.cos(lift) * math.cos(way), math.cos(lift) * math.sin(way), math.sin(lift))]
            swell = 1 + .035 * rough([p + seed * 9 for p in point], .9)
            verts.append((point[0] * a * swell, point[1] * b * swell, c + point[2] * c))
    n = steps * 2
    faces = [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for r in range(steps) for k in range(n)]
    body = add('sponge', verts, faces, material, True, 180)
    body.matrix_basis = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    return body


def tub(at, rubber, mortar=None, radius=.19, height=.25):
    """A flexible tub with two handles, mortar in it if asked for."""
    x, y, z = at
    low = radius * .74
    lathe([(low - .01, 0), (low, .01), (radius * .97, height - .02), (radius + .006, height - .018), (radius + .010, height - .008), (radius + .006, height),
           (radius - .004, height), (radius - .008, height - .02), (low - .006, .02), (.001, .016)], rubber, at, steps=96)
    for side in (-1, 1):
        tube([(x + side * (radius + .002), y - .055, z + height - .006), (x + side * (radius + .012), y - .045, z + height + .028),
              (x + side * (radius + .016), y, z + height + .040), (x + side * (radius + .012), y + .045, z + height + .028),
              (x + side * (radius + .002), y + .055, z + height - .006)], .009, rubber)
    if mortar:
        level = height * .62
        r = low + (radius - low) * level / height - .006
        relief(Surface((x, y, z + level), (1, 0, 0), (0, 1, 0)), (-r, -r, r, r), .003,
               lambda u, v: .007 * rough((u, v, 5), .11) + .0016 * rough((u, v, 8), .03) if math.hypot(u, v) < r else None, mortar)


def notched_trowel(at, turn, steel, grip, mortar=None, size=(.28, .115), notch=.008):
    """A notched trowel that lies on its back edge; its teeth point along -y before it is turned. Adhesive clings to the teeth."""
    a, b = size[0] / 2, size[1] / 2
    count = round(size[0] / (notch * 2))
    step = size[0] / count
    edge = []
    for k in range(count):
        left = -a + k * step
        edge += [(left, -b), (left + step / 2, -b), (left + step / 2, -b + notch), (left + step, -b + notch)]
    outline = edge + [(a, b), (-a, b)]
    n = len(outline)
    parts = [add('blade', [(u, v, w) for w in (0, .0010) for u, v in outline], [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
                 + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], steel),
             box((-.085, -.012, .0010), (.085, .012, .005), steel, .001),
             tube([(-.075, 0, .003), (-.078, 0, .030), (-.070, 0, .044), (-.05, 0, .046)], .0055, steel),
             loft_grip(grip)]
    if mortar:
        parts.append(relief(Surface((0, 0, .0010), (1, 0, 0), (0, 1, 0)), (-a, -b - .004, a, -b + .055), .0016,
                            lambda u, v: .0090 * min(1, (a - abs(u)) / .012, (-b + .052 + .012 * rough((u, 0, 3), .06) - v) / .030)
                            * (.75 + .45 * rough((u, v, 5), .018)) - .001, mortar))
    move = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    for part in parts:
        part.matrix_basis = move @ part.matrix_basis


def loft_grip(material):
    """The soft handle of a notched trowel."""
    return lathe([(.0005, -.062), (.012, -.060), (.0155, -.045), (.0150, -.010), (.0165, .020), (.0150, .052), (.011, .062), (.0005, .064)],
                 material, (.004, 0, .046), 'x', 40)


def spirit_level(at, length, body, turn=0.0, lean=0.0):
    """A box level with end caps and three vials; ``at`` is the middle of its lower edge, along x before it is turned."""
    a, high, thick = length / 2, .060, .022
    dark, clear = plain('caps', (.025, .026, .027), .5), plain('vial', (.62, .78, .16), .12)
    parts = [box((-a, -thick / 2, 0), (a, thick / 2, high), body, .002),
             box((-a + .012, -thick / 2 - .0006, .012), (a - .012, -thick / 2 + .001, high - .012), plain('web', (.42, .43, .43), .35, .6), .001)]
    for side in (-1, 1):
        parts.append(box((side * a - .006, -thick / 2 - .001, -.0005), (side * a + .006, thick / 2 + .001, high + .0005), dark, .003))
        parts.append(disc((side * (a - .09), -thick / 2 - .001, high / 2), .017, .004, dark, 'y'))
        parts.append(box((side * (a - .09) - .0045, -thick / 2 - .005, high / 2 - .013), (side * (a - .09) + .0045, -thick / 2 - .002, high / 2 + .013), clear, .002))
    parts += [box((-.034, -thick / 2 - .002, high - .026), (.034, thick / 2 + .001, high - .005), dark, .002),
              box((-.024, -thick / 2 - .006, high - .021), (.024, -thick / 2 - .001, high - .010), clear, .003),
              box((-.024, -.006, high - .006), (.024, .006, high + .0012), clear, .002)]
    for mark in (-.0085, .0085):
        parts.append(box((mark - .0005, -thick / 2 - .0064, high - .021), (mark + .0005, -thick / 2 - .0055, high - .010), dark, 0))
    move = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(lean), 4, 'Y'))
    for part in parts:
        part.matrix_basis = move @ part.matrix_basis


def spacer(surface, u, v, out, joint, material, arm=.008, proud=.006):
    """A cross between four tiles, standing a little out of the joint."""
    half = joint / 2 - .0001
    on(surface, (u - arm, v - half, out), (u + arm, v + half, out + proud), material, 0, 'spacer')
    on(surface, (u - half, v - arm, out), (u + half, v + arm, out + proud - .0001), material, 0, 'spacer')


def handmade(surface, area, material, thickness=.011, round_by=.0035, wave=.0006, dome=.0006, step=.001, seed=1, lean=.006, chips=1.0):
    """One hand-cut tile as a close-up needs it: its face waves and leans, its edges are pressed round and worn thin in places."""
    rng = random.Random(seed)
    u0, v0, u1, v1 = area
    leans = rng.gauss(0, lean), rng.gauss(0, lean)
    middle = (u0 + u1) / 2, (v0 + v1) / 2
    rims = []

    def face(u, v):
        edge = min(u - u0, u1 - u, v - v0, v1 - v)
        corner = math.hypot(max(0, round_by - min(u - u0, u1 - u)), max(0, round_by - min(v - v0, v1 - v)))
        near = min(1.0, corner / round_by)
        worn = chips * max(0.0, rough((u, v, seed * 3.1), .012) - .18) * max(0, 1 - edge / .006)
        rims.append(min(1.0, near ** 2 * .8 + worn * 2.2))
        if edge < 1e-6:
            return 0.0
        swell = dome * (1 - ((u - middle[0]) / (u1 - u0) * 2) ** 2) * (1 - ((v - middle[1]) / (v1 - v0) * 2) ** 2)
        level = thickness + swell + wave * noise.fractal(Vector((u, v, seed * 1.7)) / .046, 1.0, 2.0, 2) + leans[0] * (u - middle[0]) + leans[1] * (v - middle[1])
        return level - round_by * .8 * (1 - math.sqrt(max(0, 1 - near ** 2))) - worn * .0022
    body = relief(surface, area, step, face, material, 'handmade')
    count = len(body.data.polygons)
    body.data.attributes.new('shade', 'FLOAT', 'FACE').data.foreach_set('value', [rng.random()] * count)
    body.data.attributes.new('shift', 'FLOAT_VECTOR', 'FACE').data.foreach_set('vector', [rng.uniform(-40, 40) for _ in range(3)] * count)
    body.data.attributes.new('rim', 'FLOAT', 'POINT').data.foreach_set('value', rims)
    return body
