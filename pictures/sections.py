"""Parts of a house that is cut open like a doll's house: masonry, floors, roofs, stairs, pipes.

The cut is the plane y = 0 and faces the camera; the house lies behind it, its front at x = 0 facing the street (-x),
its back towards +x. ``deep`` is how far it reaches from the cut to the party wall. What is cut is capped in one dark
tone, as on a drawing.
"""
from mathutils import Matrix, Vector

import materials as m
from rooms import wall
from shading import Shader, average
from shapes import add, bevel, box, lathe, pipe, tube
from tiles import Surface

CUT = (.012, .060, .044)
COLD, HOT, WASTE = (.030, .155, .42), (.52, .045, .035), (.50, .25, .055)


class Palette:
    """The materials that every house shares, made once for each picture."""

    def __init__(self):
        self.cut = m.plain('cut', CUT, .6)
        self.void = m.plain('void', (.055, .040, .028), .9)
        self.joist = m.wood('joist', (.34, .215, .105), (.56, .39, .215), 'y', .6)
        self.boards = coursed('boards', (.34, .20, .10), (.43, .27, .145), (.16, .09, .045), 1.9, .14, .004, 'floor', rough=.4)
        self.white = m.plain('white paint', (.76, .75, .71), .45)
        self.ceiling = m.plain('ceiling', (.78, .77, .74), .8)
        self.black = m.plain('black paint', (.016, .017, .018), .35)
        self.oak = m.wood('oak', (.16, .09, .042), (.34, .21, .11), 'x', .45)
        self.dark_oak = m.wood('dark oak', (.055, .030, .016), (.13, .075, .038), 'z', .4)
        self.brass = m.brass()
        self.china = m.plain('china', (.84, .84, .82), .12, specular=.5)
        self.glass = pane()
        self.lead = m.plain('lead', (.20, .215, .225), .5)
        self.clay = m.plain('clay pot', (.40, .16, .085), .7)
        self.concrete = m.paint('concrete', (.44, .43, .40), .8)


def pane():
    """A window pane from outside: it mirrors a little sky and lets the room be guessed."""
    shader = Shader('house pane')
    clear = shader.node('BsdfTransparent', {'Color': (.50, .56, .58)})
    sky = shader.node('BsdfDiffuse', {'Color': (.20, .25, .27)})
    shader.set(shader.output, 'Surface', shader.node('MixShader', {0: .45, 1: clear.outputs[0], 2: sky.outputs[0]}).outputs[0])
    return shader.material


def coursed(name, first, second, joint, wide, high, gap, face='wall', bond=.5, rough=.85, mottle=.10):
    """Brick, slate or boards in courses: a texture that follows walls, slopes (``face='own'``) or floors."""
    shader = Shader(name)
    place = shader.node('NewGeometry').outputs['Position'] if face != 'own' else shader.node('TexCoord').outputs['Object']
    parts = shader.node('SeparateXYZ', {0: place}).outputs
    if face == 'wall':
        along, up = shader.math('ADD', parts[0], parts[1]), parts[2]
    else:
        along, up = parts[0], parts[1]
    flat = shader.node('CombineXYZ', {0: along, 1: up, 2: 0.0}).outputs[0]
    brick = shader.node('TexBrick', {'Vector': flat, 'Color1': first, 'Color2': second, 'Mortar': joint, 'Scale': 1.0,
                                     'Mortar Size': gap, 'Mortar Smooth': .1, 'Bias': 0.0, 'Brick Width': wide, 'Row Height': high},
                        offset=bond)
    cloud = shader.span(shader.noise(place, 1.3, 4), .3, .7, 1 - mottle, 1 + mottle)
    tint = shader.mix(1.0, brick.outputs[0], shader.node('CombineXYZ', {0: cloud, 1: cloud, 2: cloud}).outputs[0], 'MULTIPLY')
    shader.surface(base_color=tint, roughness=rough)
    return shader.cheap(average([first, second]))


def brick(name='brick', tone='stock'):
    """London brick at its true size."""
    first, second, joint = {'stock': ((.40, .30, .165), (.29, .205, .115), (.36, .31, .24)),
                            'brown': ((.225, .130, .080), (.150, .086, .056), (.27, .22, .17)),
                            'red': ((.36, .105, .060), (.27, .072, .042), (.34, .24, .18)),
                            'pale': ((.50, .42, .31), (.42, .345, .25), (.48, .43, .36)),
                            'white': ((.72, .70, .65), (.66, .64, .59), (.60, .58, .53))}[tone]
    return coursed(name, first, second, joint, .225, .075, .010)


