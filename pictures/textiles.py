"""Towels: hung, folded and rolled; a bath mat."""
import math
import random

from mathutils import Matrix

from shapes import add


def _thicken(body, thickness):
    solid = body.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = thickness
    solid.offset = 0
    return body


def hung_towel(x0, x1, y, z, material, front=.5, back=.42, rail=.012, seed=1, folds=3.2, depth=.012):
    """A towel over a rail that runs along x; (y, z) is the middle of the rail."""
    rng = random.Random(seed)
    phase = [rng.uniform(0, 6.3) for _ in range(4)]
    radius = rail + .005
    path = [(radius, -back + back * k / 16) for k in range(16)]
    path += [(radius * math.cos(a), radius * math.sin(a)) for a in [math.pi * k / 10 for k in range(11)]]
    path += [(-radius, -front * k / 22) for k in range(1, 23)]
    columns = 44
    verts = []
    for out, down in path:
        hang = max(0.0, -down)
        loose = min(1.0, hang / .35)
        for c in range(columns + 1):
            t = c / columns
            x = x0 + (x1 - x0) * (t + (.5 - t) * .05 * loose)
            wave = math.sin(t * folds * 6.283 + phase[0]) + .5 * math.sin(t * folds * 14 + phase[1] + hang * 3)
            side = -1 if out < 0 else 1
            verts.append((x, y + out + side * loose * depth * (.9 + wave * .6), z + down + .006 * loose * math.sin(t * 5 + phase[2])))
    wide = columns + 1
    faces = [(r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c)
             for r in range(len(path) - 1) for c in range(columns)]
    body = add('towel', verts, faces, material, True, 180)
    _hemmed(body, [min(back + path[r][1] if r < 16 else 9, front + path[r][1] if r > 26 else 9)
                   for r in range(len(path)) for _ in range(wide)])
    return _thicken(body, .007)


def _hemmed(body, distances):
    """Note each corner's distance from the nearest hem, for the woven band."""
    body.data.attributes.new('hem', 'FLOAT', 'POINT').data.foreach_set('value', distances)


def curtain(start, end, top, bottom, material, pleats=11, depth=.045, seed=2):
    """A gathered curtain that hangs between two points (x, y), its pleats widening downwards."""
    rng = random.Random(seed)
    (x0, y0), (x1, y1) = start, end
    length = math.hypot(x1 - x0, y1 - y0)
    along = ((x1 - x0) / length, (y1 - y0) / length)
    across = (-along[1], along[0])
    ups = [(rng.uniform(0, 6.3), rng.uniform(.6, 1.4)) for _ in range(pleats + 2)]
    columns, rows = pleats * 28, 60
    verts = []
    for r in range(rows + 1):
        fall = r / rows
        open_by = .45 + .55 * min(1, fall * 2.2)
        for c in range(columns + 1):
            t = c / columns
            k = t * pleats
            one, two = ups[int(k)], ups[int(k) + 1]
            part = k - int(k)
            size = one[1] + (two[1] - one[1]) * part
            turn = 6.283 * k + .35 * math.sin(one[0] + fall * 2.1) * part * (1 - part) * 4
            out = depth * size * open_by * (math.sin(turn) + .22 * math.sin(2 * turn + fall * 2 + one[0]))
            out += depth * .35 * fall * math.sin(fall * 3 + t * 5)
            slide = .010 * open_by * math.sin(2 * turn) + .02 * fall * (t - .5) * math.sin(ups[0][0])
            z = top - (top - bottom) * fall + .006 * fall * math.sin(turn + 1)
            verts.append((x0 + along[0] * (t * length + slide) + across[0] * out,
                          y0 + along[1] * (t * length + slide) + across[1] * out, z))
    wide = columns + 1
    faces = [(r * wide + c, r * wide + c + 1, (r + 1) * wide + c + 1, (r + 1) * wide + c)
             for r in range(rows) for c in range(columns)]
    return _thicken(add('curtain', verts, faces, material, True, 180), .0015)


