"""Marble, limestone, travertine and terrazzo."""
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
           cloud=(.62, .63, .64)):
    """White marble with long soft clouds, bold veins and hairlines."""
    shader = Shader(name)
    base = shader.place((scale, scale * .42, scale), turn)
    place = shader.warp(base, 1.1, .55)
    mist = shader.span(shader.noise(place, 1.3, 4, .45), .45, .75, 0, .30 * strength)
    bold = _vein(shader, place, 1.25, .022, .25, .9)
    fine = _vein(shader, place, 3.1, .020, .5, 1.7)
    halo = _vein(shader, place, 1.25, .10, .25, .9)
    tint = shader.mix(mist, ground, cloud)
    tint = shader.mix(shader.math('MULTIPLY', halo, .22 * strength), tint, warm)
    tint = shader.mix(shader.math('MULTIPLY', bold, strength), tint, vein)
    tint = shader.mix(shader.math('MULTIPLY', fine, .55 * strength), tint, vein)
    shader.surface(base_color=tint, roughness=rough, specular=.5)
    return shader.cheap(tuple(c * .93 for c in ground))


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
