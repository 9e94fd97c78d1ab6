import { css } from "@emotion/react";
import { ScriptData } from "../scripts/attributes";
import { belowTablet, from, moreContrast, smallWindow } from "./media-queries";
import { colours, fontSizes, sizes, space, translucent } from "./tokens";

/** Keeps content to the page's width, with a margin on both sides. */
export const pageWidth = css`
  width: 100%;
  max-width: calc(${sizes.page} + 2 * ${space.xl});
  margin: 0 auto;
  padding: 0 ${space.margin};
`;

/** The space between the edge of the window, or of a container as wide, and the page's columns. */
export const pageEdge = (width: "100%" | "100vw" = "100%") =>
  `max(${space.margin}, (${width} - ${sizes.page}) / 2)`;

/** On desktops, keeps a narrow column in sight while the visitor scrolls through the content beside it, which is often much higher. */
export const stickyColumn = css`
  ${from.desktop} { position: sticky; top: calc(${sizes.header} + ${space.l}); align-self: start; }
  ${smallWindow} { position: static; }
`;

/** Notes of less importance than the text around them. */
export const smallPrint = css`color: ${colours.inkSoft}; font-size: ${fontSizes.small};`;

/** Puts items below each other, with a gap. */
export const stack = (gap: string) => css`
  display: grid;
  gap: ${gap};
`;

/** Puts items beside each other, with a gap, in as many lines as they need. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
`;

/**
 * Says how many of `count` items share the row of the one at `index` on desktops: four where they fill rows of four and `most`
 * allows it, otherwise three, or two where three would leave one alone.
 */
export function inRowOf(index: number, count: number, most = 3): number {
  const each = count % 4 === 0 && most === 4 ? 4 : Math.min(most, count % 3 === 1 ? 2 : 3);
  const inLast = count % each || each;
  return index < count - inLast ? each : inLast;
}

/**
 * Lays out a list in rows: two items in a row of tablets, and as many as `inRowOf` says on desktops. The last row has no
 * hole, because its items grow.
 */
export const rows = (count: number, most = 3) => {
  const share = (each: number) => `> li { flex-basis: calc(${100 / each}% - ${space.xl}); }`;
  return css`
    ${row(space.l)}
    > li { flex: 1 1 100%; min-width: 0; }
    ${from.tablet} { ${most > 1 && share(2)} }
    ${from.desktop} { ${share(inRowOf(0, count, most))} }
  `;
};

/**
 * On phones, a strip of cards to swipe, from edge to edge. The edge of the next card shows that there are more; its words
 * begin outside the window, because browsers do not scroll to a focused link that is partly in view.
 */
export const strip = css`
  ${belowTablet} {
    display: grid;
    grid: none / auto-flow calc(100% - ${space.l});
    gap: ${space.m};
    margin: 0 calc(-1 * ${space.margin});
    padding: ${space.xs} ${space.margin};
    scroll-padding: 0 ${space.margin};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    > li { scroll-snap-align: start; }
  }
`;

/** Items in a row, centred vertically. */
export const centredRow = (gap: string) => css`
  ${row(gap)}
  align-items: center;
`;

/** Items in a row, pushed to both ends. */
export const spaceBetween = css`
  ${centredRow(space.xs)}
  justify-content: space-between;
`;

/** A card whose whole surface is clickable. */
export const card = css`
  position: relative;
  background: var(--card, ${colours.white});
  color: ${colours.ink};
  outline: 1px solid transparent;
  transition: box-shadow 0.15s;
  ${moreContrast} { box-shadow: 0 0 0 1px CanvasText; }
  &:has(a:hover) { z-index: 1; box-shadow: 0 0 0 2px ${colours.brass}; }
  h3 { color: ${colours.bottle}; }
  p { color: ${colours.inkSoft}; }
`;

/** Stretches a card's only link over the card. */
export const coversCard = css`
  &::before { content: ""; position: absolute; inset: 0; }
`;

/** A button with an icon instead of words, on dark backgrounds. */
export const iconButton = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${sizes.target};
  height: ${sizes.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: 1.75rem;
  line-height: 1;
  cursor: pointer;
  &:hover { background: ${translucent.onBottle}; }
`;

/** A lead paragraph, larger than the text that follows. */
export const lead = css`
  max-width: 42rem;
  font-size: ${fontSizes.lead};
  line-height: 1.5;
`;

/** Puts a sign before or after an element that screen readers do not speak. Older browsers know only the first declaration. */
export const ornament = (sign: string) => `content: "${sign}"; content: "${sign}" / "";`;

/** Hides words from sight and keeps them for screen readers. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Shown only once a part of the page has lost its script. */
export const onlyWhenFailed = css`
  display: none;
  html[data-${ScriptData.failed}] & { display: block; }
`;

/** Names beside figures, one below the other. */
export const table = css`
  width: 100%;
  border-collapse: collapse;
  caption { padding-bottom: ${space.xs}; font-weight: 600; text-align: left; }
  th, td { padding: ${space.xxs} ${space.xs} ${space.xxs} 0; border-top: 1px solid ${colours.grout}; text-align: left; vertical-align: top; }
  th { font-weight: 400; }
  td { font-variant-numeric: tabular-nums; }
`;

/** Holds a picture that, on desktops, is as high as the content beside it. */
export const fillHeight = css`
  ${from.desktop} {
    position: relative;
    align-self: stretch;
    min-height: 16rem;
    figure { position: absolute; inset: 0; }
    figure img { position: absolute; inset: 0; height: 100%; aspect-ratio: auto; }
  }
`;
