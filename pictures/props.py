"""CC0 models from Debian's sweethome3d-furniture package (see LICENCES.md).

The package is downloaded and unpacked into ``.render/props`` on first use.
"""
import math
import subprocess
import zipfile
from pathlib import Path

import bpy
from mathutils import Matrix, Vector

HOME = Path(__file__).resolve().parents[1] / '.render' / 'props'
SET = 'usr/share/sweethome3d/furniture/BlendSwap-CC-0.sh3f'


def fetch():
    """Download and unpack the CC0 set; returns its folder."""
    folder = HOME / 'blendswap-cc-0'
    if folder.exists():
        return folder
    HOME.mkdir(parents=True, exist_ok=True)
    if not list(HOME.glob('sweethome3d-furniture_*.deb')):
        subprocess.run(['apt-get', 'download', 'sweethome3d-furniture'], cwd=HOME, check=True)
    package = sorted(HOME.glob('sweethome3d-furniture_*.deb'))[-1]
    subprocess.run(['dpkg', '-x', str(package), str(HOME / 'package')], check=True)
    with zipfile.ZipFile(HOME / 'package' / SET) as archive:
        archive.extractall(HOME)
    return folder


def place(name, at, materials=None, turn=0.0, height=None, width=None):
    """Import a model, stand it on ``at`` and give it our materials.

    ``materials`` maps the model's own material names to ours ('*' for the
    rest); the size is set by height or width (metres), else taken as centimetres.
    """
    before = set(bpy.data.objects)
    bpy.ops.wm.obj_import(filepath=str(fetch() / name / f'{name}.obj'))
    bodies = [b for b in bpy.data.objects if b not in before and b.type == 'MESH']
    corners = [b.matrix_world @ Vector(c) for b in bodies for c in b.bound_box]
    low = Vector([min(c[i] for c in corners) for i in range(3)])
    high = Vector([max(c[i] for c in corners) for i in range(3)])
    span = high - low
    scale = height / span.z if height else width / span.x if width else .01
    foot = Vector(((low.x + high.x) / 2, (low.y + high.y) / 2, low.z))
    move = (Matrix.Translation(at) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Scale(scale, 4)
            @ Matrix.Translation(-foot))
    for body in bodies:
        body.matrix_basis = move @ body.matrix_world
        for slot in body.material_slots:
            own = (slot.material.name if slot.material else '').split('.')[0]
            chosen = (materials or {}).get(own) or (materials or {}).get('*')
            if chosen:
                slot.material = chosen
        mesh = body.data
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
        mesh.use_auto_smooth = True
        mesh.auto_smooth_angle = math.radians(40)
    return bodies


if __name__ == '__main__':
    print(fetch())
