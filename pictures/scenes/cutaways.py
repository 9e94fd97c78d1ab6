"""What lies behind the tile: a shower wall and a floor, opened layer by layer from left to right.

Every layer is true to size: board 12 mm, membrane 1.5 mm, adhesive 4 mm, tile 9 mm.
"""
import math
import random

from mathutils import Vector

import lights
import materials as m
import stone
import tools
from cameras import Camera
from patterns import grid
from rooms import on
from setting_out import set_out
from shading import Shader
from shapes import add, box, disc, lathe, loft, tube
from tiles import Surface, lay

PICTURES = {
    'shower-wall': Camera(at=(.50, -2.55, .80), yaw=-13, lens=38, rise=-.065, slide=.0, focus=2.5, fstop=11, exposure=.95, contrast='High', samples=4,
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


def _coat(surface, edge, right, high, out, material, seed):
    """A rolled coat of tanking from a wavering left edge to the right."""
    rows = 240
    verts, faces = [], []
    for r in range(rows + 1):
        v = .012 + (high - .012) * r / rows
        left = edge + .012 * tools.rough((0, v, seed), .16) + .005 * tools.rough((3, v, seed), .018)
        verts += [surface.matrix @ Vector((u, v, w)) for u, w in ((left, out - .0012), (left + .003, out), (right, out))]
    for r in range(rows):
        faces += [(r * 3 + k, r * 3 + k + 1, r * 3 + k + 4, r * 3 + k + 3) for k in range(2)]
    return add('tanking', verts, faces, material, True, 60)


def _mesh_tape(name='mesh tape', pitch=.0052):
    """Reinforcing tape: white glass threads, the board grey between them."""
    shader = Shader(name)
    along, _, up = shader.node('SeparateXYZ', {0: shader.place(shifted=False)}).outputs
    threads = [shader.math('LESS_THAN', shader.math('FRACT', shader.math('DIVIDE', way, pitch)), .36) for way in (along, up)]
    thread = shader.math('MAXIMUM', *threads)
    shader.surface(base_color=shader.mix(thread, (.34, .36, .36), (.84, .85, .83)), roughness=.7)
    shader.bump(thread, .6, .001)
    return shader.cheap((.6, .62, .61))


def _wool(low, high, back, material, seed):
    """A batt of mineral wool between two studs: torn fibres, a soft dip along its edges."""
    def loft_of(u, v):
        edge = min(u - low[0], high[0] - u, v - low[1], high[1] - v)
        tufts = .0045 * tools.rough((u, v * 2.2, seed), .075) + .0030 * tools.rough((u * .55, v * 2.6, seed + 2), .014)
        return tufts - .010 * math.exp(-edge / .010)
    tools.relief(Surface((0, back, 0), (1, 0, 0), (0, 0, 1)), (*low, *high), .0035, loft_of, material, 'wool')


def _haze(sheet, tiles, edge, grout, colour):
    """Grout dragged over the tiles with a float and not yet washed off: a bank where it is being pressed in, smears behind it."""
    v0, v1 = (pick(v for t in tiles for _, v in t.points) for pick in (min, max))
    shader = Shader('haze')
    place = shader.place((1, 1, 1), (0, math.radians(-38), 0), shifted=False)
    streaks = shader.noise(shader.node('Mapping', {'Vector': place, 'Scale': (7, 1, 46)}).outputs[0], 1.0, 5, .62)
    along = shader.node('SeparateXYZ', {0: shader.warp(shader.place(shifted=False), 7, .10)}).outputs[0]
    fall = shader.math('MULTIPLY', shader.span(along, edge, edge + .02), shader.span(along, edge + .05, edge + .30, 1, 0))
    film = shader.math('MULTIPLY', fall, shader.span(streaks, .40, .68, 0, .75))
    shader.surface(base_color=colour, roughness=.9)
    clear = shader.node('BsdfTransparent')
    mixed = shader.node('MixShader', {0: film, 1: clear.outputs[0], 2: shader.bsdf.outputs[0]})
    shader.set(shader.output, 'Surface', mixed.outputs[0])
    tools.relief(sheet, (edge - .04, v0, edge + .32, v1), .02, lambda u, v: .0097, shader.material, 'haze')

    def bank(u, v):
        away = u - edge - .022 - .016 * tools.rough((0, v, 4), .11)
        return .0074 + .0064 * math.exp(-(away / .0085) ** 2) * (.62 + .6 * tools.rough((u, v, 7), .022))
    tools.relief(sheet, (edge - .02, v0, edge + .07, v1), .0016, bank, grout, 'bank')


def _tray(low, high, floor, china, metal, waste):
    """A shower tray: a flat rim, a floor that falls to the waste, and an upstand under the tiles."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    a, b = (x1 - x0) / 2, (y1 - y0) / 2
    shift = (waste[0] - (x0 + x1) / 2, waste[1] - (y0 + y1) / 2)
    loft([(a, b, z0, 0, 0, 60), (a, b, z1 - .004, 0, 0, 60), (a - .004, b - .004, z1, 0, 0, 60), (a - .040, b - .040, z1, 0, 0, 22),
          (a - .046, b - .046, z1 - .004, 0, 0, 20), (a - .056, b - .056, floor + .007, 0, 0, 18), (a - .068, b - .068, floor + .004, 0, 0, 16),
          (.062, .062, floor, *shift, 2)], china, ((x0 + x1) / 2, (y0 + y1) / 2, 0), steps=192, angle=30)
    disc((*waste, floor + .002), .056, .006, metal, 'z', .002)
    lathe([(.041, 0), (.043, .0016), (.046, .0016), (.048, 0)], m.plain('gap', (.02, .02, .02), .6), (*waste, floor + .0042), steps=64, closed=False)


def _shower_wall():
    """Studs, wool, board, tape and membrane, adhesive, tile, grout, and silicone at the tray."""
    face = Surface((0, 0, 0), (1, 0, 0), (0, 0, 1))
    wide, high = 2.30, .018 + 14 * .1015
    pine, metal = _timber(), m.plain('zinc', (.62, .60, .55), .35, 1.0)
    box((-.02, .100, 0), (wide, .112, high), m.plain('lining paper', (.46, .40, .32), .85), 0)
    for x in (0, .40, .80, 1.20, 1.60, 2.0, wide - .045):
        box((x, .002, .045), (x + .045, .098, high - .045), pine, .001)
    for low in (0, high - .045):
        box((0, .002, low), (wide, .098, low + .0448), _timber('plate', 'x'), .001)
    for x in (.045, .445):
        box((x, .002, 1.000), (x + .355, .098, 1.045), _timber('nogging', 'x'), .001)
    wool = _mineral_wool()
    for k, x in enumerate((.045, .445)):
        for j, (low, top) in enumerate(((.045, .56), (.56, 1.0), (1.045, high - .045))):
            _wool((x, low), (x + .355, top), .020, wool, 3 + k * 7 + j * 3)
    pipe = m.plain('copper', (.72, .36, .22), .25, 1.0)
    for z in (.62, .70):
        tube([(.02, .006, z), (.79, .006, z)], .0075, pipe, smooth=False)
        for x in (.014, .414):
            on(face, (x, z - .011, -.0022), (x + .017, z + .011, .0125), m.plain('clip', (.72, .70, .66), .45), .003)
    board, board_end = .50, .012
    cement = stone.concrete('cement board', (.43, .445, .42), .85)
    for u, w, low, top in ((board, 1.20 - .0015, .012, 1.0), (1.2015, wide, .012, 1.0), (board, .80, 1.003, high), (.803, wide, 1.003, high)):
        on(face, (u, low, 0), (w, top, board_end), cement, .001)
    for u in (.56, .82):
        for k in range(9):
            v = .07 + k * .165
            if u < .7 or v > 1.10:
                _screw(face, u, v, board_end, metal)
    tank = .88
    tape = _mesh_tape()
    for u0, v0, u1, v1 in ((tank - .22, .9515, tank + .30, 1.0515), (.7515, 1.0, .8515, 1.300), (tank - .22, .012, tank + .30, .085)):
        on(face, (u0, v0, board_end), (u1, v1, board_end + (.0009 if v1 < 1.2 else .0013)), tape, 0)
    _coat(face, tank, wide, high, board_end + .0020, m.paint('first coat', (.090, .215, .260), .42), 2)
    _coat(face, tank + .13, wide, high, board_end + .0026, m.paint('second coat', (.030, .105, .145), .26), 5)
    grey = m.grout('adhesive', (.52, .515, .50))
    comb = 1.22
    _ridges(face, (comb, .048, wide, high), board_end + .0027, .0118, .0050, grey, 3)
    glaze = m.zellige('sage tile', [(.150, .205, .150), (.180, .240, .175), (.215, .275, .200), (.165, .220, .160)], rough=.09, wave=.13, mottle=.2,
                      rim=(.30, .32, .24), crackle=0)
    field = (wide - 11 * .2015, .018, wide, high)
    tiles = set_out('Shower wall', face, field, (.1985, .0985), .003, 'brick', board_end + .014).tiles()
    laid = _stagger(tiles, 1.50)
    sheet = Surface((0, -(board_end + .0050), 0), (1, 0, 0), (0, 0, 1))
    lay(sheet, laid, [glaze], .009, bevel=.0016, tilt=.003, lift=.0003, drop_limit=.0005, seed=8, back=True)
    edge = 1.80
    joint, spacer = m.grout('grout', (.74, .71, .64)), m.plain('spacer', (.80, .30, .05), .5)
    for t in laid:
        us, vs = zip(*t.points)
        if min(us) >= edge:
            on(sheet, (min(us) - .0015, min(vs) - .0015, .0004), (max(us) + .0015, max(vs) + .0015, .0072), joint, 0)
        elif max(vs) < high - .01:
            for u in (min(us) + .030, max(us) - .030):
                on(sheet, (u - .0045, max(vs) + .0002, .003), (u + .0045, max(vs) + .0028, .0165), spacer, 0)
    _haze(sheet, [t for t in laid if min(u for u, _ in t.points) >= edge], edge + .03, joint, (.74, .71, .64))
    tray = m.plain('tray', (.86, .855, .84), .22)
    _tray((.76, -.62, -.035), (wide, -.0145, .0135), -.010, tray, m.chrome(), (1.46, -.33))
    box((.765, -.0168, .006), (wide, -.0140, .046), tray, .001)
    box((-.30, -.66, -.56), (wide + .30, 1.2, -.0355), _timber('plinth', 'x'), .003)
    deck = m.wood('deck', (.36, .245, .13), (.56, .41, .25), 'x', .6, .7)
    box((-.30, -.66, -.0353), (.755, 1.2, -.0002), deck, .0015)
    box((.755, -.004, -.0353), (wide + .30, 1.2, -.0002), deck, 0)
    box((wide + .005, -.66, -.0353), (wide + .30, -.004, -.0002), deck, .0015)
    bead = m.plain('silicone', (.80, .785, .74), .2)
    tube([(1.505, -.0285, .0165), (wide, -.0285, .0165)], .0050, bead, smooth=False)


def _mineral_wool():
    """Glass wool: yellow-brown, matted in layers that run across."""
    shader = Shader('mineral wool')
    mats = shader.noise(shader.warp(shader.place((14, 14, 60), shifted=False), .8, .8), 1.0, 7, .68)
    hairs = shader.noise(shader.warp(shader.place((90, 90, 420), shifted=False), 2.0, .9), 1.0, 4, .6)
    level = shader.math('ADD', shader.math('MULTIPLY', mats, .6), shader.math('MULTIPLY', hairs, .4))
    tint = shader.ramp(shader.span(level, .34, .66), [(0, (.24, .155, .06)), (.5, (.46, .33, .15)), (1, (.70, .56, .31))])
    shader.surface(base_color=tint, roughness=1.0, specular=.05)
    shader.bump(level, .9, .006)
    return shader.cheap((.45, .33, .16))


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
