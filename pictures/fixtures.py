"""Taps, showers, mirrors, glass, rails and drains. Unless said otherwise the
wall behind faces -y and ``at`` is on its face."""
import math

from shapes import add, box, disc, lathe, pipe, tube


def handle(at, metal, cross=False):
    """A round wall plate with a lever or a cross-head."""
    x, y, z = at
    disc((x, y - .006, z), .027, .012, metal, 'y', .003)
    lathe([(.013, 0), (.013, .036), (.017, .040), (.017, .052), (.012, .056)], metal, at, 'y', 40)
    tip = y - .048
    if cross:
        for a, b in (((-.036, 0), (.036, 0)), ((0, -.036), (0, .036))):
            tube([(x + a[0], tip, z + a[1]), (x + b[0], tip, z + b[1])], .0058, metal, smooth=False)
        for dx, dz in ((-.036, 0), (.036, 0), (0, -.036), (0, .036)):
            _ball((x + dx, tip, z + dz), .0085, metal)
        _ball((x, tip - .006, z), .012, metal)
    else:
        box((x - .006, tip - .010, z - .008), (x + .006, tip + .006, z + .062), metal, .003)


def _ball(at, radius, material):
    lathe([(max(.0008, radius * math.sin(math.pi * k / 12)), -radius * math.cos(math.pi * k / 12))
           for k in range(13)], material, at, steps=24)


def wall_tap(at, metal, reach=.19, spread=.11, cross=False):
    """A three-hole tap on the wall: two handles and a spout."""
    x, y, z = at
    disc((x, y - .005, z), .026, .010, metal, 'y', .003)
    pipe([(x, y, z), (x, y - reach, z), (x, y - reach, z - .05)], .0105, .028, metal)
    for side in (-1, 1):
        handle((x + side * spread, y, z), metal, cross)


def pillar_tap(at, metal, height=.14, reach=.12, turn=-1):
    """A single-lever deck tap whose spout points along y times ``turn``."""
    x, y, z = at
    disc((x, y, z + .004), .026, .008, metal, 'z', .002)
    lathe([(.020, 0), (.020, height), (.018, height + .004)], metal, at, steps=48)
    pipe([(x, y, z + height * .72), (x, y + turn * reach, z + height * .66), (x, y + turn * reach, z + height * .52)],
         .010, .016, metal)
    tube([(x, y, z + height + .012), (x, y - turn * .004, z + height + .018), (x, y + turn * .07, z + height + .034)],
         .0052, metal, smooth=False)
    lathe([(.0195, 0), (.0195, .016), (.016, .020)], metal, (x, y, z + height + .006), steps=48)


def bridge_mixer(at, metal, spread=.18, height=.10, reach=.17):
    """A traditional bath mixer with cross-heads on two pillars and a handset cradle."""
    x, y, z = at
    for side in (-1, 1):
        px = x + side * spread / 2
        disc((px, y, z + .005), .024, .010, metal, 'z')
        tube([(px, y, z), (px, y, z + height)], .012, metal, smooth=False)
        _ball((px, y, z + height), .021, metal)
        tube([(px, y, z + height), (px, y, z + height + .04)], .008, metal, smooth=False)
        for dx, dy in ((1, 0), (0, 1)):
            tube([(px - dx * .034, y - dy * .034, z + height + .045), (px + dx * .034, y + dy * .034, z + height + .045)],
                 .006, metal, smooth=False)
    tube([(x - spread / 2, y, z + height), (x + spread / 2, y, z + height)], .013, metal, smooth=False)
    pipe([(x, y, z + height), (x, y - reach, z + height + .03), (x, y - reach, z + height - .03)], .012, .03, metal)
    tube([(x, y, z + height), (x, y, z + height + .11)], .009, metal, smooth=False)
    tube([(x - .11, y, z + height + .13), (x, y, z + height + .12), (x + .10, y, z + height + .135)], .011, metal)
    lathe([(.012, 0), (.034, .022), (.036, .034), (.030, .038)], metal, (x - .12, y, z + height + .105), steps=40)


def bath_filler(at, metal, height=.95, reach=.22):
    """A floor-standing bath spout with handset, its spout towards -y."""
    x, y, z = at
    disc((x, y, z + .006), .055, .012, metal, 'z')
    pipe([(x, y, z), (x, y, z + height), (x, y - reach, z + height), (x, y - reach, z + height - .06)], .016, .07, metal)
    box((x - .03, y - .022, z + height * .68), (x + .03, y + .022, z + height * .68 + .045), metal, .006)
    tube([(x + .035, y, z + height * .70), (x + .075, y, z + height * .70)], .006, metal, smooth=False)
    box((x + .072, y - .008, z + height * .70 - .006), (x + .084, y + .008, z + height * .70 + .06), metal, .003)
    tube([(x - .045, y, z + height * .66), (x - .05, y, z + height * .92)], .011, metal, smooth=False)
    tube([(x - .045, y, z + height * .66), (x - .09, y - .01, z + height * .42), (x - .02, y, z + height * .36),
          (x, y, z + height * .60)], .006, metal)


def rain_shower(at, metal, reach=.40, radius=.125):
    """A flat shower rose on a wall arm; ``at`` is where the arm leaves the wall."""
    x, y, z = at
    disc((x, y - .005, z), .030, .010, metal, 'y')
    pipe([(x, y, z), (x, y - reach, z), (x, y - reach, z - .07)], .011, .04, metal)
    disc((x, y - reach, z - .078), radius, .010, metal, 'z', .003, 96)
    lathe([(.022, 0), (.022, .02), (.013, .028)], metal, (x, y - reach, z - .072), steps=40)


