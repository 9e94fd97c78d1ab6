"""Runs inside Blender: build a scene and expose one picture of it, once per seed.

    blender -b --factory-startup -P studio.py -- PROJECT PICTURE FOLDER [--draft | --part LEFT,TOP,RIGHT,BOTTOM]

The exposures are written to FOLDER as half1.exr and half2.exr; one that is
already there is kept. The numbers of the surfaces that the camera sees go to
FOLDER/set-out.json.
"""
import importlib.util
import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

import bpy  # noqa: E402  (the path above must be set first)
import setting_out  # noqa: E402
from film import OVERSIZE  # noqa: E402


def load_scene(project):
    """The module that describes a project."""
    source = HERE / 'scenes' / f"{project.replace('-', '_')}.py"
    spec = importlib.util.spec_from_file_location('described_scene', source)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def settings(camera, draft):
    """Cycles on the CPU: clamped, with the passes a denoiser needs.

    Light that has bounced twice is taken for the scene's ambient light wherever
    nothing is near: half the time, and the difference is not to be seen.
    """
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = 'CYCLES'
    wide, high = camera.size
    scale = 640 / max(wide, high) if draft else OVERSIZE
    render.resolution_x, render.resolution_y = round(wide * scale), round(high * scale)
    render.resolution_percentage = 100
    render.image_settings.file_format = 'OPEN_EXR_MULTILAYER'
    render.image_settings.color_depth = '16'
    render.threads_mode = 'AUTO'
    cycles.device = 'CPU'
    cycles.samples = 5 if draft else camera.samples
    cycles.use_adaptive_sampling = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, 24
    cycles.use_fast_gi, cycles.fast_gi_method = True, 'REPLACE'
    cycles.ao_bounces = cycles.ao_bounces_render = 1
    scene.world.light_settings.distance = .8
    cycles.sample_clamp_direct, cycles.sample_clamp_indirect = 10, 2.5
    cycles.light_sampling_threshold = .03
    cycles.blur_glossy = .8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def only(part):
    """Expose a part of the picture, given in fractions from its top left."""
    render = bpy.context.scene.render
    left, top, right, bottom = (float(edge) for edge in part.split(','))
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x, render.border_min_y, render.border_max_y = left, right, 1 - bottom, 1 - top


def main():
    """Build, aim and render."""
    project, picture, folder = sys.argv[sys.argv.index('--') + 1:][:3]
    bpy.ops.wm.read_factory_settings(use_empty=True)
    described = load_scene(project)
    camera = described.PICTURES[picture]
    described.build(picture)
    camera.set_up()
    settings(camera, '--draft' in sys.argv)
    part = sys.argv[sys.argv.index('--part') + 1] if '--part' in sys.argv else '' if '--draft' in sys.argv else camera.part
    if part:
        only(part)
    surfaces = setting_out.seen_by(camera)
    for one in setting_out.laid:
        camera.agree_with_blender(one.surface.origin)
    (Path(folder) / 'set-out.json').write_text(json.dumps({'surfaces': surfaces}, ensure_ascii=False, indent=2) + '\n')
    scene = bpy.context.scene
    for index, seed in enumerate(camera.seeds, 1):
        half = Path(folder) / f'half{index}.exr'
        if half.exists():
            continue
        part = half.with_name(f'part{index}.exr')
        scene.cycles.seed = seed
        scene.render.filepath = str(part)
        bpy.ops.render.render(write_still=True)
        part.rename(half)


main()
