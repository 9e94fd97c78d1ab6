"""Glazes, clays, metals, paint, wood, glass and cloth."""
import math

import bpy

from shading import Shader, average


def plain(name, colour, rough=.5, metal=0.0, coat=0.0, **more):
    """A single even colour."""
    shader = Shader(name)
    shader.surface(base_color=colour, roughness=rough, metallic=metal, clearcoat=coat, **more)
    return shader.material if metal else shader.cheap(colour)


def glaze(name, colours, rough=.08, wave=.2, mottle=.25, scale=7.0):
    """Hand-made glossy glaze: every tile its own tint, the surface gently wavy."""
    shader = Shader(name)
    place = shader.place()
    last = max(1, len(colours) - 1)
    tint = shader.ramp(shader.shade(), [(i / last, c) for i, c in enumerate(colours)])
    cloud = shader.span(shader.noise(place, 16, 4), .3, .75, 1 - mottle, 1 + mottle * .4)
    colour = shader.mix(1.0, tint, shader.node('CombineXYZ', {0: cloud, 1: cloud, 2: cloud}).outputs[0],
                        'MULTIPLY')
    shader.surface(base_color=colour, roughness=rough, specular=.6)
    shader.bump(shader.noise(place, scale, 2), wave, .02)
    return shader.cheap(average(colours))


def zellige(name, colours, rough=.07, wave=.26, mottle=.30, scale=9.0, rim=None, crackle=.35, body=(.45, .30, .20), ripple=.10):
    """Glaze seen from near: pooled and thin by turns, thinner at the rim, over a clay body that shows on the sides.

    Small ripples tear a mirrored window's edge; a close-up wants fewer of them.
    """
    shader = Shader(name)
    place = shader.place()
    last = max(1, len(colours) - 1)
    tint = shader.ramp(shader.shade(), [(i / last, c) for i, c in enumerate(colours)])
    cloud = shader.span(shader.noise(place, 14, 5, .55), .28, .75, 1 - mottle, 1 + mottle * .55)
    tint = shader.mix(1.0, tint, shader.node('CombineXYZ', {0: cloud, 1: cloud, 2: cloud}).outputs[0], 'MULTIPLY')
    thin = rim or tuple(min(.9, c * 1.7 + .03) for c in average(colours))
    edge = shader.node('Attribute', attribute_name='rim').outputs['Fac']
    worn = shader.math('MULTIPLY', edge, shader.span(shader.noise(place, 120, 3), .3, .7, .35, 1.0))
    tint = shader.mix(shader.math('MULTIPLY', worn, .75), tint, thin)
    if crackle:
        speck = shader.span(shader.noise(place, 330, 2, .6), .68, .78, 0, crackle)
        tint = shader.mix(speck, tint, tuple(c * .35 for c in average(colours)))
    shader.surface(base_color=tint, roughness=rough, specular=.6)
    hollow = shader.math('ADD', shader.noise(place, scale, 2), shader.math('MULTIPLY', shader.noise(place, scale * 7, 2), ripple))
    shader.bump(hollow, wave, .02)
    return shader.cheap(average(colours))


def plank(name, dark, light, along='z', rough=.45):
    """Wood printed on porcelain and pressed with its grain; each plank another cut."""
    shader = Shader(name)
    index = 'xyz'.index(along)
    stretch, fine = [17.0] * 3, [230.0] * 3
    stretch[index], fine[index] = .85, 5.0
    place = shader.warp(shader.place(tuple(stretch)), .5, .9)
    rings = shader.noise(place, .8, 7, .62, 1.6)
    fibre = shader.noise(shader.place(tuple(fine)), 1.0, 4)
    pores = shader.span(fibre, .60, .72, 0, .55)
    value = shader.math('ADD', shader.math('MULTIPLY', rings, .72), shader.math('MULTIPLY', fibre, .28))
    tint = shader.ramp(shader.span(value, .30, .70), [(0, dark), (.55, tuple((a + b) / 2 for a, b in zip(dark, light))), (1, light)])
    tint = shader.mix(pores, tint, tuple(c * .45 for c in dark))
    own = shader.span(shader.shade(), 0, 1, .82, 1.14)
    tint = shader.mix(1.0, tint, shader.node('CombineXYZ', {0: own, 1: own, 2: own}).outputs[0], 'MULTIPLY')
    shader.surface(base_color=tint, roughness=shader.span(fibre, .3, .7, rough - .08, rough + .10), specular=.4)
    shader.bump(shader.math('ADD', fibre, shader.math('MULTIPLY', rings, .5)), .35, .0012)
    return shader.cheap(average([dark, light]))


