"""Rooms decorated and furnished by what they are for."""
from mathutils import Vector

import materials as m
from house.fittings import books, fireplace, kitchen, pictures, rug
from house.furniture import armchair, bed, desk, dining, floor_lamp, houseplant, pendant, sofa
from house.masonry import faces
from rooms import on, panelled_door
from tiles import Surface


def decorate(cell, colour, p, cornice=True, panels=False, door=None, right=True):
    """Paint, skirting, cornice; panelling or a door if asked for."""
    back, side, _, _ = faces(cell)
    wide, high = cell.x1 - cell.x0, cell.top - cell.z
    paint = m.plain('room paint', colour, .8)
    on(back, (0, 0, 0), (wide, high, .012), paint, 0)
    if right:
        on(side, (0, 0, 0), (cell.deep, high, .012), paint, 0)
    for face, length in ((back, wide), (side, cell.deep))[:2 if right else 1]:
        on(face, (0, 0, .012), (length, .15, .032), p.white, .004, 'skirting')
        if cornice:
            on(face, (0, high - .09, .012), (length, high, .05), p.white, .01, 'cornice')
            on(face, (0, high - .045, .012), (length, high, .10), p.white, .01, 'cornice')
    if panels:
        _panels(back, wide, high, m.plain('panel paint', tuple(c * .90 for c in colour), .7))
    if door is not None and right:
        with_door = (cell.deep - door - .80, 0, cell.deep - door, 2.0)
        panelled_door(Surface(side.matrix @ Vector((0, 0, .012)), side.u, side.v), with_door, p.white, p.brass)
    return back


def _panels(face, wide, high, tone):
    count = max(2, round(wide / .95))
    for k in range(count):
        a, b = wide * k / count + .09, wide * (k + 1) / count - .09
        for low, top in ((.24, .88), (1.02, high - .22)):
            for u0, v0, u1, v1 in ((a, low, b, low + .03), (a, top - .03, b, top), (a, low, a + .03, top), (b - .03, low, b, top)):
                on(face, (u0, v0, .012), (u1, v1, .030), tone, .006)
    on(face, (0, .93, .012), (wide, .98, .04), tone, .008)


def furnish(cell, kind, colour, p, right=True, accent=(.20, .28, .30), span=None, **more):
    """Decorate a room and put in what its kind needs."""
    decorate(cell, colour, p, right=right, **more)
    mid = (cell.x0 + cell.x1) / 2
    wide = cell.x1 - cell.x0
    if kind == 'kitchen':
        kitchen(cell, p, accent, span, island=wide > 3.2 and cell.deep > 2.4)
    elif kind == 'dining':
        dining(mid + .2, 1.35, cell, p, min(2.2, wide - 1.4), 4 if wide > 3.6 else 3)
        pendant(mid + .2, 1.35, cell, p, max(.5, cell.top - cell.z - 2.0))
        pictures(cell, ((wide * .55, 1.2, .8, 1.0),))
    elif kind == 'living':
        fireplace(mid, cell, p)
        rug(cell, (.55, .47, .36), p)
        sofa(mid - .1, 1.55, cell, accent, min(2.0, wide - 1.6))
        armchair(cell.x1 - .60, 1.25, cell, (.50, .30, .11))
        floor_lamp(cell.x0 + .55, 1.3, cell, p)
    elif kind == 'bed':
        bed(mid, cell, accent, p, 1.5 if wide > 3 else 1.0)
        pictures(cell, ((wide * .5 - .3, 1.45, .6, .6),), int(wide * 10))
    elif kind == 'study':
        desk(mid + .1, cell, p)
        books(cell, cell.x1 - 1.0, cell.x1 - .1, cell.z, min(cell.z + 2.1, cell.top - .3), p)
    elif kind == 'library':
        books(cell, cell.x0 + .1, cell.x1 - .25, cell.z, min(cell.z + 2.5, cell.top - .25), p)
        armchair(mid, 1.5, cell, accent)
        rug(cell, (.42, .30, .20), p)
    elif kind == 'lounge':
        rug(cell, (.58, .52, .42), p)
        sofa(mid, cell.deep - .65, cell, accent, min(2.2, wide - .8))
        pictures(cell, ((wide * .5 - .75, 1.3, .65, .8), (wide * .5 + .1, 1.3, .65, .8)), int(wide * 10))
        houseplant(cell.x1 - .4, 1.4, cell, p)