def shower_valve(at, metal, radius=.075):
    """A thermostatic plate with two controls."""
    x, y, z = at
    disc((x, y - .005, z), radius, .010, metal, 'y', .003, 96)
    lathe([(.024, 0), (.024, .045), (.020, .050)], metal, (x, y, z), 'y', 48)
    box((x - .006, y - .056, z - .004), (x + .006, y - .040, z + .058), metal, .003)


def hand_shower(at, metal, length=.65):
    """A slide rail with handset and hose; ``at`` is the middle of the rail."""
    x, y, z = at
    for end in (-1, 1):
        tube([(x, y, z + end * length / 2 * .94), (x, y - .05, z + end * length / 2 * .94)], .009, metal, smooth=False)
    tube([(x, y - .05, z - length / 2), (x, y - .05, z + length / 2)], .0095, metal, smooth=False)
    top = z + length * .30
    box((x - .018, y - .075, top - .02), (x + .018, y - .036, top + .02), metal, .006)
    tube([(x, y - .085, top - .10), (x, y - .085, top + .05), (x, y - .11, top + .10)], .011, metal)
    lathe([(.012, 0), (.045, .016), (.045, .026), (.040, .028)], metal, (x, y - .105, top + .105), 'y', 48)
    tube([(x, y - .085, top - .10), (x + .03, y - .07, z - length * .42), (x + .10, y - .06, z - length * .62),
          (x + .15, y - .03, z - length * .46), (x + .15, y, z - length * .40)], .0065, metal)


def round_mirror(at, glass, metal, radius=.36):
    """A round mirror in a thin frame."""
    x, y, z = at
    disc((x, y - .020, z), radius, .010, glass, 'y', .001, 128)
    ring = [(radius + .006 + .009 * math.cos(a), .022 + .011 * math.sin(a)) for a in
            [2 * math.pi * k / 12 for k in range(13)]]
    lathe(ring, metal, at, 'y', 128, closed=False)


def framed_mirror(at, size, glass, frame, edge=.014, depth=.03):
    """A rectangular mirror in a frame."""
    x, y, z = at
    a, b = size[0] / 2, size[1] / 2
    box((x - a, y - depth + .008, z - b), (x + a, y - .002, z + b), glass, 0)
    for low, high in (((-a - edge, -b - edge), (-a, b + edge)), ((a, -b - edge), (a + edge, b + edge)),
                      ((-a, -b - edge), (a, -b)), ((-a, b), (a, b + edge))):
        box((x + low[0], y - depth, z + low[1]), (x + high[0], y, z + high[1]), frame, .002)


def arched_mirror(at, size, glass, metal):
    """A mirror with a round head; ``at`` is the middle of its foot."""
    x, y, z = at
    a, tall = size[0] / 2, size[1]
    outline = [(-a, 0), (a, 0)] + [(a * math.cos(t), tall - a + a * math.sin(t)) for t in
                                   [math.pi * k / 48 for k in range(49)]]
    add('mirror', [(x + u, y - .02, z + v) for u, v in outline], [tuple(range(len(outline)))], glass)
    path = [(x + u, y - .018, z + v) for u, v in outline[2:]]
    tube([path[-1], (x - a, y - .018, z), (x + a, y - .018, z), path[0]], .009, metal, smooth=False)
    tube(path, .009, metal, smooth=False)


def glass_panel(low, high, glass, edge, axis='x'):
    """A fixed pane in a plane across ``axis``, with a greenish polished edge."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    if axis == 'x':
        add('pane', [(x0, y0, z0), (x0, y1, z0), (x0, y1, z1), (x0, y0, z1)], [(0, 1, 2, 3)], glass)
        box((x0 - .004, y0 - .002, z0), (x0 + .004, y0 + .002, z1), edge, 0)
        box((x0 - .004, y0, z1 - .002), (x0 + .004, y1, z1 + .002), edge, 0)
    else:
        add('pane', [(x0, y0, z0), (x1, y0, z0), (x1, y0, z1), (x0, y0, z1)], [(0, 1, 2, 3)], glass)
        for x in (x0, x1):
            box((x - .002, y0 - .004, z0), (x + .002, y0 + .004, z1), edge, 0)
        box((x0, y0 - .004, z1 - .002), (x1, y0 + .004, z1 + .002), edge, 0)


def towel_rail(at, length, metal, reach=.075):
    """A straight rail; returns the middle of the bar."""
    x, y, z = at
    for side in (-1, 1):
        px = x + side * (length / 2 - .02)
        disc((px, y - .005, z), .022, .010, metal, 'y')
        tube([(px, y, z), (px, y - reach, z)], .007, metal, smooth=False)
    tube([(x - length / 2, y - reach, z), (x + length / 2, y - reach, z)], .008, metal, smooth=False)
    return (x, y - reach, z)


def ladder_radiator(at, size, metal, rungs=12):
    """A heated towel ladder; ``at`` is the middle of its foot."""
    x, y, z = at
    wide, tall = size
    for side in (-1, 1):
        px = x + side * wide / 2
        tube([(px, y - .09, z), (px, y - .09, z + tall)], .016, metal, smooth=False)
        for height in (.1, .9):
            tube([(px, y, z + tall * height), (px, y - .09, z + tall * height)], .010, metal, smooth=False)
    for k in range(rungs):
        if k % 4 == 3:
            continue
        height = z + .05 + (tall - .1) * k / (rungs - 1)
        tube([(x - wide / 2, y - .098, height), (x + wide / 2, y - .098, height)], .010, metal, smooth=False)


def drain(at, length, metal, axis='x'):
    """A linear slot drain flush with the floor."""
    x, y, z = at
    a, b = (length / 2, .035) if axis == 'x' else (.035, length / 2)
    box((x - a, y - b, z - .004), (x + a, y + b, z + .001), metal, .001)
