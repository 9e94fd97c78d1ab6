"""The tiler's van, and a small car."""
import math

import materials as m
from shapes import add, bevel, box, disc, lathe, tube


def van(at, p, body=None, long=4.9):
    """The tiler's van, its nose towards -y; ``at`` is the middle of its nose on the road."""
    x, y, z = at
    green = body or m.plain('van green', (.012, .066, .050), .3, specular=.5)
    glass, rubber = m.plain('van glass', (.022, .028, .032), .08), m.plain('rubber', (.018, .018, .019), .6)
    belt, roof, half, top = 1.12, 2.02, .97, .80
    lower = [(.06, .36), (.0, .52), (.0, .80), (.12, .98), (.95, belt), (long, belt), (long + .01, .36)]
    upper = [(.95, belt), (1.72, roof - .14), (2.02, roof - .02), (2.4, roof), (long - .16, roof), (long - .04, roof - .10), (long, belt)]
    for profile, wide in ((lower, lambda v: half), (upper, lambda v: half + (top - half) * (v - belt) / (roof - belt))):
        verts = [(x + s * wide(v), y + u, z + v) for s in (-1, 1) for u, v in profile]
        n = len(profile)
        faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        bevel(add('van', verts, faces, green), .05, 4)

    def flat(points, material, out=.012):
        add('van part', points, [tuple(range(len(points)))], material)

    def side(s, v):
        return x + s * (half + (top - half) * (v - belt) / (roof - belt) + .006 if v >= belt else half + .006)
    slope = [(1.00, belt + .06), (1.66, roof - .20)]
    flat([(x - .84, y + slope[0][0] - .02, z + slope[0][1]), (x + .84, y + slope[0][0] - .02, z + slope[0][1]),
        (x + .72, y + slope[1][0] - .02, z + slope[1][1]),
          (x - .72, y + slope[1][0] - .02, z + slope[1][1])], glass)
    for s in (-1, 1):
        quad = [(1.22, belt + .05), (2.12, belt + .05), (2.12, roof - .24), (1.86, roof - .24)]
        flat([(side(s, v), y + u, z + v) for u, v in (quad if s > 0 else quad[::-1])], glass)
        for wy in (.92, long - .98):
            disc((x + s * (half - .085), y + wy, z + .345), .345, .21, rubber, 'x', .05, 40)
            disc((x + s * (half + .012), y + wy, z + .345), .205, .03, m.plain('wheel', (.50, .50, .49), .35, 1.0), 'x', .01, 40)
            disc((x + s * (half - .02), y + wy, z + .40), .43, .056, m.plain('arch', (.012, .013, .014), .7), 'x', 0, 40)
        box((min(x + s * half, x + s * (half + .012)), y + 2.30, z + .62), (max(x + s * half, x + s * (half + .012)), y + long - .14, z + .66),
            p.brass, 0)
        _mark(x + s * (half + .008), y + 3.05, z + .74, s)
        box((x + s * .70 - .15, y - .012, z + .72), (x + s * .70 + .15, y + .05, z + .90), m.plain('lamp glass', (.86, .85, .80), .1), .03)
        box((x + s * 1.04 - .07, y + 1.18, z + belt + .02), (x + s * 1.04 + .07, y + 1.30, z + belt + .24), p.black, .02)
    box((x - .95, y - .03, z + .30), (x + .95, y + .12, z + .50), p.black, .03)
    box((x - .42, y - .012, z + .60), (x + .42, y + .03, z + .72), p.black, .02)
    box((x - .26, y - .040, z + .37), (x + .26, y - .03, z + .47), m.plain('plate', (.80, .79, .74), .4), 0)
    box((x - .92, y + .3, z + .20), (x + .92, y + long - .2, z + .50), p.black, 0)
    for bar in (2.5, long - .5):
        tube([(x - .74, y + bar, z + roof + .07), (x + .74, y + bar, z + roof + .07)], .02, p.black, smooth=False)
    for k, run in enumerate((-.45, -.15)):
        tube([(x + run, y + 2.3, z + roof + .11), (x + run, y + long - .2, z + roof + .11)], .024, m.plain('ladder', (.60, .60, .58), .4, 1.0),
            smooth=False)
    for k in range(8):
        tube([(x - .45, y + 2.45 + k * .29, z + roof + .11), (x - .15, y + 2.45 + k * .29, z + roof + .11)], .012,
            m.plain('rung', (.60, .60, .58), .4, 1.0), smooth=False)


