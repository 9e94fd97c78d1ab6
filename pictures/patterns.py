"""Tile layouts as flat convex polygons: lists of ``Tile(points, kind)``."""
import math
from collections import namedtuple

Tile = namedtuple('Tile', 'points kind')


def rectangle(u0, v0, u1, v1, kind=0):
    """One rectangle."""
    return Tile([(u0, v0), (u1, v0), (u1, v1), (u0, v1)], kind)


def grid(area, size, gap, bond=0.0, start=(0, 0), kind=0):
    """Rectangles in rows over an area; bond shifts every other row by a part of a tile."""
    u0, v0, u1, v1 = area
    wide, high = size
    step_u, step_v = wide + gap, high + gap
    tiles = []
    for row in range(-1, int((v1 - v0) / step_v) + 2):
        for column in range(-2, int((u1 - u0) / step_u) + 3):
            u = u0 + start[0] + column * step_u + (bond * step_u if row % 2 else 0) + gap / 2
            v = v0 + start[1] + row * step_v + gap / 2
            tiles.append(rectangle(u, v, u + wide, v + high, kind))
    return clip(tiles, area)


def chequer(area, size, gap, start=(0, 0)):
    """Squares in two kinds, alternating."""
    u0, v0 = area[:2]
    return [Tile(t.points, int(round((t.points[0][0] - u0 - start[0]) / (size + gap))
                               + round((t.points[0][1] - v0 - start[1]) / (size + gap))) % 2)
            for t in grid(area, (size, size), gap, 0, start)]


def hexagons(area, size, gap):
    """Pointed hexagons, ``size`` across the flats."""
    u0, v0, u1, v1 = area
    step = size + gap
    radius = size / math.sqrt(3)
    tiles = []
    for row in range(-1, int((v1 - v0) / (step * .866)) + 2):
        for column in range(-1, int((u1 - u0) / step) + 2):
            u = u0 + column * step + (step / 2 if row % 2 else 0)
            v = v0 + row * step * .866
            tiles.append(Tile([(u + radius * math.cos(math.radians(30 + 60 * k)),
                                v + radius * math.sin(math.radians(30 + 60 * k))) for k in range(6)], 0))
    return clip(tiles, area)


def octagon_and_dot(area, size, dot, gap, start=(0, 0)):
    """Octagons (kind 0) with small squares on point (kind 1) between them."""
    u0, v0, u1, v1 = area
    step = size + gap
    cut = dot / math.sqrt(2) + gap * .2
    half = size / 2
    tiles = []
    for i in range(-1, int((u1 - u0) / step) + 3):
        for j in range(-1, int((v1 - v0) / step) + 3):
            u, v = u0 + start[0] % step + i * step, v0 + start[1] % step + j * step
            a, b = half, half - cut
            tiles.append(Tile([(u + x, v + y) for x, y in
                               ((a, -b), (a, b), (b, a), (-b, a), (-a, b), (-a, -b), (-b, -a), (b, -a))], 0))
            d = cut - gap * .45
            tiles.append(diamond(u + step / 2, v + step / 2, d, 1))
    return clip(tiles, area)


def diamond(u, v, reach, kind):
    """A square on its point."""
    return Tile([(u + reach, v), (u, v + reach), (u - reach, v), (u, v - reach)], kind)


def star_floor(area, module, gap):
    """A Victorian star of squares, diamonds and triangles.

    Kinds: 0 centre diamond, 1 corners of the centre, 2 inner rays, 3 star
    points, 4 diamond between the stars, 5 its corners.
    """
    u0, v0, u1, v1 = area
    m = module
    tiles = []
    for i in range(-1, int((u1 - u0) / m) + 2):
        for j in range(-1, int((v1 - v0) / m) + 2):
            u, v = u0 + i * m, v0 + j * m
            corners = [(u, v), (u + m, v), (u + m, v + m), (u, v + m)]
            mid = (u + m / 2, v + m / 2)
            if (i + j) % 2:
                across = i % 2
                for k in range(4):
                    kind = 3 if k % 2 == across else 2
                    tiles.append(Tile([corners[k], corners[(k + 1) % 4], mid], kind))
            else:
                kinds = (0, 1) if i % 2 else (4, 5)
                tiles.append(diamond(*mid, m / 2, kinds[0]))
                for k in range(4):
                    c, before, after = corners[k], corners[k - 1], corners[(k + 1) % 4]
                    tiles.append(Tile([c, _middle(c, after), _middle(c, before)], kinds[1]))
    return clip([shrink(t, gap / 2) for t in tiles], area)


def border_row(area, gap, kinds, along='u', count=None):
    """A run of squares on point with triangles, filling a narrow strip; as square as can be unless ``count`` is given."""
    u0, v0, u1, v1 = area
    if along == 'v':
        turned = border_row((v0, u0, v1, u1), gap, kinds, count=count)
        return [Tile([(v, u) for u, v in reversed(t.points)], t.kind) for t in turned]
    high = v1 - v0
    count = count or max(1, round((u1 - u0) / high))
    step = (u1 - u0) / count
    tiles = []
    for i in range(count):
        left, mid = u0 + i * step, u0 + (i + .5) * step
        right, centre = left + step, (v0 + v1) / 2
        tiles.append(Tile([(mid, v0), (right, centre), (mid, v1), (left, centre)], kinds[i % 2]))
        for side in (v0, v1):
            tiles.append(Tile(_anticlockwise([(left, side), (mid, side), (left, centre)]), kinds[2]))
            tiles.append(Tile(_anticlockwise([(mid, side), (right, side), (right, centre)]), kinds[2]))
    return [shrink(t, gap / 2) for t in tiles]


