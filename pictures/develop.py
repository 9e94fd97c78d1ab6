"""Runs inside Blender: tone-map a denoised picture with Filmic into a PNG.

    blender -b --factory-startup -P develop.py -- IN.npy OUT.png EXPOSURE CONTRAST
"""
import sys

import bpy
import numpy as np

source, out, exposure, contrast = sys.argv[sys.argv.index('--') + 1:][:4]
light = np.load(source).astype(np.float32)
high, wide = light.shape[:2]
pixels = np.ones((high, wide, 4), np.float32)
pixels[..., :3] = np.flipud(light)
image = bpy.data.images.new('picture', wide, high, alpha=False, float_buffer=True)
image.pixels.foreach_set(pixels.ravel())
scene = bpy.context.scene
scene.view_settings.view_transform = 'Filmic'
scene.view_settings.look = f'{contrast} Contrast'
scene.view_settings.exposure = float(exposure)
scene.render.image_settings.file_format = 'PNG'
scene.render.image_settings.color_mode = 'RGB'
scene.render.image_settings.color_depth = '16'
image.save_render(out, scene=scene)