def slate(name='slate', first=(.085, .098, .115), second=(.060, .070, .085)):
    """Roof slates on a slope; clay tiles with other colours."""
    return coursed(name, first, second, (.020, .022, .026), .30, .22, .012, 'own', rough=.5)


def cap(x0, x1, z0, z1, tone, proud=.012):
    """The cut face of something."""
    return box((x0, -proud, z0), (x1, .002, z1), tone, 0, 'cut')


def front_face(x, deep, z=0.0):
    """A wall face towards the street: u from the party wall to the cut, v upwards."""
    return Surface((x, deep, z), (0, -1, 0), (0, 0, 1))


def back_face(x, z=0.0):
    """A wall face towards the garden: u from the cut to the party wall, v upwards."""
    return Surface((x, 0, z), (0, 1, 0), (0, 0, 1))


def outer_wall(face, width, height, skin, lining, openings=(), thick=.34, tone=None):
    """Brick outside, plaster inside, pierced by windows; its cut end capped."""
    wall(face, width, height, skin, openings, thick - .06)
    inside = Surface(face.matrix @ Vector((0, 0, -thick + .06)), face.u, face.v)
    wall(inside, width, height, lining, openings, .06)
    if tone:
        x, z = face.origin.x, face.origin.z
        ends = sorted((x, x - face.face.x * thick))
        cap(ends[0], ends[1], z, z + height, tone)


def timber_floor(x0, x1, z, deep, p, low_ceiling=.235, start=0.0, finish=None):
    """Boards on joists over a plaster ceiling; ``z`` is the top of the boards."""
    box((x0, start + .03, z - low_ceiling + .02), (x1, deep, z - .022), p.void, 0)
    box((x0, start, z - .024), (x1, deep, z), finish or p.boards, 0, 'boards')
    box((x0, start, z - low_ceiling), (x1, deep, z - low_ceiling + .02), p.ceiling, 0, 'ceiling')
    count = max(2, round((x1 - x0) / .40))
    for k in range(count):
        x = x0 + (x1 - x0) * (k + .5) / count
        box((x - .032, start - .004, z - low_ceiling + .02), (x + .032, start + .05, z - .024), p.joist, 0, 'joist')
    for low, high in ((z - .028, z + .002), (z - low_ceiling, z - low_ceiling + .020)):
        box((x0, start - .010, low), (x1, start, high), p.cut, 0, 'cut')


def concrete_floor(x0, x1, z, deep, p, thick=.24, finish=None):
    """A slab with a floor on it."""
    box((x0, 0, z - thick), (x1, deep, z - .02), p.concrete, 0, 'slab')
    box((x0, 0, z - .02), (x1, deep, z), finish or p.boards, 0, 'floor')
    cap(x0, x1, z - thick, z, p.cut)


def partition(x, z0, z1, deep, paint, p, thick=.12, start=0.0):
    """A wall across the house, capped where it is cut."""
    box((x - thick / 2, start, z0), (x + thick / 2, deep, z1), paint, 0, 'partition')
    if not start:
        cap(x - thick / 2, x + thick / 2, z0, z1, p.cut)


def sloped(low, high, y0, y1, thick, skin, p, under=None):
    """A roof slope between two points (x, z) of its upper side, from ``y0`` to ``y1``."""
    (xa, za), (xb, zb) = low, high
    along = Vector((xb - xa, 0, zb - za))
    length = along.length
    along.normalize()
    out = Vector((-along.z, 0, along.x))
    if out.z < 0:
        out = -out
    turn = Matrix((Vector((0, 1, 0)), along, Vector((0, 1, 0)).cross(along))).transposed().to_4x4()
    sign = 1 if Vector((0, 1, 0)).cross(along).z > 0 else -1

    def plate(a, b, w0, w1, material, u0=y0, u1=y1):
        verts = [(u, v, w * sign) for w in (w0, w1) for u, v in ((u0, a), (u1, a), (u1, b), (u0, b))]
        faces = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
        body = add('roof', verts, faces if sign > 0 else [f[::-1] for f in faces], material)
        body.matrix_basis = Matrix.Translation((xa, 0, za)) @ turn
        return body
    plate(-.06, length, -.035, 0, skin)
    plate(0, length, -thick + .02, -.035, p.void, y0 + .02)
    plate(0, length, -thick, -thick + .02, under or p.ceiling)
    for w0, w1 in ((-.050, .004), (-thick - .004, -thick + .022)):
        plate(-.06, length, w0, w1, p.cut, y0 - .012, y0 + .002)
    count = max(2, round((y1 - y0) / .45))
    for k in range(count):
        y = y0 if k == 0 else y0 + (y1 - y0) * k / count
        plate(0, length, -thick + .022, -.050, p.joist, y - .004, y + .055)
    return length


