"""Baths and basins."""
import math

from shapes import box, disc, lathe, loft, loft_outlines, tube


def freestanding_bath(at, material, length=1.65, width=.74, height=.58):
    """A modern double-ended bath with a slim rim, its length along x."""
    a, b = length / 2, width / 2
    rings = [(a * .78, b * .70, 0), (a * .80, b * .73, .015), (a * .86, b * .83, height * .30),
             (a * .93, b * .92, height * .65), (a * .985, b * .98, height * .93), (a, b, height - .012),
             (a, b, height - .004), (a - .005, b - .005, height), (a - .020, b - .020, height),
             (a - .027, b - .027, height - .008), (a * .93, b * .90, height * .86), (a * .84, b * .80, height * .5),
             (a * .74, b * .68, height * .26), (a * .66, b * .56, .135), (a * .5, b * .4, .125), (a * .05, b * .05, .122)]
    body = loft(rings, material, at, steps=96, power=2.35)
    return body


def roll_top_bath(at, inside, outside, metal, length=1.62, width=.74, height=.60):
    """A cast-iron roll-top bath on ball feet, its length along x."""
    a, b = length / 2, width / 2
    foot = .15
    depth = height - foot
    shape = [(.62, .52, 0), (.70, .64, .02), (.79, .78, .18), (.86, .88, .45), (.91, .94, .75), (.935, .955, .96)]
    outer = [(a * x, b * y, foot + depth * z) for x, y, z in shape]
    loft([(a * .1, b * .1, foot)] + outer, outside, at, steps=96, power=2.4, closed=(True, False))
    inner = [(x - .012, y - .012, z + .012) for x, y, z in outer]
    loft([(a * .1, b * .1, foot + .014)] + inner, inside, at, steps=96, power=2.4, closed=(True, False))
    roll = .021
    wide, deep, top = outer[-1][0] + .012, outer[-1][1] + .012, height - .012
    loft([(wide + roll * math.cos(t), deep + roll * math.cos(t), top + roll * math.sin(t))
          for t in [2 * math.pi * k / 16 for k in range(17)]], inside, at, steps=96, power=2.4, closed=(False, False))
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = at[0] + sx * a * .58, at[1] + sy * b * .50
            tube([(x - sx * .03, y - sy * .05, at[2] + .20), (x + sx * .02, y + sy * .01, at[2] + .15),
                  (x + sx * .035, y + sy * .02, at[2] + .09), (x + sx * .02, y + sy * .012, at[2] + .04)], .021, metal)
            lathe([(max(.001, .030 * math.sin(math.pi * k / 12)), .030 - .030 * math.cos(math.pi * k / 12))
                   for k in range(13)], metal, (x + sx * .02, y + sy * .012, at[2]), steps=32)


def built_in_bath(low, high, material, panel, front='y', cracked=None):
    """A bath let into an alcove; the panel closes its long side towards the room."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    middle = ((x0 + x1) / 2, (y0 + y1) / 2, z0)
    a, b, h = (x1 - x0) / 2, (y1 - y0) / 2, z1 - z0
    rings = [(a, b, h - .045, 0, 0, 60), (a, b, h - .008, 0, 0, 60), (a - .006, b - .006, h, 0, 0, 60),
             (a - .075, b - .075, h, 0, 0, 9), (a - .084, b - .084, h - .006, 0, 0, 8),
             (a - .095, b - .095, h - .05, 0, 0, 7), (a - .15, b - .12, h * .5, 0, 0, 5.5),
             (a - .24, b - .16, h * .26, 0, 0, 4.5), (a - .30, b - .21, h * .22, 0, 0, 4), (.02, .02, h * .215, 0, 0, 2)]
    loft(rings, material, middle, steps=160, closed=(False, True))
    if front == 'y':
        box((x0, y0 + .015, z0), (x1, y0 + .035, z1 - .04), panel, .003, 'panel')
    else:
        box((x0 + .015, y0, z0), (x0 + .035, y1, z1 - .04), panel, .003, 'panel')
    return middle


def vessel_basin(at, material, width=.44, depth=.36, height=.13, power=2.6):
    """A thin-rimmed bowl that stands on a counter; ``at`` is under its middle."""
    a, b = width / 2, depth / 2
    rings = [(a * .62, b * .62, 0), (a * .66, b * .66, .006), (a * .80, b * .80, height * .35),
             (a * .95, b * .95, height * .85), (a, b, height - .004), (a - .003, b - .003, height),
             (a - .009, b - .009, height), (a - .012, b - .012, height - .004), (a * .88, b * .88, height * .75),
             (a * .72, b * .72, height * .32), (a * .50, b * .50, .022), (a * .05, b * .05, .018)]
    return loft(rings, material, at, steps=96, power=power)


def counter_basin(at, material, width=.55, depth=.40, height=.11):
    """A rectangular basin with soft corners, standing on a counter."""
    return vessel_basin(at, material, width, depth, height, 6.5)


def close_coupled_wc(at, china, metal, seat=None):
    """A WC with a smooth, nearly upright skirt down to the floor and a cistern on its back; ``at`` is on the floor, its back against the wall (y).

    Its back is flat against the wall, so no pipe shows. It faces -y.
    """
    x, y, z = at

    def plan(half, front, height, back=0.0, power=2.4):
        """A D: straight sides from the back, then a rounded front."""
        straight = -(-front - back) * .42 - back
        left = [(-half, -back), (-half, straight)]
        curve = []
        for k in range(1, 48):
            t = math.pi * k / 48
            c, s = math.cos(t), math.sin(t)
            curve.append((-half * math.copysign(abs(c) ** (2 / power), c), straight + (front - straight) * abs(s) ** (2 / power)))
        right = [(half, straight), (half, -back)]
        return [(x + u, y + v, z + height) for u, v in left + curve + right]
    loft_outlines([plan(.164, -.560, 0, power=2.8), plan(.167, -.564, .004, power=2.8), plan(.168, -.567, .06, power=2.8), plan(.170, -.578, .19, power=2.7),
                   plan(.173, -.598, .30, power=2.6), plan(.177, -.619, .37, power=2.5), plan(.179, -.628, .390), plan(.179, -.629, .401), plan(.175, -.624, .405)],
                  china, name='pan', angle=35)
    for low, thick, half, front in ((.4075, .016, .181, -.634), (.4265, .020, .183, -.637)):
        loft_outlines([plan(half - .005, front + .005, low, .185), plan(half, front, low + .004, .183), plan(half, front, low + thick - .006, .183),
                       plan(half - .004, front + .004, low + thick - .001, .185), plan(half - .016, front + .016, low + thick, .195)],
                      seat or china, name='seat', angle=35)
    for side in (-1, 1):
        disc((x + side * .075, y - .190, z + .424), .016, .036, metal, 'z', .003)
    b = .085
    loft([(.176, b - .004, .395), (.181, b - .001, .404), (.186, b, .60), (.187, b, .758), (.183, b - .004, .762)], china, (x, y - b, z), power=9, steps=96)
    loft([(.190, b + .002, .764), (.195, b + .006, .768), (.196, b + .007, .790), (.193, b + .004, .797), (.180, b - .008, .801)], china,
         (x, y - b - .003, z), power=9, steps=96)
    disc((x, y - b, z + .803), .028, .008, metal, 'z', .003)
    disc((x, y - b, z + .808), .021, .004, metal, 'z', .001)
