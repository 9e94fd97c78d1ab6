"""A painted front door with leaded panes and a fanlight."""
import materials as m
from rooms import on
from shapes import box, lathe


def leaded_front_door(face, opening):
    """A painted door with leaded upper panes and a fanlight."""
    paint = m.plain('door paint', (.030, .050, .040), .3)
    trim = m.plain('trim', (.80, .78, .73), .3)
    u0, v0, u1, v1 = opening
    top = 2.06
    for a, b, c, d in ((u0, v0, u0 + .11, top), (u1 - .11, v0, u1, top), (u0 + .11, v0, u1 - .11, .24),
                       (u0 + .11, .86, u1 - .11, 1.00), (u0 + .11, top - .12, u1 - .11, top)):
        on(face, (a, b, -.06), (c, d, -.015), paint, .004)
    on(face, (u0 + .11, .24, -.05), (u1 - .11, .86, -.030), paint, 0)
    on(face, (u0 + .16, .30, -.035), (u1 - .16, .80, -.020), paint, .010)
    on(face, (u0, top, -.07), (u1, top + .07, .004), trim, .004)
    glass = [m.glass(c) for c in ((.92, .93, .88), (.85, .55, .12), (.62, .10, .07), (.20, .45, .26))]
    lead = m.plain('lead', (.08, .08, .085), .5, .6)
    columns = 3
    left, right, low, high = u0 + .11, u1 - .11, 1.00, top - .12
    rows = (low, low + .11, high - .14, high)
    for r in range(3):
        for c in range(columns):
            a, b = left + (right - left) * c / columns, left + (right - left) * (c + 1) / columns
            kind = (1 if c == 1 else 2) if r != 1 else (0 if c == 1 else 0)
            on(face, (a, rows[r], -.040), (b, rows[r + 1], -.037), glass[kind], 0)
    for r in rows[1:3]:
        on(face, (left, r - .005, -.045), (right, r + .005, -.032), lead, .001)
    for c in range(1, columns):
        u = left + (right - left) * c / columns
        on(face, (u - .005, low, -.0455), (u + .005, high, -.0315), lead, .001)
    a, b = u0 + .04, u1 - .04
    on(face, (a, top + .07, -.040), (b, v1 - .04, -.037), glass[0], 0)
    for side in ((u0, top + .07, a, v1), (b, top + .07, u1, v1), (a, v1 - .04, b, v1)):
        on(face, (side[0], side[1], -.07), (side[2], side[3], .004), trim, .003)
    for c in (1, 2):
        u = a + (b - a) * c / 3
        on(face, (u - .006, top + .07, -.046), (u + .006, v1 - .04, -.030), lead, .001)
    for p, q, r, s in ((u0 - .10, 0, u0, v1 + .02), (u1, 0, u1 + .10, v1 + .02)):
        on(face, (p, q, .004), (r, s, .028), trim, .006)
    brass = m.brass()
    x, z = face.origin.x + u1 - .055, 1.04
    lathe([(.024, 0), (.024, .006), (.010, .010), (.010, .03), (.027, .04), (.029, .055), (.018, .066), (.001, .068)],
          brass, (x, .015, z), 'y', 40)
    middle = (face.origin.x + (u0 + u1) / 2)
    box((middle - .13, .006, .90), (middle + .13, .015, .955), brass, .002)
