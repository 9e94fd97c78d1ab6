"""What lies behind the tile: a shower wall and a floor, opened layer by layer from left to right.

Every layer is true to size: board 12 mm, membrane 1.5 mm, adhesive 4 mm, tile 9 mm.
"""
import random

from mathutils import Vector

import lights
import materials as m
import stone
from cameras import Camera
from patterns import grid
from rooms import on
from setting_out import set_out
from shapes import add, box, lathe, tube
from tiles import Surface, bed, lay

PICTURES = {
    'shower-wall': Camera(at=(.50, -2.55, .80), yaw=-13, lens=38, rise=-.065, slide=.0, focus=2.5, fstop=11, exposure=.75, samples=4,
                          seeds=(441, 541)),
    'floor': Camera(at=(.82, -3.20, 1.50), yaw=-6, lens=32, rise=-.545, slide=.0, focus=2.5, fstop=11, exposure=.75,
                    size=(2160, 1350), samples=4, seeds=(442, 542)),
}


def build(picture):
    """A mock-up in a bright workshop."""
    _workshop()
    _shower_wall() if picture == 'shower-wall' else _floor()


def _workshop():
    pale = m.paint('backdrop', (.64, .61, .56))
    box((-4, 1.2, -1), (6, 1.3, 4), pale, 0)
    box((-4, -5, -.66), (6, 1.3, -.56), m.plain('workshop floor', (.36, .33, .29), .6), 0)
    box((-4, -5, 3.4), (6, 1.3, 3.5), m.plain('workshop ceiling', (.75, .74, .72), .9), 0)
    lights.fill((-1.9, -1.9, 1.9), (1.2, 1.6), 62, (.80, .50, -.42), (1, .97, .92))
    lights.fill((3.6, -2.2, 1.6), (1.0, 1.4), 20, (-.85, .45, -.25), (.90, .95, 1.0))
    lights.fill((1, -1.6, 3.3), (3, 2), 40, (0, .25, -1))
    lights.ambient(.3)


def _timber(name='stud', along='z'):
    return m.wood(name, (.36, .235, .12), (.60, .43, .25), along, .6, .8)


def _screw(surface, u, v, proud, metal):
    """A countersunk screw with its cross."""
    at = surface.matrix @ Vector((u, v, proud))
    head = lathe([(.0005, .0012), (.0052, .0012), (.0058, 0)], metal, steps=32)
    head.matrix_basis = surface.matrix.copy()
    head.matrix_basis.translation = at
    for a, b in ((.0032, .0009), (.0009, .0032)):
        cross = on(surface, (u - a, v - b, proud + .0010), (u + a, v + b, proud + .0014), m.plain('cross', (.03, .03, .03), .6), 0)
        cross.name = 'cross'


def _ridges(surface, area, base, pitch, height, material, seed=1, along='u'):
    """Combed adhesive: ridges that run one way, their crests not quite even."""
    rng = random.Random(seed)
    u0, v0, u1, v1 = area
    long0, long1, wide0, wide1 = (u0, u1, v0, v1) if along == 'u' else (v0, v1, u0, u1)
    columns = 46
    profile = []
    count = round((wide1 - wide0) / pitch)
    pitch = (wide1 - wide0) / count
    for k in range(count):
        for part, level in ((0, 0), (.16, .10), (.30, .90), (.42, 1), (.58, 1), (.70, .90), (.84, .10)):
            profile.append((wide0 + (k + part) * pitch, level, k))
    sway = [[rng.uniform(-1, 1) for _ in range(columns + 1)] for _ in range(count)]
    drift = [rng.uniform(-.0012, .0012) for _ in range(columns + 1)]
    verts = []
    for c in range(columns + 1):
        t = long0 + (long1 - long0) * c / columns
        for place, level, k in profile:
            w = base + height * level * (1 + .10 * sway[k][c])
            q = place + drift[c] + .0006 * sway[k][c]
            verts.append(surface.matrix @ Vector((t, q, w) if along == 'u' else (q, t, w)))
    n = len(profile)
    faces = [(c * n + r, c * n + r + 1, (c + 1) * n + r + 1, (c + 1) * n + r) for c in range(columns) for r in range(n - 1)]
    if along == 'u':
        faces = [f[::-1] for f in faces]
    return add('adhesive', verts, faces, material, True, 70)