def cathedral_glass(name, colour):
    """Rolled coloured glass: streaky and seedy, it glows where light falls on its far side."""
    shader = Shader(name)
    place = shader.place(shifted=False)
    streak = shader.span(shader.noise(shader.warp(place, 14, .05), 16, 4, .6, 1.2), .3, .7, .62, 1.0)
    ripple = shader.span(shader.noise(place, 70, 3), .3, .7, .80, 1.0)
    level = shader.math('MULTIPLY', streak, ripple)
    tint = shader.mix(1.0, colour, shader.node('CombineXYZ', {0: level, 1: level, 2: level}).outputs[0], 'MULTIPLY')
    clear = shader.node('BsdfTransparent', {'Color': tint})
    lit = shader.node('BsdfTranslucent', {'Color': tint})
    body = shader.node('MixShader', {0: .30, 1: clear.outputs[0], 2: lit.outputs[0]})
    bump = shader.node('Bump', {'Height': shader.noise(place, 34, 2), 'Strength': .5, 'Distance': .004})
    gloss = shader.node('BsdfGlossy', {'Roughness': .05, 'Normal': bump.outputs[0]})
    mixed = shader.node('MixShader', {0: .05, 1: body.outputs[0], 2: gloss.outputs[0]})
    shader.set(shader.output, 'Surface', mixed.outputs[0])
    return shader.material


def clay(name, colour, rough=.42, mottle=.16, wear=0.0):
    """Unglazed dust-pressed clay of a geometric floor, faintly mottled, waxed."""
    shader = Shader(name)
    place = shader.place()
    cloud = shader.noise(place, 22, 5, .6)
    fine = shader.noise(place, 260, 2)
    level = shader.math('ADD', shader.span(cloud, .25, .75, 1 - mottle, 1 + mottle),
                        shader.span(fine, .3, .7, -.05, .05))
    own = shader.math('ADD', level, shader.span(shader.shade(), 0, 1, -.14, .14))
    tinted = shader.mix(1.0, colour, shader.node('CombineXYZ', {0: own, 1: own, 2: own}).outputs[0],
                        'MULTIPLY')
    if wear:
        dirt = shader.span(shader.noise(shader.place(shifted=False), 5, 6, .65), .42, .72, 0, wear)
        tinted = shader.mix(dirt, tinted, (.10, .075, .05))
    shader.surface(base_color=tinted, roughness=shader.span(cloud, .3, .7, rough - .1, rough + .1))
    shader.bump(cloud, .08, .003)
    return shader.cheap(colour)


def grout(name, colour, stain=0.0, stain_colour=(.16, .12, .08)):
    """Cement grout, with optional staining in patches."""
    shader = Shader(name)
    place = shader.place(shifted=False)
    tint = shader.mix(shader.span(shader.noise(place, 60, 3), .3, .7, 0, .35), colour,
                      tuple(c * .8 for c in colour))
    if stain:
        patch = shader.span(shader.noise(place, 3.5, 5, .7), .38, .62, 0, stain)
        tint = shader.mix(patch, tint, stain_colour)
    shader.surface(base_color=tint, roughness=.95)
    shader.bump(shader.noise(place, 700, 2), .3, .001)
    return shader.cheap(colour)


def paint(name, colour, rough=.6):
    """Emulsion or eggshell with a hint of roller texture."""
    shader = Shader(name)
    shader.surface(base_color=colour, roughness=rough)
    shader.bump(shader.noise(shader.place(shifted=False), 180, 2), .05, .002)
    return shader.cheap(colour)


