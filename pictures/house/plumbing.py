"""Pipes in the colours of what they carry: cold blue, hot red, waste brown."""
import materials as m
from house.palette import COLD, HOT, WASTE
from shapes import box, pipe


def run(points, kind, radius=None, bend=.10, y=-.075):
    """A pipe on the cut, in the colour of what it carries; points are (x, z)."""
    tone = {'cold': COLD, 'hot': HOT, 'waste': WASTE}[kind]
    radius = radius or (.058 if kind == 'waste' else .027)
    y = {'waste': y, 'cold': y - .02, 'hot': y - .02}[kind]
    return pipe([(x, y, z) for x, z in points], radius, bend, m.plain(kind + ' pipe', tone, .35))


def clip_on(x, z, p, y=-.075):
    """A bracket that holds a pipe."""
    return box((x - .085, y - .02, z - .014), (x + .085, y + .07, z + .014), p.lead, .004)


def soak(points, p):
    """A soil stack with brackets at its joints: points (x, z) from the top down to the sewer."""
    run(points, 'waste', bend=.22)
    for (xa, za), (xb, zb) in zip(points, points[1:]):
        if abs(xa - xb) < .01 and abs(za - zb) > 1.5:
            for k in range(int(abs(za - zb) / 1.5)):
                clip_on(xa, max(za, zb) - .6 - k * 1.5, p)


def plumb(bath, stack_x, riser_x, main, sewer, low, p, heat=None, vent=None):
    """All pipes of a bathroom: the stack and its branch, the cold riser from the main, the hot one from the boiler.

    ``main`` and ``sewer`` are (x, z) in the street; ``low`` is the depth at which pipes run out; ``heat`` (x, z) is the boiler's foot,
    with the height at which its pipe crosses to the riser if it hangs elsewhere.
    """
    drop = bath.z - .12
    far = bath.x0 + .55
    fall = .06 if abs(stack_x - far) < 3 else .10
    soak([(stack_x, vent or bath.top + .6), (stack_x, low), (sewer[0], sewer[1])], p)
    run([(far, drop + .03), (stack_x + (.06 if far < stack_x else -.06), drop - fall + .02)], 'waste', .042)
    side = -1 if riser_x < (bath.x0 + bath.x1) / 2 else 1
    end = bath.x1 - .35 if side < 0 else bath.x0 + .45
    run([(main[0], main[1]), (main[0], low + .22), (riser_x - .045, low + .22), (riser_x - .045, drop + .09), (end, drop + .09)], 'cold')
    if heat:
        bend = [(heat[0], heat[1]), (heat[0], heat[2]), (riser_x + .045, heat[2])] if len(heat) > 2 else [(riser_x + .045, heat[1])]
        run(bend + [(riser_x + .045, drop + .02), (end - .10, drop + .02)], 'hot')
