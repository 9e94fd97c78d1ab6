"""Taps, showers, mirrors, glass, rails and drains. Unless said otherwise the
wall behind faces -y and ``at`` is on its face."""
import math

from mathutils import Matrix, Vector

from materials import plain
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
    pipe([(x, y, z + height * .80), (x, y + turn * reach, z + height * .76), (x, y + turn * reach, z + height * .62)],
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
    pipe([(x, y, z), (x, y, z + height), (x, y - reach, z + height), (x, y - reach, z + height - .12)], .016, .07, metal)
    lathe([(.016, 0), (.0185, .002), (.0185, .028), (.016, .030)], metal, (x, y - reach, z + height - .135), steps=40)
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


def bar_valve(at, metal, length=.27):
    """A thermostatic bar on the wall: a round body on two covers, a handle at each end."""
    x, y, z = at
    out = y - .055
    for side in (-1, 1):
        px = x + side * .075
        disc((px, y - .006, z), .031, .012, metal, 'y', .004, 64)
        tube([(px, y, z), (px, out, z)], .014, metal, smooth=False)
        end = x + side * length / 2
        lathe([(.0001, 0), (.0205, 0), (.0225, .003), (.0225, .044), (.0205, .047), (.0001, .047)], metal,
              (end - .0235, out, z), 'x', 64, closed=False)
        disc((end - side * .029, out, z), .0205, .004, black(), 'x', .001)
        lathe([(.006, 0), (.006, .020), (.0045, .022)], metal, (end + side * .002, out, z + .020), steps=24)
    lathe([(.0001, 0), (.0195, 0), (.0195, length - .06), (.0001, length - .06)], metal, (x - length / 2 + .03, out, z), 'x', 64,
          closed=False)


def black():
    """The dark joint between a handle and its body."""
    return plain('joint', (.02, .02, .02), .4)


def hand_shower(at, metal, length=.65, outlet=(.12, 1.0), valve=False):
    """A slide rail with handset, and a hose that hangs in a bow to its outlet on the wall.

    ``at`` is the middle of the rail; ``outlet`` is how far to the right of it, and how high, the hose meets the wall.
    With ``valve`` it leaves the underside of a bar valve there instead.
    """
    x, y, z = at
    front = y - .055
    for end in (-1, 1):
        pz = z + end * length / 2 * .92
        disc((x, y - .005, pz), .021, .010, metal, 'y', .003)
        tube([(x, y, pz), (x, front, pz)], .010, metal, smooth=False)
    lathe([(.009, 0), (.0105, .0015), (.0105, length - .0015), (.009, length)], metal, (x, front, z - length / 2), steps=48)
    top = z + length * .30
    lathe([(.017, 0), (.019, .002), (.019, .044), (.017, .046)], metal, (x, front, top - .023), steps=48)
    tube([(x, front - .012, top), (x, front - .052, top)], .012, metal, smooth=False)
    grip, head = (x, front - .040, top - .085), (x, front - .078, top + .105)
    tube([grip, (x, front - .050, top), (x, front - .066, top + .07), head], .0115, metal)
    rose = lathe([(.0001, -.030), (.010, -.030), (.024, -.018), (.050, -.008), (.054, -.004), (.054, .004), (.051, .007), (.0001, .007)],
                 metal, head, 'y', 72, closed=False)
    rose.matrix_basis = Matrix.Translation(head) @ Matrix.Rotation(math.radians(104), 4, 'X')
    ox, oz = x + outlet[0], outlet[1]
    if valve:
        oz, out = oz + .034, .055
        lathe([(.0105, -.030), (.0120, -.028), (.0120, -.012), (.0105, -.010), (.0105, .004)], metal, (ox, y - out, oz), steps=40)
        oz += .012
    else:
        out = .042
        disc((ox, y - .006, oz), .027, .012, metal, 'y', .004)
        pipe([(ox, y, oz), (ox, y - out, oz), (ox, y - out, oz - .036)], .0105, .014, metal)
        lathe([(.0095, 0), (.0115, .002), (.0115, .018), (.008, .022)], metal, (ox, y - out, oz - .052), steps=40)
    lathe([(.0075, 0), (.0095, .003), (.0105, .026), (.0105, .030)], metal, (grip[0], grip[1], grip[2] - .028), steps=40)
    low = min(grip[2], oz) - .30
    start, end = Vector((grip[0], grip[1], grip[2] - .020)), Vector((ox, y - out, oz - .046))
    drop_a, drop_b = start.z - low, end.z - low
    places = []
    for k in range(41):
        t = k / 40
        a, b = start + Vector((0, 0, -drop_a * 1.36)), end + Vector((0, 0, -drop_b * 1.36))
        places.append(start * (1 - t) ** 3 + a * 3 * t * (1 - t) ** 2 + b * 3 * t * t * (1 - t) + end * t ** 3)
    tube(places, .0068, metal)


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
    """A heated towel ladder on brackets with wall plates, its valves fed from the wall; ``at`` is the middle of its foot, on the wall's face."""
    x, y, z = at
    wide, tall = size
    for side in (-1, 1):
        px = x + side * wide / 2
        tube([(px, y - .09, z), (px, y - .09, z + tall)], .016, metal, smooth=False)
        for height in (.1, .9):
            tube([(px, y, z + tall * height), (px, y - .09, z + tall * height)], .010, metal, smooth=False)
            disc((px, y - .004, z + tall * height), .021, .008, metal, 'y', .002)
        pipe([(px, y - .09, z + .01), (px, y - .09, z - .055), (px, y, z - .055)], .0078, .016, metal)
        disc((px, y - .003, z - .055), .022, .006, metal, 'y', .002)
        lathe([(.013, 0), (.015, .004), (.015, .040), (.012, .046)], metal, (px, y - .09, z - .048), steps=32)
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