def stair(x0, x1, z0, z1, deep, p, runner, flights=2):
    """A dog-leg stair against the party wall: up along +x, a half-landing, and back."""
    wide = .86
    count = round((z1 - z0) / flights / .185)
    rise = (z1 - z0) / flights / count
    landing = .80
    going = (x1 - x0 - landing) / count
    for flight in range(flights):
        back = flight % 2
        y1 = deep - .30 - (0 if back else wide + .06)
        y0 = y1 - wide
        base = z0 + flight * count * rise
        for k in range(count):
            xa = x0 + k * going if not back else x1 - landing - (k + 1) * going
            box((xa, y0, base + k * rise - (.0 if k == 0 else .10)), (xa + going, y1, base + (k + 1) * rise - .02), p.white, 0, 'riser')
            box((xa - .015, y0 - .01, base + (k + 1) * rise - .03), (xa + going + .015, y1, base + (k + 1) * rise), p.oak, .004, 'tread')
            box((xa - .018, y0 + .14, base + (k + 1) * rise - .028), (xa + going + .018, y1 - .14, base + (k + 1) * rise + .006), runner, 0, 'runner')
            tube([(xa + going / 2, y0 + .03, base + (k + 1) * rise), (xa + going / 2, y0 + .03, base + (k + 1) * rise + .86)], .012, p.white, smooth=False)
        foot = (x0, y0 + .03, base + rise + .80) if not back else (x1 - landing, y0 + .03, base + rise + .80)
        head = (x0 + count * going, y0 + .03, base + count * rise + .86) if not back else (x1 - landing - (count - 1.5) * going, y0 + .03, base + (count - 1) * rise + .70)
        tube([foot, head], .030, p.dark_oak, smooth=False)
        if not back:
            level = base + count * rise
            box((x1 - landing, deep - 2 * wide - .36, level - .16), (x1, deep - .30, level), p.white, .004)
            box((x1 - landing, deep - 2 * wide - .36, level - .02), (x1, deep - .30, level + .004), p.oak, .004)


def chimney(x, y, z0, z1, skin, p, pots=3, size=(.95, .46)):
    """A stack on the party wall with its pots."""
    a, b = size[0] / 2, size[1] / 2
    box((x - a, y - b, z0), (x + a, y + b, z1), skin, .004)
    for k, out in enumerate((.04, .07)):
        box((x - a - out, y - b - out, z1 - .20 + k * .10), (x + a + out, y + b + out, z1 - .10 + k * .10), skin, .006)
    for k in range(pots):
        px = x + (k - (pots - 1) / 2) * size[0] / pots
        lathe([(.125, 0), (.130, .03), (.105, .08), (.100, .40), (.125, .43), (.125, .48), (.085, .48), (.085, .30)], p.clay, (px, y, z1), steps=28)


def run(points, kind, radius=None, bend=.10, y=-.075):
    """A pipe on the cut, in the colour of what it carries; points are (x, z)."""
    tone = {'cold': COLD, 'hot': HOT, 'waste': WASTE}[kind]
    radius = radius or (.058 if kind == 'waste' else .027)
    y = {'waste': y, 'cold': y - .02, 'hot': y - .02}[kind]
    return pipe([(x, y, z) for x, z in points], radius, bend, m.plain(kind + ' pipe', tone, .35))


def clip_on(x, z, p, y=-.075):
    """A bracket that holds a pipe."""
    return box((x - .085, y - .02, z - .014), (x + .085, y + .07, z + .014), p.lead, .004)


def softened(low, high, material, radius=.03):
    """A box with generous edges, for upholstery."""
    return bevel(box(low, high, material, 0), radius, 4)