def folded_towels(at, size, materials, seed=3):
    """A neat stack: one towel per material, each folded in three with its fold to the front."""
    rng = random.Random(seed)
    x, y, z = at
    wide, deep, high = size
    for material in materials:
        body = _folded(wide + rng.gauss(0, .003), deep + rng.gauss(0, .003), high, material, rng)
        body.matrix_basis = (Matrix.Translation((x + rng.gauss(0, .002), y + rng.gauss(0, .002), z))
                             @ Matrix.Rotation(rng.gauss(0, .02), 4, 'Z'))
        z += high * .97


def _folded(wide, deep, high, material, rng):
    """One towel, its section an outer fold round an inner layer, a little slack in each."""
    ply = high / 3
    bend, phase = high / 2 - ply / 2, rng.uniform(0, 6.3)
    front = -deep / 2 + high / 2
    sheets = [[(deep / 2, ply / 2)] + [(deep / 2 - (deep - high / 2) * k / 12, ply / 2) for k in range(1, 12)]
              + [(front - bend * math.sin(t), high / 2 - bend * math.cos(t)) for t in [math.pi * k / 12 for k in range(13)]]
              + [(front + (deep - high / 2) * k / 12, high - ply / 2) for k in range(1, 13)],
              [(deep / 2 - (deep - high / 2 - ply * .2) * k / 12, high / 2) for k in range(13)]]
    columns, verts, faces = 26, [], []
    for sheet in sheets:
        start = len(verts)
        for k, (v, w) in enumerate(sheet):
            for c in range(columns + 1):
                u = wide * (c / columns - .5)
                slack = .0016 * math.sin(u * 31 + v * 17 + phase) + .0010 * math.sin(u * 73 - v * 41 + phase * 2)
                verts.append((u, v + slack, w + slack * (w / high)))
        rows = columns + 1
        faces += [(start + r * rows + c, start + r * rows + c + 1, start + (r + 1) * rows + c + 1, start + (r + 1) * rows + c)
                  for r in range(len(sheet) - 1) for c in range(columns)]
    body = _thicken(add('folded', verts, faces, material, True, 180), ply * .96)
    soften = body.modifiers.new('soft', 'BEVEL')
    soften.width, soften.segments, soften.limit_method, soften.angle_limit = ply * .36, 4, 'ANGLE', math.radians(55)
    return body


def rolled_towel(at, length, material, radius=.055, turn=0.0, axis='y'):
    """A towel rolled up, lying along an axis; ``at`` is the middle of its underside."""
    points = []
    turns, steps = 3.4, 90
    for k in range(steps + 1):
        a = turns * 2 * math.pi * k / steps
        r = .010 + (radius - .014) * k / steps
        points.append((r * math.cos(a - 1.9), r * math.sin(a - 1.9)))
    verts = [(u, s * length / 2, v) for u, v in points for s in (-1, -.5, 0, .5, 1)]
    faces = [(i * 5 + j, i * 5 + j + 1, i * 5 + j + 6, i * 5 + j + 5) for i in range(steps) for j in range(4)]
    body = _thicken(add('rolled', verts, faces, material, True, 180), .011)
    quarter = math.pi / 2 if axis == 'x' else 0
    body.matrix_basis = (Matrix.Translation((at[0], at[1], at[2] + radius * .98))
                         @ Matrix.Rotation(math.radians(turn) + quarter, 4, 'Z'))
    return body


def mat(at, size, material, turn=0.0, pitch=.016):
    """A thick cotton bath mat, tufted in rows, with a plain edge."""
    wide, deep = size
    fine = pitch / 4
    columns, rows = round(wide / fine), round(deep / fine)
    verts = []
    for r in range(rows + 1):
        for c in range(columns + 1):
            u, v = wide * (c / columns - .5), deep * (r / rows - .5)
            edge = min(wide / 2 - abs(u), deep / 2 - abs(v))
            tuft = abs(math.sin(math.pi * u / pitch)) * abs(math.sin(math.pi * v / pitch))
            verts.append((u, v, .010 * min(1, edge / .004) + (.011 * math.sqrt(tuft) if edge > .030 else 0)))
    faces = [(r * (columns + 1) + c, r * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c + 1, (r + 1) * (columns + 1) + c)
             for r in range(rows) for c in range(columns)]
    body = add('mat', verts, faces, material, True, 180)
    body.matrix_basis = Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
    return body
