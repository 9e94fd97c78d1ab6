"""Marble, limestone, travertine and terrazzo."""
import math

from shading import Shader, average


def _vein(shader, place, scale, width, distortion, fade_scale):
    """Thin wandering lines (0 to 1) that fade in and out."""
    noise = shader.noise(place, scale, 5, .48, distortion)
    ridge = shader.math('ABSOLUTE', shader.math('SUBTRACT', noise, .5))
    line = shader.span(ridge, 0, width, 1, 0)
    sharp = shader.math('POWER', line, 1.6)
    fade = shader.span(shader.noise(place, fade_scale, 2), .36, .58)
    return shader.math('MULTIPLY', sharp, fade)


def marble(name='marble', ground=(.84, .835, .82), vein=(.30, .31, .33), warm=(.55, .44, .30),
           rough=.14, turn=(.5, .6, .7), strength=.8, scale=1.0,
           cloud=(.62, .63, .64), widths=(.022, .020), warp=.55):
    """White marble with long soft clouds, bold veins and hairlines."""
    shader = Shader(name)
    base = shader.place((scale, scale * .42, scale), turn)
    place = shader.warp(base, 1.1, warp)
    mist = shader.span(shader.noise(place, 1.3, 4, .45), .45, .75, 0, .30 * strength)
    bold = _vein(shader, place, 1.25, widths[0], .25, .9)
    fine = _vein(shader, place, 3.1, widths[1], .5, 1.7)
    halo = _vein(shader, place, 1.25, widths[0] * 4.5, .25, .9)
    tint = shader.mix(mist, ground, cloud)
    tint = shader.mix(shader.math('MULTIPLY', halo, .22 * strength), tint, warm)
    tint = shader.mix(shader.math('MULTIPLY', bold, strength), tint, vein)
    tint = shader.mix(shader.math('MULTIPLY', fine, .55 * strength), tint, vein)
    shader.surface(base_color=tint, roughness=rough, specular=.5)
    return shader.cheap(tuple(c * .93 for c in ground))


def _strata(shader, place, spacing, wander, width, fade_scale, gate=(.42, .60)):
    """Long veins that run one way (along x of ``place``), wander, thin out and fade; 0 to 1."""
    slow = shader.noise(place, 1.1 / spacing * .35, 3, .5)
    quick = shader.noise(place, 3.2 / spacing * .35, 5, .62)
    across = shader.node('SeparateXYZ', {0: place}).outputs[1]
    moved = shader.math('ADD', shader.math('MULTIPLY', across, 1 / spacing),
                        shader.math('ADD', shader.math('MULTIPLY', slow, wander), shader.math('MULTIPLY', quick, wander * .22)))
    ridge = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', moved), .5))
    vary = shader.span(shader.noise(place, 9, 3, .6), .25, .75, .25, 1.6)
    line = shader.math('SUBTRACT', 1.0, shader.math('DIVIDE', ridge, shader.math('MULTIPLY', vary, width)), clamp=True)
    fade = shader.span(shader.noise(place, fade_scale, 3, .55), *gate)
    return shader.math('MULTIPLY', shader.math('POWER', line, 1.3), fade)


def veined(name, ground, vein, cloud, rough=.14, turn=(0, .6, 0), spacing=.42, strength=.85, warm=None, own=True,
           gate=(.42, .60), width=.020):
    """A slab with long diagonal veins of even fineness: bold ones, companions and hairlines."""
    shader = Shader(name)
    base = shader.place((1, 1, 1), turn, own)
    flat = shader.node('SeparateXYZ', {0: base}).outputs
    place = shader.warp(shader.node('CombineXYZ', {0: flat[0], 1: flat[2], 2: flat[1]}).outputs[0], 2.4, .10)
    bold = _strata(shader, place, spacing, 1.5, width, 1.6, gate)
    halo = _strata(shader, place, spacing, 1.5, width * 6.5, 1.6, gate)
    fine = _strata(shader, place, spacing * .37, 2.2, .016, 2.6, (.45, .62))
    mist = shader.span(shader.noise(place, 2.2, 6, .6), .36, .72)
    grain = shader.noise(place, 150, 3, .6)
    tint = shader.mix(shader.math('MULTIPLY', mist, .55), ground, cloud)
    tint = shader.mix(shader.math('MULTIPLY', halo, .30 * strength), tint, warm or cloud)
    tint = shader.mix(shader.math('MULTIPLY', bold, strength), tint, vein)
    tint = shader.mix(shader.math('MULTIPLY', fine, .60 * strength), tint, vein)
    tint = shader.mix(shader.span(grain, .5, .75, 0, .16), tint, cloud)
    shader.surface(base_color=tint, roughness=rough, specular=.5)
    return shader.cheap(average([ground, cloud]))


