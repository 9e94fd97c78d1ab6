"""A small helper that makes Cycles node trees readable.

Materials that belong to tiles read two face attributes written by ``tiles``:
``shade`` (0 to 1, a different number for every tile) and ``shift`` (a random
vector, so that no two stones share a vein).
"""
import bpy


class Shader:
    """One material under construction, with its Principled BSDF as ``bsdf``."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.bsdf = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def node(self, kind, inputs=None, **settings):
        """Add a node; inputs may be plain values or sockets to link from."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        """Set or link one input of a node."""
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            socket = node.inputs[key]
            if hasattr(socket.default_value, '__len__') and len(value) < len(socket.default_value):
                value = (*value, 1)
            socket.default_value = value

    def surface(self, **inputs):
        """Set inputs of the Principled BSDF: ``base_color`` means 'Base Color'."""
        for key, value in inputs.items():
            name = {'ior': 'IOR'}.get(key, key.replace('_', ' ').title())
            self.set(self.bsdf, name, value)
        return self

    def place(self, stretch=(1, 1, 1), turn=(0, 0, 0), shifted=True):
        """World position, shifted for each tile, turned and stretched."""
        place = self.node('NewGeometry').outputs['Position']
        if shifted:
            shift = self.node('Attribute', attribute_name='shift').outputs['Vector']
            place = self.node('VectorMath', {0: place, 1: shift}, operation='ADD').outputs[0]
        mapping = self.node('Mapping', {'Vector': place, 'Scale': stretch, 'Rotation': turn})
        return mapping.outputs[0]

    def noise(self, place, scale, detail=3, rough=.5, distortion=0):
        """A noise value between 0 and 1."""
        node = self.node('TexNoise', {'Vector': place, 'Scale': scale, 'Detail': detail,
                                      'Roughness': rough, 'Distortion': distortion})
        return node.outputs[0]

    def warp(self, place, scale, amount):
        """Move a position about with noise, so that straight things wander."""
        noise = self.node('TexNoise', {'Vector': place, 'Scale': scale, 'Detail': 4}).outputs['Color']
        centred = self.node('VectorMath', {0: noise, 1: (.5, .5, .5)}, operation='SUBTRACT')
        scaled = self.node('VectorMath', {0: centred.outputs[0], 'Scale': amount}, operation='SCALE')
        return self.node('VectorMath', {0: place, 1: scaled.outputs[0]}, operation='ADD').outputs[0]

    def math(self, operation, first, second=0.0, clamp=False):
        """One step of arithmetic."""
        node = self.node('Math', {0: first, 1: second}, operation=operation)
        node.use_clamp = clamp
        return node.outputs[0]

    def span(self, value, low, high, to_low=0.0, to_high=1.0):
        """Map a value's range to another, clamped."""
        node = self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high,
                                      'To Min': to_low, 'To Max': to_high})
        return node.outputs[0]

    def ramp(self, value, stops):
        """Colours along a value: stops are (position, colour)."""
        node = self.node('ValToRGB', {0: value})
        elements = node.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(.5)
        for element, (position, colour) in zip(elements, sorted(stops)):
            element.position = position
            element.color = (*colour, 1)
        return node.outputs[0]

    def mix(self, factor, first, second, blend='MIX'):
        """Mix two colours."""
        return self.node('MixRGB', {'Fac': factor, 'Color1': first, 'Color2': second},
                         blend_type=blend).outputs[0]

    def shade(self):
        """The random number of the tile that is being shaded."""
        return self.node('Attribute', attribute_name='shade').outputs['Fac']

    def bump(self, height, strength, distance):
        """Feed a height into the normal."""
        node = self.node('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        self.set(self.bsdf, 'Normal', node.outputs[0])
        return self

    def cheap(self, colour):
        """Use a flat colour wherever light only bounces softly.

        Cycles skips the whole node tree for those rays: faster and less noisy.
        """
        soft = self.node('LightPath').outputs['Is Diffuse Ray']
        flat = self.node('BsdfDiffuse', {'Color': colour})
        mixed = self.node('MixShader', {0: soft, 1: self.bsdf.outputs[0], 2: flat.outputs[0]})
        self.set(self.output, 'Surface', mixed.outputs[0])
        return self.material


def average(colours):
    """The mean of several colours."""
    return tuple(sum(c[i] for c in colours) / len(colours) for i in range(3))
