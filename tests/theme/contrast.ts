/** Contrast of two colours as WCAG 2 defines it, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Reads #rrggbb, as tokens are written, and rgb(r, g, b), as browsers answer. */
function channels(colour: string): number[] {
  const hex = /^#(..)(..)(..)$/.exec(colour);
  if (hex) return hex.slice(1).map((pair) => Number.parseInt(pair, 16));
  const rgb = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(colour);
  if (rgb) return rgb.slice(1).map(Number);
  throw new Error(`Cannot read the colour ${colour}`);
}
