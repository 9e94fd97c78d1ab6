"""What belongs to a room: its hearth, its kitchen, its books and pictures."""
import random

import materials as m
from house.bathroom import tiled
from house.furniture import pendant
from house.masonry import faces
from rooms import on
from shapes import box, lathe, tube


def rug(cell, colour, p, edge=None, size=(.62, .5)):
    """A rug in the middle of the floor."""
    wide, mid = cell.x1 - cell.x0, (cell.x0 + cell.x1) / 2
    a = wide * size[0] / 2
    y0, y1 = cell.deep * .20, cell.deep * (.20 + size[1])
    box((mid - a, y0, cell.z), (mid + a, y1, cell.z + .012), m.plain('rug', edge or tuple(c * .6 for c in colour), .95), .004)
    box((mid - a + .12, y0 + .12, cell.z), (mid + a - .12, y1 - .12, cell.z + .016), m.plain('rug', colour, .95), .004)


def fireplace(x, cell, p, stone=(.70, .68, .64), breast=(.75, .72, .66)):
    """A chimney breast with a marble surround, a mirror above and a black grate."""
    y, z = cell.deep, cell.z
    box((x - .75, y - .36, z), (x + .75, y, cell.top), m.plain('breast', breast, .8), .004)
    box((x - .75 - .04, y - .40, cell.top - .09), (x + .79, y, cell.top), p.white, .02)
    marble = m.plain('surround', stone, .25)
    for side in (-1, 1):
        box((x + side * .56 - .11, y - .46, z), (x + side * .56 + .11, y - .36, z + 1.02), marble, .012)
    box((x - .67, y - .46, z + .80), (x + .67, y - .36, z + 1.02), marble, .012)
    box((x - .76, y - .54, z + 1.02), (x + .76, y - .36, z + 1.08), marble, .012)
    box((x - .45, y - .375, z), (x + .45, y - .362, z + .80), p.black, 0)
    box((x - .28, y - .44, z + .06), (x + .28, y - .37, z + .34), p.black, .02)
    box((x - .80, y - .72, z), (x + .80, y - .36, z + .02), marble, .004)
    high = min(1.1, cell.top - z - 1.40)
    if high > .4:
        box((x - .44, y - .40, z + 1.14), (x + .44, y - .362, z + 1.16 + high), p.brass, .02)
        box((x - .39, y - .408, z + 1.19), (x + .39, y - .39, z + 1.11 + high), m.plain('glass', (.50, .54, .55), .15), 0)
    for k, s in ((-.6, .10), (.58, .16)):
        lathe([(.05, 0), (.07, s * .4), (.03, s), (.045, s + .02)], m.plain('vase', (.16, .30, .32), .3), (x + k, y - .46, z + 1.08), steps=20)


def pictures(cell, places, seed=1):
    """Framed pictures on the back wall: (u, v, wide, high)."""
    rng = random.Random(seed)
    back = faces(cell)[0]
    for u, v, wide, high in places:
        on(back, (u, v, .012), (u + wide, v + high, .04), m.plain('frame', (.06, .045, .03) if rng.random() < .6 else (.55, .38, .15), .4), .005)
        on(back, (u + .04, v + .04, .038), (u + wide - .04, v + high - .04, .044), m.plain('mount', (.78, .76, .70), .8), 0)
        on(back, (u + .11, v + .11, .042), (u + wide - .11, v + high - .11, .048),
            m.plain('print', (rng.uniform(.1, .5), rng.uniform(.15, .4), rng.uniform(.1, .4)), .8), 0)


