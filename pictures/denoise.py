"""Denoise a picture that was rendered twice with different seeds.

    python3 denoise.py FIRST.exr SECOND.exr OUT.npy [RADIUS [STRENGTH]]

Dual-buffer non-local means: the colour is divided by the albedo so that
texture survives, weights found in one half are used on the other so that noise
never judges itself, and the albedo, normal and depth passes keep edges crisp.
Thin metal is noisy in those passes, too: how far the halves disagree says how
little the passes are believed there (as in Rousselle et al., 2013, Robust
Denoising using Feature and Color Information).
"""
import ctypes
import subprocess
import sys
import zlib
from pathlib import Path

import cv2
import numpy as np
import OpenImageIO as oiio

SOFTEN = .02
# The squares that smooth.c works in; a picture smaller than one is padded to it.
SIDE = 96
PATCH = 3
# How much a noisy guide counts less, and from which noise on the albedo is smoothed, too. Chosen by eye.
DOUBT = .3
UNSURE = 2
# What varies slowly is calmed by ever wider passes: how far apart their offsets are, how much stronger each is, and
# over which patches it compares (wide ones, or it takes slow noise for shadows).
WIDE_PASSES = ((3, 2.2, 5), (8, 3.0, 10), (18, 3.6, 18), (42, 4.2, 30))


def read(path):
    """Colour, albedo, normal and depth of one multilayer EXR."""
    source = oiio.ImageInput.open(str(path))
    spec = source.spec()
    data = np.array(source.read_image(0, 0, 0, spec.nchannels, oiio.FLOAT))
    data = data.reshape(spec.height, spec.width, -1).astype(np.float32)
    source.close()
    names = list(spec.channelnames)

    def take(layer, channels):
        found = [next(i for i, n in enumerate(names) if layer in n and n.endswith('.' + c)) for c in channels]
        return np.ascontiguousarray(data[..., found])
    return (take('Combined', 'RGB'), take('Denoising Albedo', 'RGB'),
            take('Denoising Normal', 'XYZ'), take('Denoising Depth', 'Z')[..., 0])


def without_fireflies(colour):
    """Limit a pixel to a little above its second brightest neighbour."""
    grey = colour.max(axis=2)
    kernel = np.ones((3, 3), np.uint8)
    kernel[1, 1] = 0
    limit = cv2.GaussianBlur(cv2.dilate(grey, kernel), (0, 0), .8) * 1.15 + .02
    return colour * np.minimum(1, limit / np.maximum(grey, 1e-6))[..., None]


def shift(image, dy, dx):
    """The picture moved by an offset, mirrored at its borders."""
    high, wide = image.shape[:2]
    pad = cv2.copyMakeBorder(image, abs(dy), abs(dy), abs(dx), abs(dx), cv2.BORDER_REFLECT_101)
    return pad[abs(dy) + dy:abs(dy) + dy + high, abs(dx) + dx:abs(dx) + dx + wide]


class Guide:
    """The passes of both halves, scaled so that a difference of one matters."""

    def __init__(self, one, two):
        albedo, normal, self.depth = (steady(a, b) for a, b in zip(one, two))
        self.albedo = cv2.GaussianBlur(albedo, (0, 0), .6) / .025
        self.normal = cv2.GaussianBlur(normal, (0, 0), .6) / .10
        self.scale = .5 / (.02 * np.maximum(self.depth, .1))
        noise = (squared((one[0] - two[0]) / .025) + squared((one[1] - two[1]) / .10)) / 4
        self.noise = cv2.GaussianBlur(np.minimum(noise, 400), (0, 0), 1)

    def likeness(self, dy, dx):
        """How alike (0 or below, in logarithms) each pixel and its neighbour at an offset are."""
        apart = (squared(self.albedo - shift(self.albedo, dy, dx))
                 + squared(self.normal - shift(self.normal, dy, dx)))
        doubt = self.noise + shift(self.noise, dy, dx)
        apart = np.maximum(apart - doubt, 0) / (1 + DOUBT * doubt)
        apart += ((self.depth - shift(self.depth, dy, dx)) * self.scale) ** 2
        return apart * -.5


def squared(difference):
    """The squared length of each pixel's vector."""
    return cv2.transform(difference ** 2, np.ones((1, 3)))


def noise_of(halves):
    """The variance of a half, by how far the halves disagree around each pixel; thin things have their own."""
    gap = (halves[0] - halves[1]) ** 2 / 2
    return np.maximum(np.maximum(cv2.blur(gap, (9, 9)), cv2.blur(gap, (3, 3))), 1e-5)