def porcelain(name='porcelain', colour=(.87, .87, .85)):
    """Vitreous china."""
    return plain(name, colour, .06, specular=.6)


def brass(name='brass', colour=(.80, .56, .27), rough=.34):
    """Brushed, lightly aged brass.

    A metal smoother than .28 lends the denoiser what it mirrors for a guide, and the noise of that stays as speckle.
    """
    shader = Shader(name)
    cloud = shader.noise(shader.place((1, 1, 8), shifted=False), 30, 3)
    shader.surface(base_color=colour, metallic=1.0,
                   roughness=shader.span(cloud, .3, .7, rough - .05, rough + .07))
    return shader.material


def chrome():
    """Polished chrome."""
    return plain('chrome', (.90, .90, .91), .06, 1.0)


def black_metal():
    """Matt black powder coat."""
    return plain('black metal', (.014, .014, .015), .36)


def mirror():
    """Silvered glass."""
    return plain('mirror', (.93, .94, .94), 0.0, 1.0)


def glass(tint=(.955, .985, .975), shine=True):
    """Thin glass: no refraction, so light passes it without caustics.

    It mirrors alike from both sides: light that left a solid would be thrown back at its rims, which would be black.
    Without ``shine`` it reflects nothing, like glass seen through a polariser.
    """
    shader = Shader('glass')
    clear = shader.node('BsdfTransparent', {'Color': tint})
    if not shine:
        shader.set(shader.output, 'Surface', clear.outputs[0])
        return shader.material
    gloss = shader.node('BsdfGlossy', {'Roughness': 0.0})
    slant = shader.math('POWER', shader.node('LayerWeight').outputs['Facing'], 5.0)
    shiny = shader.math('ADD', .04, shader.math('MULTIPLY', slant, .66))
    mixed = shader.node('MixShader', {0: shiny, 1: clear.outputs[0], 2: gloss.outputs[0]})
    shader.set(shader.output, 'Surface', mixed.outputs[0])
    return shader.material


def drinking_glass():
    """A tumbler: clear in its middle, grey-green and faintly alight at its rims, and without any noise."""
    shader = Shader('drinking glass')
    slant = shader.math('POWER', shader.node('LayerWeight').outputs['Facing'], 2.0)
    clear = shader.node('BsdfTransparent', {'Color': shader.mix(slant, (.93, .95, .94), (.60, .68, .66))})
    rim = shader.node('Emission', {'Color': (.94, 1, .97), 'Strength': shader.math('ADD', .015, shader.math('MULTIPLY', slant, .26))})
    shader.set(shader.output, 'Surface', shader.node('AddShader', {0: clear.outputs[0], 1: rim.outputs[0]}).outputs[0])
    shader.material.cycles.sample_as_light = False
    return shader.material


def glow(name, colour, strength):
    """A lamp's surface, to be looked at; a lamp beside it does the lighting.

    Cycles would give half of its light samples to surfaces that glow, and the
    noise of the real lamps would grow accordingly.
    """
    shader = Shader(name)
    seen = shader.math('SUBTRACT', 1.0, shader.node('LightPath').outputs['Is Diffuse Ray'])
    light = shader.node('Emission', {'Color': colour, 'Strength': shader.math('MULTIPLY', seen, strength)})
    shader.set(shader.output, 'Surface', light.outputs[0])
    shader.material.cycles.sample_as_light = False
    return shader.material


def picture_glow(name, path, strength):
    """A picture that shines, such as the view behind a window."""
    shader = Shader(name)
    image = shader.node('TexImage', image=bpy.data.images.load(str(path), check_existing=True), extension='EXTEND')
    light = shader.node('Emission', {'Color': image.outputs[0], 'Strength': strength})
    shader.set(shader.output, 'Surface', light.outputs[0])
    shader.material.cycles.sample_as_light = False
    return shader.material


