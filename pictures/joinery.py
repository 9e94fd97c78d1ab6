"""Vanities, shelves, cabinets, stools and counters."""
import math

from shapes import box, lathe, pipe, slab, tube


def bar_pull(at, length, metal, upright=True):
    """A slim bar handle that stands off a front facing -y."""
    x, y, z = at
    half = length / 2
    ends = [(0, 0, -half), (0, 0, half)] if upright else [(-half, 0, 0), (half, 0, 0)]
    points = [(x + a, y - .028, z + c) for a, _, c in ends]
    tube(points, .0055, metal, smooth=False)
    for a, _, c in ends:
        tube([(x + a * .8, y, z + c * .8), (x + a * .8, y - .028, z + c * .8)], .0045, metal, smooth=False)


def knob(at, metal):
    """A small turned knob on a front facing -y."""
    lathe([(.007, 0), (.006, .012), (.014, .018), (.016, .024), (.010, .030), (.001, .031)], metal, at, 'y', 32)


def vanity(middle, size, front, top, metal, drawers=(2, 1), bottom=.38, height=.84, top_depth=.03,
           fluted=False, back=0.0):
    """A wall-hung cabinet with drawer fronts; ``middle`` is its x, it backs on to y = ``back``."""
    wide, deep = size
    x0, x1 = middle - wide / 2, middle + wide / 2
    y0, y1 = back - deep, back
    body_top = height - top_depth
    box((x0 + .004, y0 + .022, bottom + .004), (x1 - .004, y1, body_top), front, .001, 'carcass')
    columns, rows = drawers
    gap = .0035
    for c in range(columns):
        for r in range(rows):
            a = x0 + wide * c / columns + gap / 2
            b = x0 + wide * (c + 1) / columns - gap / 2
            low = bottom + (body_top - bottom) * r / rows + gap / 2
            high = bottom + (body_top - bottom) * (r + 1) / rows - gap / 2
            box((a, y0, low), (b, y0 + .021, high), front, .0015, 'front')
            if fluted:
                count = int((b - a) / .022)
                step = (b - a) / count
                for k in range(count):
                    tube([(a + step * (k + .5), y0, low + .002), (a + step * (k + .5), y0, high - .002)],
                         step * .46, front, smooth=False)
            lift = .010 if fluted else 0
            bar_pull(((a + b) / 2, y0 - lift, high - .055 if not fluted else (low + high) / 2), .16, metal, False)
    slab((middle, (y0 + y1) / 2 - .006, height - top_depth / 2), (wide + .02, deep + .012, top_depth), top, .003, 'top')
    return height


def shelf(low, high, material, metal=None, brackets=()):
    """A board with optional metal brackets at given x positions (wall faces -y)."""
    box(low, high, material, .003, 'shelf')
    for x in brackets:
        y0, y1 = low[1] + .03, high[1]
        pipe([(x, y1 - .006, low[2] - .16), (x, y1 - .006, low[2] - .006), (x, y0, low[2] - .006)], .006, .02, metal)


def stool(at, material, height=.45, radius=.17, legs=3, splay=.05):
    """A turned wooden stool."""
    x, y, z = at
    lathe([(radius * .2, -.032), (radius - .012, -.032), (radius - .002, -.024), (radius, -.014), (radius - .006, -.004),
           (radius - .03, 0), (radius * .3, -.006), (.001, -.007)], material, (x, y, z + height), steps=72)
    for k in range(legs):
        a = 2 * math.pi * k / legs + .6
        top, foot = radius * .62, radius * .62 + splay
        tube([(x + top * math.cos(a), y + top * math.sin(a), z + height - .03),
              (x + foot * math.cos(a), y + foot * math.sin(a), z)], .014, material, smooth=False)
    ring = radius * .62 + splay * .6
    points = [(x + ring * math.cos(2 * math.pi * k / legs + .6), y + ring * math.sin(2 * math.pi * k / legs + .6),
               z + height * .38) for k in range(legs)]
    for a, b in zip(points, points[1:] + points[:1]):
        tube([a, b], .008, material, smooth=False)


