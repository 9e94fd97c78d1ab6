"""The human things: bottles, cups, trays, books, soap."""
import math

from mathutils import Matrix

from materials import plain
from shapes import box, disc, lathe, loft, pipe, slab, tube


def bottle(at, material, radius=.032, height=.15, neck=None, label=None):
    """A round bottle; give ``neck`` a material for a pump."""
    x, y, z = at
    lathe([(radius - .004, 0), (radius, .004), (radius, height - .018), (radius * .92, height - .006),
           (radius * .45, height), (radius * .42, height + .012)], material, at, steps=56)
    if label:
        lathe([(radius + .0006, height * .22), (radius + .0006, height * .66)], label, at, steps=56, closed=False)
    if neck:
        lathe([(radius * .50, 0), (radius * .50, .016), (.006, .018), (.006, .040), (.011, .041), (.011, .052), (.004, .054)],
              neck, (x, y, z + height + .006), steps=32)
        tube([(x, y, z + height + .054), (x - .020, y - .026, z + height + .053), (x - .026, y - .034, z + height + .046)],
             .0042, neck)


def apothecary(at, material, stopper, radius=.030, height=.13):
    """A shouldered bottle with a ball stopper."""
    x, y, z = at
    lathe([(radius - .003, 0), (radius, .003), (radius, height * .60), (radius * .92, height * .70), (radius * .45, height * .80),
           (radius * .32, height * .86), (radius * .32, height * .97), (radius * .44, height), (radius * .30, height + .001)],
          material, at, steps=56)
    lathe([(radius * .26, 0), (radius * .26, .006)], stopper, (x, y, z + height), steps=32)
    _ball((x, y, z + height + .006 + radius * .36), radius * .40, stopper)


def square_bottle(at, material, metal, side=.060, height=.15):
    """A square bottle with rounded edges and a low pump."""
    x, y, z = at
    a = side / 2
    loft([(a - .003, a - .003, 0), (a, a, .003), (a, a, height - .012), (a - .004, a - .004, height - .003), (a * .45, a * .45, height)],
         material, at, power=7)
    lathe([(.013, 0), (.013, .014), (.005, .016), (.005, .030), (.010, .031), (.010, .040), (.001, .041)], metal,
          (x, y, z + height), steps=32)
    tube([(x, y, z + height + .036), (x - .030, y - .020, z + height + .035)], .004, metal)


def dispenser(at, material, metal, radius=.038, height=.12):
    """A turned stoneware dispenser, wide below and rounded above, with a bent spout."""
    x, y, z = at
    lathe([(radius * .86, 0), (radius * .94, .004), (radius, height * .30), (radius * .97, height * .62), (radius * .78, height * .86),
           (radius * .46, height * .97), (radius * .30, height), (.001, height)], material, at, steps=64)
    pipe([(x, y, z + height - .002), (x, y, z + height + .045), (x - .022, y - .030, z + height + .045),
          (x - .022, y - .030, z + height + .034)], .0042, .008, metal)
    lathe([(.012, 0), (.012, .010), (.010, .012)], metal, (x, y, z + height), steps=32)


def jar(at, material, radius=.04, height=.08, lid=None):
    """A lidded jar."""
    lathe([(radius - .004, 0), (radius, .005), (radius, height - .004), (radius - .004, height)], material, at, steps=56)
    if lid:
        x, y, z = at
        disc((x, y, z + height + .008), radius * 1.02, .016, lid, 'z', .004, 56)


def cup(at, material, inside=None, radius=.042, height=.062, turn=0.0, saucer=False, drink=None):
    """A cup with a handle, and a saucer if asked for."""
    x, y, z = at
    if saucer:
        lathe([(.030, 0), (.034, .003), (.072, .013), (.074, .016), (.070, .017), (.036, .007), (.001, .006)], material, at,
              steps=64)
        z += .007
    low = radius * .62
    lathe([(low * .8, 0), (low, .003), (radius * .93, height * .45), (radius, height - .003), (radius - .002, height),
           (radius - .005, height - .002), (radius * .86, height * .45), (low * .8, .007), (.001, .006)],
          material, (x, y, z), steps=64)
    if drink:
        disc((x, y, z + height * .80), radius * .90, .002, drink, 'z', .0005, 48)
    points = []
    for k in range(9):
        a = math.pi * k / 8
        out = radius * (.93 + .72 * math.sin(a))
        points.append((x + out * math.cos(turn), y + out * math.sin(turn), z + height * (.54 + .30 * math.cos(a))))
    tube(points, .0040, material)


def glass_tumbler(at, material, radius=.034, height=.10):
    """A tumbler with a wall, a rolled rim and a thick foot that holds some light."""
    lathe([(.001, .0005), (radius * .84, .0005), (radius * .88, .004), (radius, height - .001), (radius - .0007, height),
           (radius - .0018, height - .001), (radius * .84, .012), (.001, .011)], material, at, steps=64, closed=False)
    x, y, z = at
    rim = [(x + radius * math.cos(math.pi * k / 24), y + radius * math.sin(math.pi * k / 24), z + height) for k in range(49)]
    tube(rim, .0011, material)


def bowl(at, material, radius=.12, height=.06):
    """A shallow bowl."""
    lathe([(radius * .35, 0), (radius * .40, .004), (radius * .8, height * .6), (radius, height), (radius - .005, height),
           (radius * .76, height * .6), (radius * .34, .010), (.001, .009)], material, at, steps=72)