def _mark(x, y, z, side):
    """A tile cut in two, on the van's flank."""
    tone = m.plain('mark', (.80, .78, .72), .4)
    size = .34
    points = [[(0, 0), (size, 0), (0, size)], [(size, .03), (size, size), (.03, size)]]
    for shape in points:
        add('mark', [(x + side * .004, y + u, z + v) for u, v in (shape if side > 0 else shape[::-1])], [(0, 1, 2)], tone)


def car(at, p, colour=(.36, .045, .03)):
    """A small car, its nose towards -y."""
    x, y, z = at
    paint, glass, rubber = m.plain('car paint', colour, .22, specular=.5), m.plain('car glass', (.03, .035, .04), .1), m.plain('rubber',
        (.018, .018, .019), .6)
    belt, roof, long, half, top = .80, 1.36, 3.5, .74, .58
    lower = [(.05, .24), (0, .36), (.02, .66), (.85, belt), (long - .03, belt), (long, .36), (long - .05, .24)]
    upper = [(.90, belt), (1.35, roof - .05), (1.6, roof), (2.9, roof), (3.1, roof - .06), (long - .10, belt)]

    def wide(v):
        return half if v <= belt else half + (top - half) * (v - belt) / (roof - belt)
    for profile in (lower, upper):
        n = len(profile)
        verts = [(x + s * wide(v), y + u, z + v) for s in (-1, 1) for u, v in profile]
        faces = [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        bevel(add('car', verts, faces, paint), .06, 4)
    for s in (-1, 1):
        for quad in (((1.16, belt + .05), (2.02, belt + .05), (2.02, roof - .10), (1.46, roof - .10)),
                ((2.10, belt + .05), (3.16, belt + .05), (2.98, roof - .10), (2.10, roof - .10))):
            points = [(x + s * (wide(v) + .008), y + u, z + v) for u, v in (quad if s > 0 else quad[::-1])]
            add('car window', points, [(0, 1, 2, 3)], glass)
        for wy in (.62, long - .66):
            disc((x + s * (half - .06), y + wy, z + .28), .28, .17, rubber, 'x', .04, 36)
            disc((x + s * (half + .025), y + wy, z + .28), .15, .02, m.plain('wheel', (.55, .55, .54), .3, 1.0), 'x', .006, 36)
        disc((x + s * .50, y - .01, z + .56), .10, .05, m.plain('lamp glass', (.86, .85, .80), .1), 'y', .02, 28)
    add('windscreen', [(x - .60, y + .94, z + belt + .06), (x + .60, y + .94, z + belt + .06), (x + .52, y + 1.30, z + roof - .10), (x - .52,
        y + 1.30, z + roof - .10)], [(0, 1, 2, 3)], glass)
    box((x - .70, y - .05, z + .30), (x + .70, y + .05, z + .40), m.plain('bumper', (.55, .55, .54), .3, 1.0), .02)


def bicycle(x, y, cell, p):
    """A bicycle that leans by the wall."""
    metal = m.plain('frame', (.12, .022, .018), .3)
    z = cell.z + .34
    for wx in (x - .52, x + .52):
        lathe([(.315, -.012), (.34, -.012), (.34, .012), (.315, .012), (.315, -.012)], p.black, (wx, y, z), 'y', 36, closed=False)
        for k in range(8):
            tube([(wx, y, z), (wx + .32 * math.cos(k * .785), y, z + .32 * math.sin(k * .785))], .003, p.lead, smooth=False)
    for a, b in (((-.52, 0), (-.12, -.02)), ((-.12, -.02), (.30, .46)), ((-.22, .46), (.32, .50)), ((-.12, -.02), (-.24, .60)),
            ((-.52, 0), (-.21, .44)), ((.52, 0), (.29, .58)),
                 ((.29, .58), (.22, .68))):
        tube([(x + a[0], y, z + a[1]), (x + b[0], y, z + b[1])], .016, metal, smooth=False)
    box((x - .34, y - .07, z + .58), (x - .12, y + .07, z + .63), p.black, .02)
