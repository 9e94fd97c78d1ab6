/** Porcelain, bottle green and brass. Contrast is measured against porcelain unless a line names another ground. */
export const standardPalette = {
  porcelain: "#faf8f3",
  white: "#ffffff",
  /** The ground on which houses are drawn. */
  drawing: "#faf9f7",
  /** The lines between tiles. */
  grout: "#e3ddd0",
  /** Borders of controls, 3:1. */
  groutDark: "#8b8577",
  /** Text, 15:1. */
  ink: "#14231f",
  /** Secondary text, 8:1. */
  inkSoft: "#3f4e49",
  /** 11:1; porcelain text on it has the same. */
  bottle: "#0f3d33",
  bottleDeep: "#0a2a23",
  /** Hover ground of links and quiet buttons. */
  bottleMist: "#e6eee9",
  /** Ornament and buttons on bottle; ink text on it 7:1. */
  brass: "#c9a25b",
  brassLight: "#e3c68f",
  /** Brass dark enough for text, 5:1. */
  brassInk: "#7a5b1e",
  error: "#a1251b",
  errorMist: "#fbeeec",
} as const;

export type Palette = Readonly<Record<keyof typeof standardPalette, string>>;