def plates(at, material, count=5, radius=.11):
    """A stack of plates."""
    for k in range(count):
        lathe([(radius * .55, 0), (radius * .6, .003), (radius, .014), (radius - .001, .017), (radius * .58, .006), (.001, .005)],
              material, (at[0], at[1], at[2] + k * .0085), steps=72)


def soap(at, material, size=(.085, .055, .026), turn=0.0):
    """A bar of soap."""
    body = loft([(size[0] / 2 * .9, size[1] / 2 * .85, 0), (size[0] / 2, size[1] / 2, size[2] * .3),
                 (size[0] / 2, size[1] / 2, size[2] * .6), (size[0] / 2 * .9, size[1] / 2 * .85, size[2] * .95),
                 (size[0] / 2 * .5, size[1] / 2 * .5, size[2])], material, at, power=3.2)
    body.rotation_euler.z = math.radians(turn)


def tray(at, size, material, rim=.012):
    """A low tray."""
    x, y, z = at
    a, b = size[0] / 2, size[1] / 2
    box((x - a, y - b, z), (x + a, y + b, z + .006), material, .002)
    for p, q, r, s in ((-a, -b, a, -b + .008), (-a, b - .008, a, b), (-a, -b, -a + .008, b), (a - .008, -b, a, b)):
        box((x + p, y + q, z), (x + r, y + s, z + rim + .006), material, .002)


def bath_board(at, width, material, depth=.16):
    """A slatted tray across a bath; ``at`` is its middle, its length along y."""
    x, y, z = at
    for k in range(4):
        cx = x - depth / 2 + depth * (k + .5) / 4
        slab((cx, y, z + .010), (depth / 4 - .006, width, .016), material, .003)
    for end in (-.3, .3):
        slab((x, y + end * width, z - .002), (depth, .02, .012), material, .002)


def board(at, size, wood, lean=8):
    """A chopping board with rounded corners and a hole to hang it by, leaning back against a wall."""
    wide, high, thick = size
    a, b, r = wide / 2, high / 2, .004
    body = loft([(a - r, b - r, 0), (a - r * .3, b - r * .3, r * .3), (a, b, r), (a, b, thick - r), (a - r * .3, b - r * .3, thick - r * .3),
                 (a - r, b - r, thick)], wood, steps=128, power=9)
    hole = disc((0, b - .030, thick), .009, .0012, plain('hole', (.03, .02, .014), .8), 'z', .0003, 32)
    turn = (Matrix.Translation(at) @ Matrix.Rotation(-math.radians(lean), 4, 'X') @ Matrix.Translation((0, 0, b))
            @ Matrix.Rotation(math.radians(90), 4, 'X'))
    for part in (body, hole):
        part.matrix_basis = turn @ part.matrix_basis


def book(at, size, cover, pages, turn=0.0):
    """A closed book lying flat."""
    wide, deep, high = size
    parts = [slab((0, 0, high / 2), (wide - .006, deep - .008, high - .005), pages, .001),
             slab((0, 0, .0015), (wide, deep, .003), cover, .001),
             slab((0, 0, high - .0015), (wide, deep, .003), cover, .001),
             slab((-wide / 2 + .0015, 0, high / 2), (.003, deep, high), cover, .001)]
    for part in parts:
        part.matrix_basis = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ part.matrix_basis)


def candle(at, holder, wax, radius=.036, height=.085):
    """A candle in a jar."""
    lathe([(radius - .003, 0), (radius, .003), (radius, height), (radius - .003, height), (radius - .004, height - .022)],
          holder, at, steps=56)
    disc((at[0], at[1], at[2] + height - .026), radius - .0035, .008, wax, 'z', .001)
    tube([(at[0], at[1], at[2] + height - .022), (at[0] + .001, at[1], at[2] + height - .010)], .0009, holder)


def brush(at, wood, bristle, length=.36, turn=0.0):
    """A long-handled bath brush lying down."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    tube([(x, y, z + .022), (x + c * length * .7, y + s * length * .7, z + .024)], .010, wood, smooth=False)
    for k in range(3):
        disc((x + c * length * (.72 + .06 * k), y + s * length * (.72 + .06 * k), z + .024), .030, .018, wood, 'z', .006)
        disc((x + c * length * (.72 + .06 * k), y + s * length * (.72 + .06 * k), z + .008), .026, .016, bristle, 'z', .002)


def hook(at, metal):
    """A wall hook."""
    x, y, z = at
    disc((x, y - .004, z), .018, .008, metal, 'y')
    pipe([(x, y, z), (x, y - .04, z - .012), (x, y - .045, z + .02)], .0055, .012, metal)


def duck(at, yellow, orange, turn=0.0, size=.045):
    """A bath duck."""
    x, y, z = at
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    loft([(size * .45, size * .4, 0), (size * .95, size * .75, size * .25), (size, size * .8, size * .55),
          (size * .8, size * .62, size * .9), (size * .3, size * .25, size * 1.02)], yellow, at, power=2.1)
    _ball((x + c * size * .55, y + s * size * .55, z + size * 1.35), size * .55, yellow)
    _ball((x + c * size * 1.08, y + s * size * 1.08, z + size * 1.28), size * .16, orange)
    _ball((x - c * size * .95, y - s * size * .95, z + size * .72), size * .26, yellow)


def _ball(at, radius, material):
    lathe([(max(.0008, radius * math.sin(math.pi * k / 16)), -radius * math.cos(math.pi * k / 16))
           for k in range(17)], material, at, steps=32)