def wood(name, dark, light, along='x', rough=.42, scale=1.0):
    """Timber with its grain along one axis; each board (``shade``) its own."""
    shader = Shader(name)
    index = 'xyz'.index(along)
    stretch = [scale * 26.0] * 3
    stretch[index] = scale * 1.3
    fine = [scale * 160.0] * 3
    fine[index] = scale * 5.0
    place = shader.warp(shader.place(stretch), .35, 1.1)
    rings = shader.noise(place, .55, 6, .6, .7)
    fibre = shader.noise(shader.place(fine), 1.0, 3)
    value = shader.math('ADD', shader.math('MULTIPLY', rings, .75), shader.math('MULTIPLY', fibre, .25))
    tint = shader.ramp(shader.span(value, .28, .72), [(0, dark), (1, light)])
    shader.surface(base_color=tint, roughness=shader.span(fibre, .3, .7, rough - .06, rough + .08))
    shader.bump(fibre, .12, .001)
    return shader.cheap(average([dark, light]))


def cloth(name, colour, weave='terry', sheen=.4):
    """Cotton as it is woven: ``terry`` in rows of loops, ``waffle`` in cells, ``linen`` in crossed threads.

    A towel's mesh may carry ``hem``, its distance from the nearest hem in metres: a flat band is woven there.
    """
    shader = Shader(name)
    along, across, up = shader.node('SeparateXYZ', {0: shader.node('TexCoord').outputs['Object']}).outputs
    down = shader.math('ADD', across, up)
    place = shader.node('TexCoord').outputs['Object']
    fluff = shader.noise(place, 420, 3, .6)
    wide, high, depth = {'terry': (.0042, .0058, .55), 'waffle': (.0105, .0105, 1.0), 'linen': (.0024, .0024, .4)}[weave]
    rows = [shader.math('ABSOLUTE', shader.math('SINE', shader.math('MULTIPLY', way, math.pi / pitch)))
            for way, pitch in ((along, wide), (down, high))]
    thread = shader.math('MAXIMUM' if weave == 'waffle' else 'MULTIPLY', *rows)
    if weave == 'waffle':
        thread = shader.math('POWER', thread, 2.5)
    hem = shader.node('Attribute', attribute_name='hem').outputs['Fac']
    band = shader.math('MULTIPLY', shader.math('GREATER_THAN', hem, .055), shader.math('LESS_THAN', hem, .085))
    loops = shader.math('MULTIPLY', shader.math('SUBTRACT', 1.0, band), shader.math('MULTIPLY', thread, depth))
    height = shader.math('ADD', loops, shader.math('MULTIPLY', fluff, .45))
    dark = shader.span(height, .15, .15 + depth * .8, .42, 0)
    tint = shader.mix(dark, colour, tuple(c * .55 for c in colour))
    tint = shader.mix(shader.math('MULTIPLY', band, .35), tint, tuple(c * .7 for c in colour))
    shader.surface(base_color=tint, roughness=.95, sheen=sheen, specular=.1)
    shader.bump(height, .7, .0022)
    return shader.cheap(tuple(c * .85 for c in colour))


def fibre(name, colour, weave=900, sheen=.4):
    """Felted or tangled stuff: wool, coir, wicker, sponge."""
    shader = Shader(name)
    place = shader.node('TexCoord').outputs['Object']
    pile = shader.noise(place, weave, 2)
    soft = shader.noise(place, 9, 3)
    tint = shader.mix(shader.span(pile, .3, .7, 0, .35), colour, tuple(c * .72 for c in colour))
    shader.surface(base_color=tint, roughness=.95, sheen=sheen, specular=.1)
    shader.bump(shader.math('ADD', pile, soft), .5, .003)
    return shader.cheap(tuple(c * .85 for c in colour))


def leaf(name='leaf', colour=(.05, .16, .045)):
    """Plant leaves that let a little light through."""
    shader = Shader(name)
    own = shader.node('ObjectInfo').outputs['Random']
    tint = shader.ramp(own, [(0, tuple(c * .7 for c in colour)), (1, tuple(c * 1.5 for c in colour))])
    shader.surface(base_color=tint, roughness=.42, subsurface=0.0)
    return shader.cheap(colour)


def liquid_glass(name, colour, rough=.06):
    """Coloured bottle glass, kept opaque enough to be cheap."""
    return plain(name, colour, rough, specular=.8)