def _stagger(tiles, edge, slope=0.0):
    """Only the whole tiles to the right of an edge, so that the field ends in steps."""
    return [t for t in tiles if min(u for u, _ in t.points) >= edge + slope * t.points[0][1]]


def _shower_wall():
    """Studs, wool, board, tape and membrane, adhesive, tile, grout, and silicone at the tray."""
    face = Surface((0, 0, 0), (1, 0, 0), (0, 0, 1))
    wide, high = 2.30, .018 + 14 * .1015
    pine, metal = _timber(), m.plain('zinc', (.62, .60, .55), .35, 1.0)
    box((-.02, .100, 0), (wide, .112, high), m.plain('lining paper', (.46, .40, .32), .85), 0)
    for x in (0, .40, .80, 1.20, 1.60, 2.0, wide - .045):
        box((x, .002, .047), (x + .045, .098, high - .047), pine, .002)
    for low in (0, high - .045):
        box((0, .002, low), (wide, .098, low + .045), _timber('plate', 'x'), .002)
    wool = m.fibre('mineral wool', (.50, .385, .20), 160, 0)
    rng = random.Random(6)
    for x in (.047, .447):
        for low, top in ((.048, .61), (.613, 1.02), (1.023, high - .048)):
            box((x + rng.uniform(0, .003), .022 + rng.uniform(0, .006), low), (x + .351 - rng.uniform(0, .003), .095, top), wool, .014)
    pipe = m.plain('copper', (.72, .36, .22), .25, 1.0)
    for z in (.62, .70):
        tube([(.02, .018, z), (.79, .018, z)], .0075, pipe, smooth=False)
    board, board_end = .50, .012
    cement = stone.concrete('cement board', (.43, .445, .42), .85)
    for u, w, low, top in ((board, 1.20 - .0015, .012, 1.0), (1.2015, wide, .012, 1.0), (board, .80, 1.003, high), (.803, wide, 1.003, high)):
        on(face, (u, low, 0), (w, top, board_end), cement, .001)
    for u in (.56, .82):
        for k in range(9):
            v = .07 + k * .165
            if u < .7 or v > 1.0:
                _screw(face, u, v, board_end, metal)
    tank = .88
    skin = m.paint('membrane', (.035, .115, .150), .32)
    on(face, (tank, .012, board_end), (wide, high, board_end + .0015), skin, .0008)
    tape = m.paint('tape', (.50, .53, .52), .7)
    on(face, (tank - .14, .94, board_end), (tank + .30, 1.06, board_end + .0010), tape, .0004)
    on(face, (tank - .14, .002, board_end), (tank + .30, .085, board_end + .0011), tape, .0004)
    on(face, (tank + .05, .94, board_end + .001), (wide, 1.06, board_end + .0022), skin, .0006)
    on(face, (tank + .05, .012, board_end + .001), (wide, .085, board_end + .0023), skin, .0006)
    grey = m.grout('adhesive', (.52, .515, .50))
    comb = 1.22
    _ridges(face, (comb, .02, wide, high), board_end + .0024, .0118, .0052, grey, 3)
    glaze = m.zellige('sage tile', [(.150, .205, .150), (.180, .240, .175), (.215, .275, .200), (.165, .220, .160)], rough=.09, wave=.13, mottle=.2,
                      rim=(.30, .32, .24), crackle=0)
    field = (wide - 11 * .2015, .018, wide, high)
    tiles = set_out('Shower wall', face, field, (.1985, .0985), .003, 'brick', board_end + .014).tiles()
    laid = _stagger(tiles, 1.50)
    sheet = Surface((0, -(board_end + .0050), 0), (1, 0, 0), (0, 0, 1))
    lay(sheet, laid, [glaze], .009, bevel=.0016, tilt=.003, lift=.0003, drop_limit=.0005, seed=8, back=True)
    edge = 1.80
    joint = m.grout('grout', (.62, .60, .55))
    for t in laid:
        us, vs = zip(*t.points)
        if min(us) >= edge:
            on(sheet, (min(us) - .0015, min(vs) - .0015, .0004), (max(us) + .0015, max(vs) + .0015, .0068), joint, 0)
    tray = m.plain('tray', (.74, .735, .72), .3)
    box((.76, -.62, -.035), (wide, -.0145, .0135), tray, .006)
    box((-.30, -.66, -.56), (wide + .30, 1.2, -.036), _timber('plinth', 'x'), .003)
    bead = m.plain('silicone', (.60, .585, .54), .25)
    tube([(1.30, -.0285, .0165), (wide, -.0285, .0165)], .0050, bead, smooth=False)


