"""Set tiles out as the website's planner does, refuse slivers, and keep the numbers for the pages.

The arithmetic is in ``src/setting-out/set-out/line.ts``; ``set-out.ts`` is its command. Scenes work in metres,
the command and the numbers that are kept in millimetres.
"""
import hashlib
import json
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

from mathutils import Vector
from patterns import grid
from tiles import Surface

ROOT = Path(__file__).resolve().parents[1]
ANSWERS = ROOT / '.render' / 'set-out'
ARITHMETIC = [ROOT / 'pictures' / 'set-out.ts', ROOT / 'src' / 'setting-out' / 'set-out' / 'line.ts']
# The narrowest cut that a bond may have, in parts of a tile. A sheet of mosaic may be cut to a third.
LEAST = {'straight': .5, 'vertical': .5, 'brick': .25, 'third': 1 / 3}
SHEET = 1 / 3
SHIFT = {'straight': 0, 'vertical': 0, 'brick': .5}

laid = []


class Sliver(ValueError):
    """A surface would end in a cut that no tiler leaves."""


@dataclass
class SetOut:
    """A surface that has been set out; ``across`` and ``up`` are the runs in millimetres."""

    name: str
    surface: Surface
    area: tuple
    tile: tuple
    joint: float
    bond: str
    thickness: float
    across: dict
    up: dict
    openings: list = field(default_factory=list)

    @property
    def start(self):
        """Where ``patterns.grid`` begins, in metres from the area's lower left corner."""
        return tuple(run['start'] / 1000 - self.joint / 2 for run in (self.across, self.up))

    def tiles(self, kind=0):
        """The tiles, cut to the area."""
        return grid(self.area, self.tile, self.joint, SHIFT[self.bond], self.start, kind)

    def joint_near(self, place, along=0):
        """The middle of the joint nearest to a place on the surface, across (0) or up (1)."""
        return self._near(place, along, -self.joint / 2)

    def middle_near(self, place, along=0):
        """The middle of the tile nearest to a place on the surface, across (0) or up (1), in the first course."""
        return self._near(place, along, self.tile[along] / 2)

    def _near(self, place, along, offset):
        run = (self.across, self.up)[along]
        first = self.area[along] + run['start'] / 1000 + offset
        step = self.tile[along] + self.joint
        return first + round((place - first) / step) * step

    def numbers(self, camera):
        """What a page draws from, in millimetres, with the way into the picture."""
        u0, v0, u1, v1 = self.area
        face = Surface(self.surface.matrix @ Vector((u0, v0, self.thickness)), self.surface.u, self.surface.v)
        return {
            'name': self.name, 'width': _mm(u1 - u0), 'height': _mm(v1 - v0),
            'tile': [_mm(side) for side in self.tile], 'joint': _mm(self.joint), 'bond': self.bond,
            'across': self.across, 'up': self.up,
            'openings': [[_mm(a - b) for a, b in zip(opening, (u0, v0, u0, v0))] for opening in self.openings],
            'homography': camera.homography(face),
        }


def set_out(name, surface, area, tile, joint, bond='straight', thickness=.010, least=None, openings=(), level=None):
    """Set out an area of a surface; raises ``Sliver`` where a cut would be narrower than ``least`` parts of a tile.

    Courses keep the ``level`` of another surface, if it is given.
    """
    u0, v0, u1, v1 = area
    request = {'length': [_mm(u1 - u0), _mm(v1 - v0)], 'tile': [_mm(side) for side in tile], 'joint': _mm(joint), 'bond': bond}
    runs = _answer(json.dumps(request))
    if level:
        runs['up'] = _continued(level.up, request['length'][1], request['tile'][1], request['joint'])
    for way, side, allowed in (('across', 0, least or LEAST[bond]), ('up', 1, least or LEAST['straight'])):
        part = runs[way]['narrowest'] / request['tile'][side]
        if part < allowed:
            raise Sliver(f'{name}: the narrowest cut {way} is {runs[way]["narrowest"]:.1f} mm, {part:.0%} of a tile')
    done = SetOut(name, surface, area, tile, joint, bond, thickness, runs['across'], runs['up'], list(openings))
    laid.append(done)
    return done


def seen_by(camera):
    """The numbers of every surface that stands in the frame, those that show least left out."""
    return [one.numbers(camera) for one in laid if camera.sees(one.surface, one.area)]


def _continued(run, length, tile, joint):
    """A run that begins as another does and ends elsewhere."""
    first = run['endsOfCourses'][0]['first']
    last = min(round((length - run['start']) % (tile + joint), 2) or tile, tile)
    return {**run, 'endsOfCourses': [{'first': first, 'last': last}], 'narrowest': min(first, last)}


def _answer(request):
    key = hashlib.sha256(b''.join(source.read_bytes() for source in ARITHMETIC) + request.encode()).hexdigest()[:20]
    kept = ANSWERS / f'{key}.json'
    if not kept.exists():
        ANSWERS.mkdir(parents=True, exist_ok=True)
        kept.write_text(subprocess.run([ROOT / 'node_modules/.bin/tsx', ARITHMETIC[0]], input=request, text=True, check=True,
                                       capture_output=True).stdout)
    return json.loads(kept.read_text())


def _mm(metres):
    return round(metres * 1000, 2)