def square_stool(at, material, height=.45, side=.32):
    """A four-legged stool with a plank seat, rails below it and a stretcher on two sides."""
    x, y, z = at
    a, leg = side / 2, .017
    box((x - a, y - a, z + height - .026), (x + a, y + a, z + height), material, .008, 'seat')
    for sx in (-1, 1):
        for sy in (-1, 1):
            px, py = x + sx * (a - .030), y + sy * (a - .030)
            box((px - leg, py - leg, z), (px + leg, py + leg, z + height - .026), material, .003, 'leg')
    for s in (-1, 1):
        at_side = s * (a - .030)
        box((x - a + .04, y + at_side - .008, z + height - .086), (x + a - .04, y + at_side + .008, z + height - .026), material, .002)
        box((x + at_side - .008, y - a + .04, z + height - .086), (x + at_side + .008, y + a - .04, z + height - .026), material, .002)
        box((x + at_side - .009, y - a + .04, z + .12), (x + at_side + .009, y + a - .04, z + .148), material, .003)


def ceramic_stool(at, material, height=.45, radius=.165):
    """A glazed garden stool: a drum with a swelling middle and two raised bands."""
    profile = [(.001, 0), (radius * .78, 0), (radius * .82, .006)]
    for k in range(25):
        t = k / 24
        band = .005 * (math.exp(-((t - .12) / .02) ** 2) + math.exp(-((t - .88) / .02) ** 2))
        profile.append((radius * (.82 + .18 * math.sin(math.pi * t)) + band, .008 + (height - .016) * t))
    lathe(profile + [(radius * .80, height - .004), (radius * .74, height), (.001, height)], material, at, steps=96)


def niche(x0, x1, z0, z1, depth, lining, sill, frame=None, back=None, face=-.010):
    """A recess in the wall at y = 0, lined inside its opening; ``face`` is the y of the tiles.

    The lining is 10 mm thick, so the sill's top is at ``z0 + .010``.
    """
    thick = .010
    box((x0, face, z0), (x0 + thick, depth, z1), lining, .0005)
    box((x1 - thick, face, z0), (x1, depth, z1), lining, .0005)
    box((x0 + thick, face, z1 - thick), (x1 - thick, depth, z1), lining, .0005)
    box((x0 + thick, face, z0), (x1 - thick, depth, z0 + thick), sill, .0005)
    if back:
        box((x0, depth, z0), (x1, depth + .012, z1), back, 0)
    if frame:
        for a, b, c, d in ((x0, z0, x0 + thick, z1), (x1 - thick, z0, x1, z1),
                           (x0 + thick, z1 - thick, x1 - thick, z1), (x0 + thick, z0, x1 - thick, z0 + thick)):
            box((a, face - .0015, b), (c, face + .001, d), frame, .0004)


def shaker_front(x0, x1, z0, z1, y, material, rail=.065):
    """A framed cabinet door whose face is at ``y`` (facing -y)."""
    box((x0, y + .008, z0), (x1, y + .020, z1), material, .001)
    for a, b, c, d in ((x0, z0, x0 + rail, z1), (x1 - rail, z0, x1, z1), (x0 + rail, z0, x1 - rail, z0 + rail),
                       (x0 + rail, z1 - rail, x1 - rail, z1)):
        box((a, y, b), (c, y + .012, d), material, .0015)


def base_units(x0, x1, y0, height, material, metal, count=3, plinth=.12, back=0.0):
    """A run of shaker base cabinets from ``y0`` (front) back to a wall."""
    box((x0, y0 + .022, plinth), (x1, back, height), material, .001)
    box((x0, y0 + .08, 0), (x1, back, plinth), material, .001)
    for k in range(count):
        a = x0 + (x1 - x0) * k / count + .002
        b = x0 + (x1 - x0) * (k + 1) / count - .002
        shaker_front(a, b, plinth + .004, height - .004, y0, material)
        knob((b - .035 if k % 2 == 0 else a + .035, y0, height - .12), metal)
