"""How much larger than its master a picture is exposed.

1 since lamps no longer glow much brighter than white in the picture; a larger
number smooths edges further and costs its square in time.
"""
OVERSIZE = 1.0