def book_matched(name, ground, vein, cloud, warm, seam, wide, rough=.12):
    """Porcelain slabs with the print of one bold stone, mirrored at every joint; ``seam`` is the x of a joint, ``wide`` a slab with its joint.

    Its veins are of three weights, sweep in long bows, cross at a narrow angle and fade.
    """
    shader = Shader(name)
    x, y, z = shader.node('SeparateXYZ', {0: shader.place(shifted=False)}).outputs
    folded = shader.math('PINGPONG', shader.math('SUBTRACT', x, seam), wide)
    flat = shader.node('CombineXYZ', {0: folded, 1: z, 2: shader.math('MULTIPLY', y, .2)}).outputs[0]

    def running(degrees, bow):
        turned = shader.node('Mapping', {'Vector': flat, 'Rotation': (0, 0, math.radians(degrees)), 'Location': (degrees, 0, 0)}).outputs[0]
        return shader.warp(shader.warp(turned, .55, bow), 2.6, .07)
    place, crossing = running(-52, .55), running(-24, .40)
    bold = _strata(shader, place, .78, 1.3, .017, 1.1, (.30, .52))
    halo = _strata(shader, place, .78, 1.3, .105, 1.1, (.28, .56))
    branch = _strata(shader, crossing, .71, 1.7, .010, 1.5, (.40, .58))
    hair = _strata(shader, place, .29, 2.2, .014, 2.6, (.44, .62))
    mist = shader.span(shader.noise(shader.node('Mapping', {'Vector': place, 'Scale': (.5, 1.4, 1)}).outputs[0], 1.5, 6, .62), .42, .76)
    tint = shader.mix(shader.math('MULTIPLY', mist, .50), ground, cloud)
    tint = shader.mix(shader.math('MULTIPLY', halo, .36), tint, warm)
    tint = shader.mix(shader.math('MULTIPLY', bold, .90), tint, vein)
    tint = shader.mix(shader.math('MULTIPLY', branch, .65), tint, vein)
    tint = shader.mix(shader.math('MULTIPLY', hair, .36), tint, vein)
    shader.surface(base_color=tint, roughness=rough, specular=.5)
    return shader.cheap(average([ground, cloud]))


def limestone(name, light, dark, rough=.42, scale=1.0, veins=.25, stretch=(1, 1, 1)):
    """Soft cloudy stone-look porcelain with a few pale veins and fine specks."""
    shader = Shader(name)
    place = shader.place(tuple(scale * s for s in stretch))
    warped = shader.warp(place, 1.4, .5)
    cloud = shader.noise(warped, 2.2, 8, .62, .2)
    speck = shader.noise(place, 140, 3, .6)
    tint = shader.mix(shader.span(cloud, .32, .70), light, dark)
    pale = _vein(shader, warped, 1.8, .012, .5, 1.2)
    tint = shader.mix(shader.math('MULTIPLY', pale, veins), tint, tuple(min(.9, c * 1.35) for c in light))
    tint = shader.mix(shader.span(speck, .55, .75, 0, .22), tint, tuple(c * .62 for c in dark))
    own = shader.span(shader.shade(), 0, 1, 0, .10)
    tint = shader.mix(own, tint, tuple(c * .75 for c in dark))
    shader.surface(base_color=tint, roughness=shader.span(cloud, .3, .7, rough - .06, rough + .08),
                   specular=.45)
    shader.bump(shader.math('ADD', cloud, speck), .05, .002)
    return shader.cheap(average([light, dark]))


def porcelain_stone(name, colour, rough=.36, along='x'):
    """Printed stone-look porcelain: fine even grains and faint long strata, nothing that could be a stain."""
    shader = Shader(name)
    stretch = [9.0, 9.0, 9.0]
    stretch['xyz'.index(along)] = 1.1
    strata = shader.noise(shader.warp(shader.place(tuple(stretch)), .5, .5), 1.6, 5, .6)
    place = shader.place()
    grain = shader.noise(place, 95, 4, .65)
    fleck = shader.noise(place, 420, 2, .5)
    level = shader.math('ADD', shader.span(strata, .3, .7, -.045, .045), shader.span(grain, .3, .7, -.05, .05))
    level = shader.math('ADD', level, shader.span(fleck, .60, .78, 0, -.10))
    level = shader.math('ADD', level, shader.span(shader.shade(), 0, 1, .975, 1.025))
    tint = shader.mix(1.0, colour, shader.node('CombineXYZ', {0: level, 1: level, 2: level}).outputs[0], 'MULTIPLY')
    shader.surface(base_color=tint, roughness=shader.span(grain, .3, .7, rough - .04, rough + .06), specular=.45)
    shader.bump(shader.math('ADD', grain, fleck), .06, .001)
    return shader.cheap(colour)