def books(cell, x0, x1, z0, z1, p, depth=.28, seed=2):
    """A bookcase on the back wall, filled."""
    rng = random.Random(seed)
    y = cell.deep - .012
    box((x0, y - .02, z0), (x1, y, z1), p.white, 0)
    for x in (x0, x1 - .03):
        box((x, y - depth, z0), (x + .03, y, z1), p.white, .003)
    count = max(1, round((z1 - z0) / .36))
    tones = ((.30, .07, .05), (.06, .13, .18), (.11, .17, .10), (.52, .42, .26), (.42, .20, .07), (.62, .58, .50), (.10, .075, .06), (.20, .26, .29))
    skins = [m.plain('book', t, .7) for t in tones]
    for k in range(count + 1):
        z = z0 + (z1 - z0 - .03) * k / count
        box((x0, y - depth, z), (x1, y, z + .03), p.white, .003)
        if k == count:
            break
        x = x0 + .05
        while x < x1 - .10:
            if rng.random() < .10:
                x += rng.uniform(.08, .25)
                continue
            thick, tall = rng.uniform(.025, .055), rng.uniform(.19, .30)
            box((x, y - depth + .05, z + .03), (x + thick - .003, y - .03, z + .03 + tall), skins[rng.randrange(8)], 0)
            x += thick


def kitchen(cell, p, colour, span=None, island=True):
    """Base units, worktop, wall tiles, a hob, shelves; with an island if there is room."""
    x0, x1 = span or (cell.x0 + .15, cell.x1 - .15)
    y, z = cell.deep - .012, cell.z
    paint, top = m.plain('units', colour, .45), m.plain('worktop', (.74, .72, .68), .25)
    count = max(2, round((x1 - x0) / .6))
    box((x0, y - .52, z), (x1, y, z + .10), p.black, 0)
    for k in range(count):
        a, b = x0 + (x1 - x0) * k / count, x0 + (x1 - x0) * (k + 1) / count
        box((a + .006, y - .60, z + .10), (b - .006, y, z + .88), paint, .006)
        box((b - .12, y - .625, z + .76), (b - .06, y - .60, z + .78), p.brass, .003)
    box((x0 - .02, y - .63, z + .88), (x1 + .02, y, z + .92), top, .006)
    back = faces(cell)[0]
    tiled(back, (x0 - cell.x0, .92, x1 - cell.x0, 1.48), (.15, .075), [(.66, .63, .56), (.72, .69, .62)], m.grout('kitchen grout', (.48, .45, .40)),
        6, .5)
    box((x0, y - .24, z + 1.62), (x1, y, z + 1.65), p.oak, .004)
    rng = random.Random(8)
    for k in range(int((x1 - x0) / .22)):
        r, h = rng.uniform(.04, .07), rng.uniform(.08, .20)
        tone = m.plain('crock', ((.72, .70, .64), (.20, .28, .26), (.55, .30, .12), (.14, .20, .28))[rng.randrange(4)], .4)
        lathe([(r * .8, 0), (r, .02), (r, h), (r * .7, h + .02)], tone, (x0 + .15 + k * .22, y - .12, z + 1.65), steps=16)
    tap = x0 + (x1 - x0) * .3
    tube([(tap, y - .12, z + .92), (tap, y - .12, z + 1.22), (tap, y - .30, z + 1.22), (tap, y - .30, z + 1.14)], .016, p.brass)
    box((x1 - 1.1, y - .54, z + .922), (x1 - .55, y - .10, z + .928), p.black, 0)
    if island:
        ix, iy = (x0 + x1) / 2, y - 1.75
        box((ix - .85, iy - .36, z), (ix + .85, iy + .36, z + .88), paint, .006)
        box((ix - .92, iy - .42, z + .88), (ix + .92, iy + .42, z + .92), top, .006)
        for k in (-.45, .45):
            lathe([(.17, .60), (.17, .64), (.02, .64)], p.oak, (ix + k, iy - .72, z), steps=24)
            for a, b in ((-1, -1), (1, -1), (-1, 1), (1, 1)):
                tube([(ix + k + a * .10, iy - .72 + b * .10, z + .60), (ix + k + a * .15, iy - .72 + b * .15, z)], .012, p.black, smooth=False)
            pendant(ix + k, iy, cell, p, cell.top - z - 1.85)


def boiler(x, cell, p, y=None):
    """A boiler on the wall."""
    y = cell.deep - .02 if y is None else y
    box((x - .21, y - .33, cell.z + 1.35), (x + .21, y, cell.z + 2.05), p.white, .02)
    box((x - .10, y - .335, cell.z + 1.42), (x + .10, y - .32, cell.z + 1.48), p.black, .004)
