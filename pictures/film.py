"""How much larger than its master a picture is exposed.

Edges are exposed, denoised and tone-mapped larger and then averaged down:
bright edges (lamps, towels, brass) averaged before the tone mapping stay ragged.
"""
OVERSIZE = 1.0