def course(area, about, gap, kind=0):
    """One course along a narrow strip, in whole tiles of about a given length."""
    u0, v0, u1, v1 = area
    if v1 - v0 > u1 - u0:
        return [Tile([(v, u) for u, v in reversed(t.points)], kind) for t in course((v0, u0, v1, u1), about, gap)]
    count = max(1, round((u1 - u0) / about))
    step = (u1 - u0) / count
    return [rectangle(u0 + k * step + gap / 2, v0 + gap / 2, u0 + (k + 1) * step - gap / 2, v1 - gap / 2, kind)
            for k in range(count)]


def _middle(a, b):
    return ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)


def signed_area(points):
    """Positive for anticlockwise polygons."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1])) / 2


def _anticlockwise(points):
    return points if signed_area(points) > 0 else points[::-1]


def shrink(tile, by):
    """Move every edge of a convex polygon inwards."""
    points = _anticlockwise(list(tile.points))
    lines = []
    for a, b in zip(points, points[1:] + points[:1]):
        du, dv = b[0] - a[0], b[1] - a[1]
        length = math.hypot(du, dv) or 1e-9
        normal = (-dv / length, du / length)
        lines.append((normal, normal[0] * a[0] + normal[1] * a[1] + by))
    result = []
    for (n1, c1), (n2, c2) in zip(lines[-1:] + lines[:-1], lines):
        det = n1[0] * n2[1] - n1[1] * n2[0]
        if abs(det) < 1e-6:
            continue
        result.append(((c1 * n2[1] - c2 * n1[1]) / det, (n1[0] * c2 - n2[0] * c1) / det))
    return Tile(result, tile.kind)


def split(tile, through, direction):
    """Cut a convex polygon along a line: the two sides (either may be None)."""
    normal = (-direction[1], direction[0])
    return (_side(tile, through, normal), _side(tile, through, (-normal[0], -normal[1])))


def _side(tile, through, normal):
    def depth(p):
        return (p[0] - through[0]) * normal[0] + (p[1] - through[1]) * normal[1]
    kept = []
    points = list(tile.points)
    for a, b in zip(points, points[1:] + points[:1]):
        da, db = depth(a), depth(b)
        if da > -1e-9:
            kept.append(a)
        if (da > 1e-9 and db < -1e-9) or (da < -1e-9 and db > 1e-9):
            t = da / (da - db)
            kept.append((a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))
    if len(kept) < 3 or abs(signed_area(kept)) < 4e-6:
        return None
    return Tile(kept, tile.kind)


def clip(tiles, area):
    """Cut tiles to a rectangle, as a tiler would."""
    u0, v0, u1, v1 = area
    edges = [((u0, 0), (1, 0)), ((u1, 0), (-1, 0)), ((0, v0), (0, 1)), ((0, v1), (0, -1))]
    kept = []
    for tile in tiles:
        for through, normal in edges:
            tile = tile and _side(tile, through, normal)
        if tile:
            kept.append(tile)
    return kept


def cut_out(tiles, hole):
    """Remove a rectangle (a niche or a window) from a layout."""
    u0, v0, u1, v1 = hole
    kept = []
    for tile in tiles:
        us, vs = zip(*tile.points)
        if max(us) <= u0 or min(us) >= u1 or max(vs) <= v0 or min(vs) >= v1:
            kept.append(tile)
            continue
        far = 99
        for part in ((-far, -far, u0, far), (u1, -far, far, far), (u0, -far, u1, v0), (u0, v1, u1, far)):
            kept += clip([tile], part)
    return kept


def herringbone(area, width, ratio, gap):
    """Oblongs, ``ratio`` times as long as wide (a whole number), laid at 45 degrees to the area."""
    u0, v0, u1, v1 = area
    s = width + gap
    reach = (u1 - u0) + (v1 - v0)
    mid = ((u0 + u1) / 2, (v0 + v1) / 2)
    turn = math.sqrt(.5)
    tiles = []
    count = int(reach / s) + ratio
    for i in range(-count, count):
        for j in range(-count, count):
            step = (i - j) % (2 * ratio)
            if step == 0:
                low, high = (i * s, j * s), (i * s + ratio * s, j * s + s)
            elif step == ratio:
                low, high = (i * s, j * s - (ratio - 1) * s), (i * s + s, j * s + s)
            else:
                continue
            a, b, c, d = low[0] + gap / 2, low[1] + gap / 2, high[0] - gap / 2, high[1] - gap / 2
            if abs(a) + abs(b) > reach * 1.6:
                continue
            points = [(mid[0] + (x - y) * turn, mid[1] + (x + y) * turn) for x, y in ((a, b), (c, b), (c, d), (a, d))]
            tiles.append(Tile(points, 0))
    return clip(tiles, area)


def pennies(area, size, gap, one=False, sides=28):
    """Round mosaic in a honeycomb, ``size`` across; or only one of them."""
    u0, v0, u1, v1 = area
    step, r = size + gap, size / 2

    def round_at(u, v):
        return Tile([(u + r * math.cos(2 * math.pi * k / sides), v + r * math.sin(2 * math.pi * k / sides))
                     for k in range(sides)], 0)
    if one:
        return round_at((u0 + u1) / 2, (v0 + v1) / 2)
    return clip([round_at(u0 + (i + (j % 2) / 2) * step, v0 + j * step * math.sqrt(.75))
                 for j in range(int((v1 - v0) / (step * .866)) + 2) for i in range(int((u1 - u0) / step) + 2)], area)
