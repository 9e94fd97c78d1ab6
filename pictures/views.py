"""What is to be seen from the windows, painted from a seed: houses, gardens, the river.

A view is soft, as the world behind a window is when the room is in focus. The
paintings are linear light saved as sRGB, kept in ``.render/views``.
"""
import math
from pathlib import Path

import cv2
import numpy as np

FOLDER = Path(__file__).resolve().parents[1] / '.render' / 'views'
SHAPE = (2400, 1600)
# How far up a view its horizon (the eye's level) lies.
HORIZON = .36
EDITION = 4


def file_of(name):
    """The file of a view, painted if need be."""
    path = FOLDER / f'{name}-{EDITION}.png'
    if not path.exists():
        FOLDER.mkdir(parents=True, exist_ok=True)
        light = np.clip(PAINTERS[name](), 0, 1)
        encoded = np.where(light < .0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - .055)
        cv2.imwrite(str(path), (encoded[..., ::-1] * 255).round().astype(np.uint8))
    return path


def cloud(rng, octaves=6, rough=.55, start=3, stretch=1.0):
    """Smooth noise between 0 and 1, the size of a view."""
    wide, high = SHAPE
    total, weight, size = np.zeros((high, wide), np.float32), 1.0, start
    for _ in range(octaves):
        grid = rng.random((max(2, int(size * high / wide * stretch) + 2), size + 2)).astype(np.float32)
        total += cv2.resize(grid, (wide, high), interpolation=cv2.INTER_CUBIC) * weight
        weight, size = weight * rough, size * 2
    low, top = np.percentile(total, (1, 99))
    return np.clip((total - low) / (top - low), 0, 1)


def blend(image, mask, colour):
    """Lay a colour (or a picture) over an image where the mask is."""
    return image * (1 - mask[..., None]) + np.asarray(colour, np.float32) * mask[..., None]


def day_sky(rng):
    """A bright London sky with thin cloud."""
    high = np.linspace(1, 0, SHAPE[1], dtype=np.float32)[:, None]
    sky = blend(np.ones((SHAPE[1], SHAPE[0], 3), np.float32) * (.86, .90, .94), np.repeat(high, SHAPE[0], 1) * .9, (.40, .60, .86))
    puffs = np.clip(cloud(rng, 6, .5, 4, 2.0) * 1.8 - .75, 0, 1)
    return blend(sky, puffs, (.96, .96, .95))


def box(image, x0, y0, x1, y1, colour):
    """A filled rectangle; y counts up from the bottom."""
    high = SHAPE[1]
    x0, x1 = (int(round(v)) for v in (x0, x1))
    top, foot = int(round(high - y1)), int(round(high - y0))
    image[max(0, top):max(0, foot), max(0, x0):max(0, x1)] = colour


def brickwork(image, rng, base, x0, y0, x1, y1):
    """A wall of courses, its bricks unlike."""
    box(image, x0, y0, x1, y1, base)
    course = 7
    for row in range(int((y1 - y0) / course)):
        for k in range(int((x1 - x0) / 18) + 1):
            tone = 1 + rng.normal(0, .10)
            a = x0 + k * 18 + (9 if row % 2 else 0)
            box(image, a, y0 + row * course, min(a + 17, x1), y0 + row * course + 6, np.asarray(base) * tone)


def house(image, rng, x, wide, foot, eaves, base, storeys=3):
    """One house of a terrace: brick, sash windows, slates and chimneys."""
    roof = eaves + 92
    slate = np.array((.115, .125, .145)) * rng.uniform(.85, 1.15)
    box(image, x, eaves, x + wide, roof, slate)
    for row in range(0, 92, 8):
        box(image, x, eaves + row, x + wide, eaves + row + 1.6, slate * .72)
    for side in (.06, .94):
        middle = x + wide * side
        brickwork(image, rng, np.asarray(base) * .9, middle - 26, roof - 34, middle + 26, roof + 62)
        for k in (-14, 0, 14):
            box(image, middle + k - 5, roof + 62, middle + k + 5, roof + 88, (.34, .17, .10))
    brickwork(image, rng, base, x, foot, x + wide, eaves)
    box(image, x, eaves - 12, x + wide, eaves + 2, (.60, .58, .54))
    storey = (eaves - foot - 20) / storeys
    for floor in range(storeys):
        for k in range(2):
            middle = x + wide * (.28 + .44 * k)
            low = foot + storey * floor + storey * .22
            tall = storey * (.62 if floor < 2 else .54)
            box(image, middle - 37, low - 7, middle + 37, low + tall + 14, (.66, .64, .60))
            glass = np.array((.10, .12, .14)) + rng.uniform(0, .10)
            box(image, middle - 30, low, middle + 30, low + tall, (.74, .73, .70))
            for half in (0, 1):
                for side in (-27, 2):
                    box(image, middle + side, low + 4 + half * tall / 2, middle + side + 25, low + tall / 2 - 2 + half * tall / 2,
                        glass * (1.8 if half else 1))


