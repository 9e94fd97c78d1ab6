"""What every house shares: the dark tone of the cut, materials made once for each picture, brick, slate and boards in courses."""
import materials as m
from shading import Shader, average


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


SAGE, BLUSH, SKY, STONE, CREAM = (.36, .42, .32), (.60, .42, .34), (.34, .43, .48), (.52, .48, .42), (.70, .66, .57)


OCHRE, PLUM, INK, TEAL, RUST = (.60, .43, .19), (.30, .17, .19), (.075, .11, .135), (.10, .20, .20), (.42, .17, .07)
