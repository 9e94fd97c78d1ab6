"""An espresso machine and a grinder for the café."""
import math

import smallthings as small
from materials import plain
from shapes import box, disc, lathe, pipe, tube


def espresso(at, steel, black, wood, china):
    """A two-group machine; ``at`` is the middle of its footprint, its face towards -y."""
    x, y, z = at
    wide, deep, tall = .72, .46, .42
    a, front, back = wide / 2, y - deep / 2, y + deep / 2
    for sx in (-1, 1):
        for sy in (-1, 1):
            lathe([(.022, 0), (.022, .03), (.016, .05)], black, (x + sx * (a - .07), y + sy * (deep / 2 - .07), z), steps=32)
    low = z + .05
    box((x - a, front + .02, low), (x + a, back, low + .085), steel, .008)
    box((x - a + .03, front + .03, low + .083), (x + a - .03, y + .06, low + .089), black, .001)
    for k in range(17):
        gx = x - a + .05 + (wide - .10) * k / 16
        tube([(gx, front + .035, low + .091), (gx, y + .055, low + .091)], .0025, steel, smooth=False)
    box((x - a, y + .06, low + .08), (x + a, back, z + tall), steel, .010)
    box((x - a, front + .06, z + tall - .13), (x + a, back, z + tall), steel, .018)
    box((x - a + .02, front + .052, z + tall - .112), (x + a - .02, front + .062, z + tall - .022), black, .004)
    for side in (-1, 1):
        box((x + side * a - .012, front + .015, low), (x + side * a + .012, back + .004, z + tall + .006), wood, .010)
        gx = x + side * .16
        gy = front + .11
        lathe([(.036, 0), (.036, .05), (.030, .06)], steel, (gx, gy, z + tall - .185), steps=48)
        lathe([(.034, 0), (.037, .004), (.037, .022), (.034, .026)], steel, (gx, gy, z + tall - .208), steps=48)
        tube([(gx, gy - .03, z + tall - .195), (gx, gy - .075, z + tall - .20)], .008, steel, smooth=False)
        tube([(gx, gy - .07, z + tall - .20), (gx, gy - .18, z + tall - .212)], .0145, wood, smooth=False)
        for dx in (-.012, .012):
            tube([(gx + dx * .4, gy, z + tall - .21), (gx + dx, gy, z + tall - .235)], .005, steel, smooth=False)
        small.cup((gx, gy, low + .093), china, radius=.036, height=.055, turn=-1.2)
        sx = x + side * (a - .055)
        disc((sx, front + .046, z + tall - .066), .026, .03, black, 'y', .004)
        pipe([(sx, front + .07, z + tall - .14), (sx, front + .03, z + tall - .15), (sx, front + .015, low + .12)], .006, .02, steel)
    disc((x, front + .050, z + tall - .066), .034, .012, steel, 'y', .003)
    disc((x, front + .043, z + tall - .066), .029, .004, china, 'y', .001)
    tube([(x, front + .040, z + tall - .066), (x - .014, front + .040, z + tall - .050)], .0016, black, smooth=False)
    _cups_on_top((x, y, z + tall), wide, deep, steel, china)


def _cups_on_top(at, wide, deep, steel, china):
    x, y, z = at
    rail = z + .045
    a, b = wide / 2 - .03, deep / 2 - .03
    corners = [(x - a, y - b + .06), (x + a, y - b + .06), (x + a, y + b), (x - a, y + b)]
    for p, q in zip(corners, corners[1:] + corners[:1]):
        tube([(*p, rail), (*q, rail)], .005, steel, smooth=False)
    for p in corners:
        tube([(*p, z), (*p, rail)], .005, steel, smooth=False)
    for row in range(3):
        for k in range(6):
            if (row, k) in ((0, 4), (1, 1)):
                continue
            small.cup((x - a + .075 + k * .10, y - b + .13 + row * .105, z), china, radius=.038, height=.058,
                      turn=math.pi * (.1 + .17 * ((k * 5 + row * 3) % 7)))


def grinder(at, black, steel):
    """A grinder with a hopper of beans."""
    x, y, z = at
    box((x - .09, y - .12, z), (x + .09, y + .12, z + .04), black, .010)
    box((x - .075, y - .04, z + .03), (x + .075, y + .11, z + .36), black, .018)
    box((x - .055, y - .115, z + .26), (x + .055, y - .03, z + .33), black, .012)
    lathe([(.022, 0), (.030, .05)], steel, (x, y - .085, z + .21), steps=32)
    for dx in (-.028, .028):
        tube([(x + dx, y - .04, z + .17), (x + dx, y - .12, z + .17)], .004, steel, smooth=False)
    beans = plain('beans', (.060, .026, .012), .35)
    lathe([(.040, 0), (.085, .10), (.088, .15)], beans, (x, y + .03, z + .36), steps=48)
    lathe([(.089, 0), (.092, .05), (.092, .06), (.088, .065)], black, (x, y + .03, z + .51), steps=48)
