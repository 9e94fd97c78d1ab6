"""Simple furniture, each piece from boxes with soft edges."""
import random

import lights
import materials as m
from house.masonry import softened
from house.planting import leaves
from shading import Shader
from shapes import box, lathe, tube


def sofa(x, y, cell, colour, long=1.9):
    """A sofa that faces the cut."""
    tone = m.plain('sofa', colour, .95)
    z = cell.z
    softened((x - long / 2, y - .40, z + .12), (x + long / 2, y + .40, z + .42), tone, .06)
    softened((x - long / 2, y + .22, z + .12), (x + long / 2, y + .44, z + .82), tone, .07)
    for side in (-1, 1):
        softened((x + side * (long / 2 - .08) - .10, y - .40, z + .12), (x + side * (long / 2 - .08) + .10, y + .40, z + .60), tone, .06)
        softened((x + side * long / 4 - long * .21, y - .40, z + .38), (x + side * long / 4 + long * .21, y + .24, z + .54), tone, .05)
    cushion = m.plain('cushion', (.58, .36, .14), .95)
    softened((x - long * .34, y + .02, z + .54), (x - long * .14, y + .20, z + .86), cushion, .06)
    softened((x + long * .18, y + .02, z + .54), (x + long * .36, y + .20, z + .84), m.plain('cushion', (.66, .62, .54), .95), .06)


def armchair(x, y, cell, colour):
    """A chair that faces the cut."""
    sofa(x, y, cell, colour, .86)


def bed(x, cell, colour, p, wide=1.5, y=None):
    """A double bed, its head at the back wall."""
    y1 = (y or cell.deep) - .05
    y0, z = y1 - 2.0, cell.z
    softened((x - wide / 2, y1 - .08, z), (x + wide / 2, y1, z + 1.10), m.plain('headboard', tuple(c * .8 for c in colour), .95), .03)
    box((x - wide / 2, y0, z + .12), (x + wide / 2, y1 - .06, z + .32), p.oak, .02)
    softened((x - wide / 2 + .01, y0 + .02, z + .30), (x + wide / 2 - .01, y1 - .08, z + .54), m.plain('sheet', (.80, .78, .73), .95), .06)
    softened((x - wide / 2 - .03, y0 - .02, z + .28), (x + wide / 2 + .03, y1 - .72, z + .60), m.plain('cover', colour, .95), .07)
    for side in (-1, 1):
        softened((x + side * wide / 4 - .30, y1 - .58, z + .50), (x + side * wide / 4 + .30, y1 - .12, z + .70),
            m.plain('pillow', (.82, .80, .76), .95), .08)
        box((x + side * (wide / 2 + .28) - .21, y1 - .40, z), (x + side * (wide / 2 + .28) + .21, y1 - .04, z + .50), p.oak, .01)
        table_lamp((x + side * (wide / 2 + .28), y1 - .22, z + .50), p)


def table_lamp(at, p, glow=2.6):
    """A small lamp with a drum shade."""
    x, y, z = at
    lathe([(.07, 0), (.075, .02), (.02, .04), (.045, .14), (.015, .24), (.012, .30)], p.brass, at, steps=20)
    lathe([(.15, .27), (.115, .50)], m.glow('shade', (1, .78, .50), glow), (x, y, z), steps=24, closed=True)


def floor_lamp(x, y, cell, p):
    """A standing lamp."""
    lathe([(.14, 0), (.14, .02), (.015, .03), (.012, 1.35)], p.brass, (x, y, cell.z), steps=20)
    lathe([(.22, 1.25), (.16, 1.55)], m.glow('shade', (1, .78, .50), 2.4), (x, y, cell.z), steps=24)


def pendant(x, y, cell, p, drop=.8, colour=(.03, .10, .08)):
    """A dome on a cord."""
    lights.pendant((x, y, cell.top), p.black, m.plain('dome', colour, .35), drop, .24, 5)


def dining(x, y, cell, p, long=1.7, chairs=3):
    """A table with chairs along both long sides."""
    z = cell.z
    box((x - long / 2, y - .42, z + .70), (x + long / 2, y + .42, z + .745), p.oak, .01)
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((x + sx * (long / 2 - .08) - .03, y + sy * .34 - .03, z), (x + sx * (long / 2 - .08) + .03, y + sy * .34 + .03, z + .70), p.oak, .004)
    for k in range(chairs):
        cx = x - long / 2 + long * (k + .5) / chairs
        for side in (-1, 1):
            chair(cx, y + side * .58, cell, p, side)
    lathe([(.05, 0), (.11, .05), (.14, .10), (.13, .11)], m.plain('bowl', (.60, .36, .09), .3), (x, y, z + .745), steps=28)


def chair(x, y, cell, p, back=1):
    """A plain wooden chair; its back is at +y (1) or -y (-1)."""
    z, wood = cell.z, p.dark_oak
    box((x - .20, y - .20, z + .43), (x + .20, y + .20, z + .46), wood, .008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            tall = .88 if sy == back else .43
            tube([(x + sx * .17, y + sy * .17, z), (x + sx * .17, y + sy * .18, z + tall)], .016, wood, smooth=False)
    for level in (.62, .80):
        box((x - .17, y + back * .18 - .012, z + level), (x + .17, y + back * .18 + .012, z + level + .07), wood, .004)


def desk(x, cell, p):
    """A desk with a lamp and a chair."""
    y, z = cell.deep - .05, cell.z
    box((x - .65, y - .58, z + .70), (x + .65, y, z + .735), p.oak, .008)
    for side in (-1, 1):
        box((x + side * .50 - .15, y - .54, z), (x + side * .50 + .15, y - .04, z + .70), p.oak, .008)
    table_lamp((x + .42, y - .22, z + .735), p)
    chair(x, y - .75, cell, p, -1)


def houseplant(x, y, cell, p, height=1.1, seed=4):
    """A pot with a leafy plant."""
    lathe([(.12, 0), (.17, .28), (.16, .30), (.15, .27)], p.clay, (x, y, cell.z), steps=24)
    tube([(x, y, cell.z + .25), (x + .03, y, cell.z + height * .7)], .014, p.dark_oak)
    shader = Shader('plant')
    shader.surface(base_color=shader.ramp(shader.shade(), [(0, (.035, .10, .03)), (1, (.12, .24, .07))]), roughness=.5)
    leaves([(x + .03, y, cell.z + height * .75)], height * .34, 150, shader.cheap((.06, .15, .04)), random.Random(seed), .075, 1.0)
