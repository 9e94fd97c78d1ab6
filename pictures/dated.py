"""A tired bathroom of the 1970s: avocado china, peach tiles, stained grout, a cracked panel."""
import math
import random

import fixtures
import materials as m
import props
import sanitary
import smallthings as small
import textiles
from patterns import chequer, grid, rectangle
from rooms import on, placed
from shapes import box, disc, pipe, tube
from tiles import Surface, bed, crack, lay


def fit(room, bath_side):
    """Everything that was in the room before the refurbishment."""
    avocado = m.plain('avocado china', (.265, .255, .125), .16, specular=.5)
    chrome = m.plain('dull chrome', (.55, .54, .52), .28, 1.0)
    _tiles(room)
    _bath(room, bath_side, avocado, chrome)
    props.place('washbasin', (.16, -.24, 0), {'*': avocado, 'sink_chrome': chrome, 'chrome_dark': chrome}, height=.94)
    props.place('toiletsUnit', (.88, -.37, 0), {'*': avocado, 'chrome': chrome, 'cover': m.plain('old seat', (.05, .025, .012), .35)},
                height=.80)
    _clutter(room, chrome)


def _tiles(room):
    peach = m.glaze('peach tile', [(.56, .40, .30), (.60, .44, .34), (.54, .39, .30), (.58, .43, .32)], rough=.16, wave=.05,
                    mottle=.12)
    brown = m.glaze('brown trim', [(.13, .060, .030), (.16, .075, .04)], rough=.2, wave=.05)
    stained = m.grout('stained grout', (.33, .27, .19), .8, (.075, .055, .036))
    rng = random.Random(5)
    wide = room.right - room.left
    for face, width, top, seed in ((room.back_face, wide, 1.53, 21), (room.left_face, -room.front, 1.53, 22),
                                   (room.right_face, -room.front, 1.02, 23)):
        area = (0, 0, width, top)
        tiles = grid(area, (.1075, .1075), .0035)
        broken = []
        for tile in tiles:
            broken += crack(tile, rng, 2 + (rng.random() < .4), .0011) if rng.random() < .035 and len(tile.points) == 4 else [tile]
        bed(face, area, stained, proud=.0052)
        lay(face, broken, [peach], .0065, bevel=.0012, tilt=.006, lift=.0004, seed=seed)
        trim = grid((0, top, width, top + .05), (.1075, .05), .0035)
        lay(face, trim, [brown], .0085, bevel=.002, tilt=.006, lift=.0004, seed=seed)
    lino = [m.clay('lino light', (.36, .29, .19), .5, wear=.65), m.clay('lino dark', (.21, .145, .085), .5, wear=.65)]
    lay(room.floor_face, chequer(room.floor_area, .228, .0006), lino, .003, bevel=.0005, tilt=.001, lift=.0001, seed=7)


def _bath(room, bath_side, avocado, chrome):
    low, high = (room.left + .008, -1.78, 0), (bath_side, -.009, .54)
    plastic = m.clay('old panel', (.50, .45, .34), .4, wear=.35)
    dark = m.plain('behind the panel', (.015, .012, .010), .9)
    sanitary.built_in_bath(low, high, avocado, dark, front='x')
    panel = Surface((bath_side - .016, -1.765, 0), (0, 1, 0), (0, 0, 1))
    pieces = crack(rectangle(0, .01, 1.75, .488), random.Random(12), 5, .009)
    lay(panel, pieces, [plastic], .006, bevel=.001, tilt=.012, lift=.002, drop_limit=.004, seed=14)
    end = Surface((room.left + .010, -1.765, 0), (1, 0, 0), (0, 0, 1))
    lay(end, [rectangle(0, .01, bath_side - room.left - .016, .488)], [plastic], .006, bevel=.001, tilt=.004, seed=15)
    mould = m.grout('mouldy sealant', (.36, .32, .24), 1.0, (.015, .014, .010))
    box((room.left + .006, -1.78, .538), (room.left + .020, -.006, .552), mould, .004)
    box((room.left + .006, -.022, .538), (bath_side, -.006, .552), mould, .004)
    middle = (room.left + bath_side) / 2
    for dx in (-.09, .09):
        fixtures.pillar_tap((middle + dx, -.052, .54), chrome, .07, .09)
    cream = m.fibre('shower curtain', (.56, .52, .41), 700, sheen=.1)
    rail = [(bath_side - .03, -.008, 1.98), (bath_side - .03, -1.74, 1.98), (room.left + .008, -1.74, 1.98)]
    pipe(rail, .011, .10, chrome)
    disc((bath_side - .03, -.006, 1.98), .026, .012, chrome, 'y')
    disc((room.left + .006, -1.74, 1.98), .026, .012, chrome, 'x')
    tube([(bath_side - .06, -1.68, 1.98), (bath_side - .06, -1.68, room.height)], .006, chrome, smooth=False)
    disc((bath_side - .06, -1.68, room.height - .004), .024, .008, chrome, 'z')
    textiles.curtain((bath_side - .03, -.05), (bath_side + .045, -.72), 1.945, .34, cream, pleats=11, depth=.040, seed=8)
    for k in range(12):
        y = -.05 - .67 * k / 11
        tube([(bath_side - .03 + .018 * math.cos(t), y, 1.974 + .022 * math.sin(t)) for t in
              [2 * math.pi * j / 14 for j in range(15)]], .0016, chrome)


def _clutter(room, chrome):
    cabinet = m.plain('old cabinet', (.60, .56, .47), .4)
    box((-.10, -.14, 1.62), (.42, -.002, 2.06), cabinet, .004)
    for a, b in ((-.095, .158), (.162, .415)):
        box((a, -.148, 1.625), (b, -.140, 2.055), m.mirror(), 0)
    box((-.12, -.10, 2.16), (.44, -.003, 2.20), cabinet, .006)
    tube([(-.09, -.085, 2.18), (.41, -.085, 2.18)], .016, m.glow('strip light', (1.0, .90, .66), 5), smooth=False)
    brown = m.cloth('old towel', (.36, .17, .085))
    with placed((room.right - .008, -.48, 0), -90):
        bar = fixtures.towel_rail((0, 0, 1.22), .52, chrome)
        textiles.hung_towel(-.19, .15, bar[1], bar[2], brown, front=.60, back=.38, rail=.008, seed=16, depth=.02)
    small.bottle((room.left + .07, -.75, .54), m.plain('shampoo', (.10, .22, .34), .35), .034, .19)
    small.bottle((room.left + .06, -.63, .54), m.plain('bubble bath', (.45, .10, .13), .35), .030, .15)
    textiles.mat((.10, -1.15, .003), (.46, .70), m.cloth('old mat', (.25, .24, .14)), 7)
    on(room.right_face, (1.50, 1.055, -.09), (1.58, 1.17, -.02), m.plain('carton', (.55, .50, .20), .6), .004)
