interface Size {
  width: number;
  height: number;
}

/**
 * The part of a picture that is left when it is cut to another shape, in whole pixels. `focus` is the point that stays in
 * view, 30% 70% as CSS writes it; left out, it is the middle. As with CSS's object-position, the point is as far across the
 * part as it is across the picture: so the same words hold for a part that is cut once more.
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