def crown(image, rng, x, y, reach, tone, leaves=5200):
    """A tree's crown: many leafy dabs, lighter above and to the left."""
    high = SHAPE[1]
    boughs = [(0, 0, .62)] + [(.62 * math.cos(t) + rng.normal(0, .10), .52 * math.sin(t) + rng.normal(0, .10), rng.uniform(.28, .46))
                              for t in np.linspace(0, 2 * math.pi, 10)[:-1]]
    for k in range(leaves):
        layer = k / leaves
        bx, by, size = boughs[rng.integers(0, len(boughs))]
        turn, out = rng.uniform(0, 2 * math.pi), size * math.sqrt(rng.random())
        dx, dy = out * math.cos(turn), out * math.sin(turn)
        light = .30 + .40 * layer + .55 * dy / size * .6 - .22 * dx / size * .6 + .18 * by
        colour = np.asarray(tone) * max(.15, light + rng.normal(0, .15))
        leaf = rng.uniform(4, 11) * (1 if reach > 60 else .5)
        cv2.ellipse(image, (int(x + reach * (bx + dx)), int(high - y - reach * (by + dy))), (int(leaf), int(leaf * .6)),
                    rng.uniform(0, 180), 0, 360, tuple(float(c) for c in colour), -1)


def soften(image, by):
    """The lens's softness."""
    return cv2.GaussianBlur(image, (0, 0), by)


def street(seed, bases, wall, trees):
    """The back of the next street: houses of given bricks (or stucco), slates, a garden wall and trees."""
    rng = np.random.default_rng(seed)
    image = day_sky(rng)
    x = -60
    for k in range(9):
        wide = 290 + rng.integers(-8, 9)
        base = np.asarray(bases[k % len(bases)]) * rng.uniform(.85, 1.2)
        house(image, rng, x, wide, 120, 900 + rng.integers(-10, 11), base)
        x += wide
    brickwork(image, rng, wall, 0, 0, SHAPE[0], 330)
    image = soften(image, 2.2)
    for x, y, reach, tone in trees:
        crown(image, rng, x, y, reach, tone)
    return soften(image, 5)


STOCK, STUCCO, RED = (.36, .255, .15), (.62, .60, .55), (.30, .12, .07)


def terrace():
    """Stock brick and one house in stucco."""
    return street(5, [STOCK] * 4 + [STUCCO] + [STOCK] * 4, (.30, .21, .135),
                  ((330, 560, 250, (.16, .30, .05)), (1480, 520, 215, (.13, .26, .045)), (2150, 640, 280, (.19, .31, .06)),
                   (860, 360, 130, (.10, .22, .05))))


def yards():
    """Back gardens of Islington: red and stock brick behind a wall, with fruit trees."""
    return street(19, [RED, STOCK, STOCK, RED, RED, STOCK], (.22, .11, .07),
                  ((180, 430, 170, (.20, .31, .07)), (760, 520, 240, (.12, .24, .05)), (1170, 500, 150, (.24, .33, .09)),
                   (1720, 470, 200, (.15, .28, .05)), (2280, 420, 170, (.18, .30, .07))))


def garden():
    """Old trees, a hedge and a lawn under a wide sky."""
    rng = np.random.default_rng(9)
    image = day_sky(rng)
    box(image, 0, 0, SHAPE[0], 500, (.17, .25, .07))
    for k in range(26):
        crown(image, rng, rng.uniform(-50, 2450), 540 + rng.uniform(-30, 60), rng.uniform(70, 130), (.20, .27, .12), 500)
    image = soften(image, 6)
    for x, y, reach, tone in ((260, 860, 330, (.15, .29, .05)), (980, 700, 220, (.22, .34, .07)), (1560, 900, 360, (.13, .25, .045)),
                              (2230, 760, 280, (.24, .33, .06))):
        box(image, x - reach * .07, 420, x + reach * .07, y, (.10, .075, .05))
        crown(image, rng, x, y, reach, tone, 8000)
    for k in range(60):
        crown(image, rng, k * 42, 440 + rng.uniform(-12, 12), 62, (.12, .22, .045), 260)
    return soften(image, 5)


