"""Draw how the surfaces of a picture were set out over it, to see that the numbers fit.

    python3 pictures/lines.py hero/hero-wide          # over the draft
"""
import json
import sys

import cv2
import numpy as np

from render import place_of


def edges(length, tile, joint, start):
    """Where tiles begin and end in one direction."""
    step = tile + joint
    return [at for k in range(int(length / step) + 3) for at in (start + k * step, start + k * step + tile) if 0 < at < length]


def draw(image, surface):
    """The outline in red, every edge of a tile in cyan (bonds are drawn without their shift)."""
    high, wide = image.shape[:2]
    matrix = np.array(surface['homography']).reshape(3, 3)
    across, up = surface['width'], surface['height']

    def line(a, b, colour):
        for one, two in zip(np.linspace(a, b, 60), np.linspace(a, b, 60)[1:]):
            ends = [matrix @ (*point, 1) for point in (one, two)]
            if min(end[2] for end in ends) > .05:
                cv2.line(image, *[tuple(int(v) for v in np.clip(end[:2] / end[2] * (wide, high), -9999, 9999)) for end in ends], colour, 1,
                         cv2.LINE_AA)
    (tile_wide, tile_high), joint = surface['tile'], surface['joint']
    for u in edges(across, tile_wide, joint, surface['across']['start']):
        line((u, 0), (u, up), (200, 200, 0))
    for v in edges(up, tile_high, joint, surface['up']['start']):
        line((0, v), (across, v), (200, 200, 0))
    corners = [(0, 0), (across, 0), (across, up), (0, up)]
    for a, b in zip(corners, corners[1:] + corners[:1]):
        line(a, b, (0, 0, 255))


def main(name):
    """Write lines.png into the picture's working folder."""
    folder = place_of(name, True)
    image = cv2.imread(str(folder / 'print.jpg'))
    image = cv2.resize(image, None, fx=1600 / image.shape[1], fy=1600 / image.shape[1])
    for surface in json.loads((folder / 'set-out.json').read_text())['surfaces']:
        draw(image, surface)
    cv2.imwrite(str(folder / 'lines.png'), image)
    print(folder / 'lines.png')


main(sys.argv[1])
