"""A level camera: it never tilts; the frame is moved with lens shift instead."""
import math
from dataclasses import dataclass

import bpy


@dataclass
class Camera:
    """Where the photographer stands and what the lens sees.

    ``yaw`` turns the camera to the left in degrees; ``rise`` and ``slide``
    shift the frame up and to the right, in parts of the frame's longer side.
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
    samples: int = 4
    seeds: tuple = (11, 47)
    near: float = .05

    def set_up(self):
        """Make this the scene's camera."""
        lens = bpy.data.cameras.new('camera')
        body = bpy.data.objects.new('camera', lens)
        bpy.context.scene.collection.objects.link(body)
        bpy.context.scene.camera = body
        body.location = self.at
        body.rotation_euler = (math.radians(90), 0, math.radians(self.yaw))
        lens.sensor_width = 36
        lens.lens = self.lens
        lens.shift_x, lens.shift_y = self.slide, self.rise
        lens.clip_start = self.near
        lens.dof.use_dof = self.fstop < 16
        lens.dof.focus_distance = self.focus
        lens.dof.aperture_fstop = self.fstop