def travertine(name, light, dark, rough=.3, along='x'):
    """Banded stone: layers that run along one axis."""
    shader = Shader(name)
    stretch = [5.0, 5.0, 5.0]
    stretch['xyz'.index(along)] = .35
    place = shader.warp(shader.place(tuple(stretch)), .6, .7)
    band = shader.noise(place, .9, 8, .62, .3)
    fine = shader.noise(place, 5.5, 4)
    value = shader.math('ADD', shader.math('MULTIPLY', band, .8), shader.math('MULTIPLY', fine, .2))
    tint = shader.ramp(shader.span(value, .30, .70), [(0, dark), (.55, light), (1, tuple(c * 1.06 for c in light))])
    shader.surface(base_color=tint, roughness=rough, specular=.5)
    return shader.cheap(average([light, dark]))


def concrete(name, colour, rough=.7):
    """Mortar bed or microcement."""
    shader = Shader(name)
    place = shader.place(shifted=False)
    cloud = shader.noise(place, 4, 8, .65)
    grit = shader.noise(place, 120, 4, .7)
    tint = shader.mix(shader.span(cloud, .3, .7, 0, .6), colour, tuple(c * .62 for c in colour))
    shader.surface(base_color=tint, roughness=rough)
    shader.bump(shader.math('ADD', grit, cloud), .6, .004)
    return shader.cheap(tuple(c * .85 for c in colour))


def terrazzo(name, ground, chips=((.84, .82, .78), (.40, .36, .33), (.60, .47, .36), (.20, .21, .21), (.70, .60, .48), (.33, .40, .37)),
             rough=.16):
    """Stone chips of three sizes in a ground, polished flat."""
    shader = Shader(name)
    place = shader.warp(shader.place(), 55, .006)
    fine = shader.noise(place, 420, 3, .6)
    tint = shader.mix(shader.span(fine, .35, .65, 0, .35), ground, tuple(c * .80 for c in ground))
    for scale, share, width in ((330, .52, .09), (120, .62, .07), (52, .55, .05)):
        cell = shader.node('TexVoronoi', {'Vector': place, 'Scale': scale, 'Randomness': 1.0}, feature='F1')
        rim = shader.node('TexVoronoi', {'Vector': place, 'Scale': scale, 'Randomness': 1.0}, feature='DISTANCE_TO_EDGE')
        parts = shader.node('SeparateXYZ', {0: cell.outputs['Color']}).outputs
        stops = [((k + .5) / len(chips), c) for k, c in enumerate(chips)]
        hue = shader.ramp(parts[0], stops)
        hue = shader.mix(shader.span(shader.noise(place, scale * 2.4, 3), .35, .65, 0, .30), hue, (.35, .33, .30))
        inside = shader.math('GREATER_THAN', rim.outputs['Distance'], width)
        there = shader.math('MULTIPLY', inside, shader.math('GREATER_THAN', parts[1], share))
        tint = shader.mix(there, tint, hue)
    shader.surface(base_color=tint, roughness=shader.span(fine, .3, .7, rough - .03, rough + .05), specular=.5)
    return shader.cheap(ground)


def riven(name, colour, rough=.62):
    """Slip-rated porcelain: a riven, grainy face that no wet foot slides on."""
    shader = Shader(name)
    place = shader.place()
    layers = shader.noise(shader.warp(place, 5, .10), 6, 8, .58, .4)
    grit = shader.noise(place, 520, 3, .7)
    pits = shader.noise(place, 85, 4, .6)
    tint = shader.mix(shader.span(layers, .32, .68), tuple(c * .72 for c in colour), tuple(c * 1.25 for c in colour))
    tint = shader.mix(shader.span(grit, .55, .75, 0, .5), tint, tuple(min(.8, c * 2.3) for c in colour))
    shader.surface(base_color=tint, roughness=shader.span(layers, .3, .7, rough - .1, rough + .1), specular=.4)
    ridges = shader.node('TexMusgrave', {'Vector': shader.warp(place, 8, .05), 'Scale': 11, 'Detail': 7, 'Dimension': 1.1, 'Lacunarity': 2.1,
                                         'Offset': .9, 'Gain': 1.2}, musgrave_type='RIDGED_MULTIFRACTAL').outputs[0]
    height = shader.math('ADD', shader.math('MULTIPLY', ridges, .35), shader.math('ADD', shader.math('MULTIPLY', pits, .5), shader.math('MULTIPLY', grit, .12)))
    shader.bump(height, 1.0, .008)
    return shader.cheap(colour)
