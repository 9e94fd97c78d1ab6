interface Size {
  width: number;
  height: number;
}

/**
 * The part of a picture that is left when it is cut to another shape, in whole pixels. `focus`, 30% 70%, stays in view, the
 * middle by default: as with CSS's object-position, it is as far across the part as across the picture.
 */
export function cutWindow({ width, height }: Size, aspectRatio: number, focus?: string | null) {
  const [across = 50, down = 50] = focus?.split(" ").map(Number.parseFloat) ?? [];
  const cut = {
    width: Math.min(width, Math.round(height * aspectRatio)),
    height: Math.min(height, Math.round(width / aspectRatio)),
  };
  return {
    ...cut,
    left: Math.round(((width - cut.width) * across) / 100),
    top: Math.round(((height - cut.height) * down) / 100),
  };
}
