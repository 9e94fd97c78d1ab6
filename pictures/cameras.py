"""A level camera: the frame is moved with lens shift instead of a tilt, except for a picture from above."""
import math
from dataclasses import dataclass

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector


@dataclass
class Camera:
    """Where the photographer stands and what the lens sees.

    ``yaw`` turns the camera to the left in degrees; ``rise`` and ``slide``
    shift the frame up and to the right, in parts of the frame's longer side. ``pitch``
    tilts it up in degrees, for pictures taken from above only: verticals converge.
    ``contrast`` names one of Filmic's looks: 'Medium High', 'High' or 'Very High'.
    """

    at: tuple
    yaw: float = 0.0
    lens: float = 28.0
    rise: float = 0.0
    slide: float = 0.0
    focus: float = 2.6
    fstop: float = 8.0
    size: tuple = (2160, 1620)
    exposure: float = 0.0
    contrast: str = 'Medium High'
    samples: int = 4
    seeds: tuple = (11, 47)
    near: float = .05
    pitch: float = 0.0
    # Only this part differs from another master, and is printed over it: 'PROJECT/PICTURE', and left, top, right, bottom in fractions.
    over: str = ''
    part: str = ''

    def set_up(self):
        """Make this the scene's camera."""
        lens = bpy.data.cameras.new('camera')
        body = bpy.data.objects.new('camera', lens)
        bpy.context.scene.collection.objects.link(body)
        bpy.context.scene.camera = body
        body.location = self.at
        body.rotation_euler = (math.radians(90 + self.pitch), 0, math.radians(self.yaw))
        lens.sensor_width = 36
        lens.lens = self.lens
        lens.shift_x, lens.shift_y = self.slide, self.rise
        lens.clip_start = self.near
        lens.dof.use_dof = self.fstop < 16
        lens.dof.focus_distance = self.focus
        lens.dof.aperture_fstop = self.fstop

    def matrix(self):
        """Three rows that take (x, y, z, 1) to the picture: fractions from its top left, times the distance."""
        turn, tilt = math.radians(self.yaw), math.radians(self.pitch)
        level = Vector((-math.sin(turn), math.cos(turn), 0))
        ahead = level * math.cos(tilt) + Vector((0, 0, math.sin(tilt)))
        aside, above = Vector((math.cos(turn), math.sin(turn), 0)), Vector((0, 0, math.cos(tilt))) - level * math.sin(tilt)
        wide, high = self.size
        longer, zoom = max(wide, high), self.lens / 36
        across = ahead * .5 + (aside * zoom - ahead * self.slide) * longer / wide
        down = ahead * .5 - (above * zoom - ahead * self.rise) * longer / high
        return [(*row, -row.dot(Vector(self.at))) for row in (across, down, ahead)]

    def agree_with_blender(self, point):
        """Stop where our arithmetic and Blender's put a point in different places."""
        scene = bpy.context.scene
        bpy.context.view_layer.update()
        seen = world_to_camera_view(scene, scene.camera, Vector(point))
        x, y, away = (sum(a * b for a, b in zip(row, (*point, 1))) for row in self.matrix())
        if max(abs(x - seen.x * away), abs(y - (1 - seen.y) * away)) > 5e-4 * abs(away):
            raise ValueError(f'{tuple(point)} lands at {x / away:.4f}, {y / away:.4f}, not at {seen.x:.4f}, {1 - seen.y:.4f}')

    def homography(self, face):
        """Nine numbers, row by row, that take millimetres on a face to fractions of the picture."""
        rows = [[sum(row[i] * axis[i] for i in range(3)) / 1000 for axis in (face.u, face.v)]
                + [sum(row[i] * face.origin[i] for i in range(3)) + row[3]] for row in self.matrix()]
        return [float(f'{value:.7g}') for row in rows for value in row]

    def sees(self, surface, area, count=24):
        """Whether at least a few of a surface's points lie in the frame, its face towards the camera."""
        if (Vector(self.at) - surface.origin).dot(surface.face) <= 0:
            return False
        u0, v0, u1, v1 = area
        found = 0
        for k in range(count * count):
            u, v = u0 + (u1 - u0) * (k % count + .5) / count, v0 + (v1 - v0) * (k // count + .5) / count
            point = (*(surface.matrix @ Vector((u, v, 0))), 1)
            x, y, away = (sum(a * b for a, b in zip(row, point)) for row in self.matrix())
            found += away > self.near and 0 < x / away < 1 and 0 < y / away < 1
        return found >= 4