def smooth(halves, guide, radius, step, strength, patch=PATCH):
    """One pass of cross-filtered non-local means over offsets ``step`` pixels apart; patches reach ``patch`` pixels."""
    spread = noise_of(halves)
    high, wide = spread.shape[:2]
    pad = radius * step + patch + SIDE
    images = [halves[0], halves[1], spread, guide.albedo, guide.normal, guide.depth, guide.scale, guide.noise]
    planes = [cv2.copyMakeBorder(np.ascontiguousarray(plane, np.float32), pad, pad, pad, pad, cv2.BORDER_REFLECT_101)
              for image in images for plane in (cv2.split(image) if image.ndim == 3 else [image])]
    pointers = (ctypes.c_void_p * len(planes))(*[plane.ctypes.data for plane in planes])
    result, company = np.empty((2, high, wide, 3), np.float32), np.empty((high, wide), np.float32)
    library().smooth(pointers, high, wide, pad, radius, step, ctypes.c_float(strength), patch, ctypes.c_float(DOUBT),
                     result.ctypes.data_as(ctypes.c_void_p), company.ctypes.data_as(ctypes.c_void_p))
    return [result[0], result[1]], company


def library():
    """The inner loop, ``smooth.c``, compiled when it has changed."""
    source = Path(__file__).with_name('smooth.c')
    built = source.parents[1] / '.render' / f'smooth-{zlib.crc32(source.read_bytes()):08x}.so'
    if not built.exists():
        built.parent.mkdir(exist_ok=True)
        subprocess.run(['gcc', '-O3', '-march=native', '-ffast-math', '-fopenmp', '-shared', '-fPIC', str(source), '-o', str(built), '-lm'],
                       check=True)
    return ctypes.CDLL(str(built))


def lend_to_lonely(halves, guide, company):
    """Let edge pixels that found few likenesses borrow from their nearest neighbours."""
    total, weights = np.zeros_like(halves[0]), np.zeros(company.shape, np.float32)
    middle = (halves[0] + halves[1]) / 2
    for dy, dx in ((dy, dx) for dy in range(-2, 3) for dx in range(-2, 3)):
        weight = cv2.exp(np.maximum(guide.likeness(dy, dx) * .02, -8)) / (1 + dy * dy + dx * dx)
        total += weight[..., None] * shift(middle, dy, dx)
        weights += weight
    lonely = np.clip(1.5 - company / 14, 0, 1)[..., None]
    borrowed = total / weights[..., None]
    return [half * (1 - lonely) + borrowed * lonely for half in halves]


def steady(one, two):
    """The mean of a guide pass; where it is noisy over an area (behind glass), its median."""
    mean = (one + two) / 2
    gap = np.abs(one - two)
    gap = gap.max(axis=2) if gap.ndim == 3 else gap / np.maximum(mean, .1)
    noisy = np.clip((cv2.blur(np.minimum(gap, 1), (21, 21)) - .05) / .05, 0, 1)
    calm = cv2.medianBlur(cv2.medianBlur(mean, 5), 5)
    return mean + (calm - mean) * (noisy[..., None] if mean.ndim == 3 else noisy)


def albedo_of(passes, guide, strength):
    """The mean albedo of the halves; where it is noisy, smoothed."""
    sure = steady(passes[0][0], passes[1][0])
    smoothed, _ = smooth([albedo for albedo, *_ in passes], guide, 2, 1, strength)
    unsure = np.clip(guide.noise / UNSURE - .5, 0, 1)[..., None]
    return sure + ((smoothed[0] + smoothed[1]) / 2 - sure) * unsure


def denoise(first, second, radius=6, strength=.5):
    """The denoised colour of two renders given by path: a fine pass, then ever wider and sparser ones."""
    one, two = read(first), read(second)
    passes = [[np.minimum(own, 50) for own in half[1:]] for half in (one, two)]
    guide = Guide(*passes)
    halves = [np.log1p(np.minimum(without_fireflies(colour), 12) / (own + SOFTEN)) for colour, own, *_ in (one, two)]
    halves, company = smooth(halves, guide, radius, 1, strength)
    halves = lend_to_lonely(halves, guide, company)
    for step, stronger, patch in WIDE_PASSES:
        halves, _ = smooth(halves, guide, 2, step, strength * stronger, patch)
    return np.expm1((halves[0] + halves[1]) / 2) * (albedo_of(passes, guide, strength) + SOFTEN)


if __name__ == '__main__':
    options = sys.argv[4:]
    result = denoise(sys.argv[1], sys.argv[2], int(options[0]) if options else 6,
                     float(options[1]) if len(options) > 1 else .5)
    np.save(sys.argv[3], result)