def _floor():
    """Joists, boards, plywood, decoupling mat, adhesive, tile, grout, and a soft joint at the wall."""
    wide, deep, front = 2.30, .010 + 4 * .301, -.010 - 4 * .301
    pine = _timber('joist', 'y')
    for x in (.02, .42, .82, 1.22, 1.62, 2.02):
        box((x, front, -.245), (x + .047, 0, -.042), pine, .002)
    box((-1, front + .10, -.56), (wide + 1, .1, -.52), m.plain('below', (.16, .145, .125), .9), 0)
    wall = Surface((0, 0, -.042), (1, 0, 0), (0, 0, 1))
    on(wall, (-3, -1, -.01), (wide + 3, 2.4, .0), m.paint('plaster', (.66, .64, .58)), 0)
    floor = Surface((0, front, -.042), (1, 0, 0), (0, 1, 0))
    old = m.wood('floorboard', (.25, .145, .066), (.44, .285, .15), 'x', .65, .8)
    steel = m.plain('zinc', (.62, .60, .55), .35, 1.0)
    board = deep / 9
    rng = random.Random(12)
    for k in range(round(deep / board)):
        v0, v1 = k * board, min((k + 1) * board - .0025, deep - .008)
        on(floor, (.021 if k % 3 == 1 else .4435 + rng.uniform(-.004, .004), v0, 0), (wide, v1, .018 + rng.uniform(-.0006, .0003)), old, .0015)
    ply = m.wood('plywood', (.40, .27, .145), (.62, .47, .29), 'x', .6, .7)
    base = .033
    on(floor, (.62, 0, .0184), (wide, deep - .008, base), ply, .0008)
    for u in (.0435, .465, .845):
        for k in range(9):
            v = (k + .5) * board
            if u > .62:
                _screw(floor, u, v, base + .0002, steel)
            elif u > .1 or k % 3 == 1:
                for side in (-.035, .035):
                    _screw(floor, u, v + side, .0182, steel)
    mat = .98
    orange = m.plain('mat', (.60, .165, .030), .42)
    on(floor, (mat, 0, base), (wide, deep - .008, base + .0008), orange, 0)
    waffle = grid((mat, 0, 1.50, deep - .008), (.0125, .0125), .0065)
    lay(Surface((0, front, -.042 + base), (1, 0, 0), (0, 1, 0)), waffle, [orange], .0036, bevel=.0012, tilt=0, lift=0, seed=4)
    comb, grey = 1.28, m.grout('adhesive', (.52, .515, .50))
    on(floor, (comb, 0, base), (wide, deep - .010, base + .0038), grey, 0)
    _ridges(floor, (comb, .004, 1.90, deep - .012), base + .0030, .0125, .0050, grey, 5, 'v')
    top = Surface((0, front, -.042 + base + .0062), (1, 0, 0), (0, 1, 0))
    tile = stone.porcelain_stone('floor tile', (.235, .225, .205), .40)
    field = (wide - 7 * .301, .0, wide, deep - .010)
    tiles = _stagger(set_out('Floor', floor, field, (.298, .298), .003, 'brick', base + .016).tiles(), 1.50)
    lay(top, tiles, [tile], .010, bevel=.0010, tilt=.0012, lift=.0002, drop_limit=.0004, seed=9, back=True)
    joint = m.grout('grout', (.50, .47, .41))
    for t in tiles:
        us, vs = zip(*t.points)
        if min(us) >= 1.78:
            on(top, (min(us) - .0015, min(vs) - .0015, .0002), (max(us) + .0015, max(vs) + .0015, .0086), joint, 0)
    gloss = m.plain('skirting', (.74, .725, .68), .35)
    height = base + .0062 + .012
    on(wall, (1.46, height, 0), (wide, height + .14, .018), gloss, .003)
    on(wall, (1.46, height + .125, 0), (wide, height + .16, .012), gloss, .004)
    bead = m.plain('silicone', (.40, .37, .32), .3)
    tube([(1.50, -.0185, -.042 + base + .0175), (wide, -.0185, -.042 + base + .0175)], .0042, bead, smooth=False)
    strip = m.plain('edge strip', (.30, .38, .44), .6)
    on(wall, (.62, 0, .0), (1.46, .064, .007), strip, 0)