def mews():
    """Painted brick across a cobbled lane: doors, sashes, window boxes."""
    rng = np.random.default_rng(14)
    image = day_sky(rng)
    box(image, 0, 0, SHAPE[0], 150, (.26, .25, .24))
    x = -90
    for wide, base in ((430, (.72, .70, .65)), (400, (.50, .56, .58)), (450, (.74, .66, .55)), (420, (.76, .75, .72)), (430, (.42, .30, .21)),
                       (440, (.70, .69, .66))):
        brickwork(image, rng, base, x, 140, x + wide, 980)
        box(image, x, 980, x + wide, 1010, (.62, .60, .56))
        box(image, x, 1010, x + wide, 1120, (.12, .13, .15))
        box(image, x + 60, 140, x + 190, 420, np.array(((.03, .05, .09), (.02, .07, .05), (.10, .02, .02))[rng.integers(0, 3)]))
        box(image, x + 230, 140, x + 390, 430, (.035, .04, .045))
        for low, tall in ((500, 180), (760, 160)):
            for u in (.27, .72):
                middle = x + wide * u
                box(image, middle - 52, low - 10, middle + 52, low + tall + 10, (.78, .77, .74))
                for a in (-44, 3):
                    box(image, middle + a, low, middle + a + 41, low + tall / 2 - 4, (.14, .16, .18))
                    box(image, middle + a, low + tall / 2 + 2, middle + a + 41, low + tall, (.24, .27, .30))
                if low == 500:
                    for k in range(7):
                        crown(image, rng, middle - 42 + k * 14, low - 2, 17, (.14, .25, .06), 60)
        x += wide
    return soften(image, 5)


def river_at_dusk():
    """The Thames at nightfall: towers with their lamps lit, a bridge of lights, the last of the sun."""
    rng = np.random.default_rng(21)
    wide, high = SHAPE
    shore = int(high * HORIZON * .86)
    up = np.clip((np.arange(high)[::-1] - shore) / (high - shore), 0, 1).astype(np.float32)[:, None]
    low, mid, top = (np.array(c, np.float32) for c in ((.95, .42, .20), (.42, .28, .40), (.045, .075, .20)))
    t = np.repeat(up, wide, 1)[..., None]
    image = np.where(t < .28, low + (mid - low) * (t / .28), mid + (top - mid) * (np.maximum(t - .28, 0) / .72) ** .7).astype(np.float32)
    wisps = np.clip(cloud(rng, 6, .55, 3, 4.0) * 2 - 1.05, 0, 1) * np.clip(1.2 - t[..., 0] * 1.3, 0, 1)
    image = blend(image, wisps * .55, (.85, .36, .26))
    for depth, count, tallest, haze in ((0, 40, 190, .66), (1, 26, 330, .40), (2, 9, 520, .18)):
        for _ in range(count):
            x, w = rng.uniform(-60, wide), rng.uniform(50, 130) * (1 + .25 * depth)
            tall = shore + rng.uniform(.25, 1) ** 1.6 * tallest
            ground = np.array((.030, .036, .060)) * (1 - haze) + np.array((.40, .24, .27)) * haze
            box(image, x, shore, x + w, tall, ground)
            for step in range(rng.integers(0, 4)):
                inset, more = w * .12 * (step + 1), (tall - shore) * .07 * (step + 1)
                box(image, x + inset, tall, x + w - inset, tall + more, ground * (1 + .06 * step))
            if depth == 2 and rng.random() < .5:
                box(image, x + w * .48, tall, x + w * .52, tall + 120, ground)
            for _ in range(int((w * (tall - shore)) / (1900 - 350 * depth))):
                lamp = np.array(((1.0, .62, .28), (1.0, .78, .48), (.95, .86, .70))[rng.integers(0, 3)]) * rng.uniform(.25, 1.0)
                place = int(x + rng.uniform(6, w - 6)), int(high - rng.uniform(shore + 8, tall - 8))
                cv2.circle(image, place, int(rng.uniform(3, 6 + depth)), tuple(float(c) for c in lamp), -1, cv2.LINE_AA)
    bank = np.array((.018, .020, .026))
    box(image, 0, shore - 10, wide, shore + 12, bank)
    for x in np.arange(10, wide, 46):
        cv2.circle(image, (int(x + rng.uniform(-6, 6)), high - shore - 12), 4, (1.0, .78, .44), -1)
    mirrored = image[high - 2 * shore:high - shore][::-1]
    water = cv2.GaussianBlur(mirrored, (0, 0), sigmaX=5, sigmaY=38) * .62
    ripple = cv2.resize(rng.random((220, 60)).astype(np.float32), (wide, shore), interpolation=cv2.INTER_CUBIC)
    fade = np.linspace(1, .55, shore, dtype=np.float32)[:, None]
    image[high - shore:] = water * ((.72 + .56 * ripple) * fade)[..., None]
    glow = cv2.GaussianBlur(np.clip(image - .55, 0, None), (0, 0), 14)
    return soften(image, 6.0) + glow * .7


PAINTERS = {'terrace': terrace, 'yards': yards, 'garden': garden, 'mews': mews, 'river': river_at_dusk}
