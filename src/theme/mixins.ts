import { css } from "@emotion/react";
import { IslandAttribute } from "../scripts/island-attributes";
import { belowDesktop, belowTablet, from, moreContrast, smallWindow } from "./media-queries";
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

export const notOnPhones = css`
  ${belowTablet} { display: none; }
`;

export const desktopOnly = css`
  ${belowDesktop} { display: none; }
`;

/** Notes of less importance than the text around them. */
export const smallPrint = css`color: ${colours.inkSoft}; font-size: ${fontSizes.small};`;

/** Puts items below each other, with a gap. A long word makes none of them wider than the container. */
export const stack = (gap: string) => css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${gap};
`;

/** Puts items beside each other, with a gap, in as many lines as they need. */
export const row = (gap: string) => css`
  display: flex;
  flex-wrap: wrap;
  gap: ${gap};
`;

/** Lays out a list in columns: one on phones, two on tablets. */
export const columns = (onDesktops: number) => css`
  display: grid;
  gap: ${space.s} ${space.l};
  ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); row-gap: ${space.l}; }
  ${from.desktop} { grid-template-columns: repeat(${onDesktops}, minmax(0, 1fr)); }
`;

/**
 * Cards, three in a row on desktops. In narrower windows they are a strip to swipe, from edge to edge. The edge of the next
 * card shows that there are more; its words begin outside the window, because browsers do not scroll to a focused link that
 * is partly in view.
 */
export const cardStrip = css`
  display: grid;
  gap: ${space.m};
  ${belowDesktop} {
    grid-auto-flow: column;
    grid-auto-columns: calc(100% - ${space.l});
    margin: 0 calc(-1 * ${space.margin});
    padding: ${space.xs} ${space.margin};
    scroll-padding: 0 ${space.margin};
    overflow-x: auto;
    scroll-snap-type: x mandatory;
    > li { scroll-snap-align: start; }
  }
  ${from.tablet} { grid-auto-columns: calc(50% - ${space.s}); }
  ${from.desktop} { grid-template-columns: repeat(3, minmax(0, 1fr)); gap: ${space.l}; }
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

/** A card's only link, stretched over the card. */
export const coversCard = css`
  color: ${colours.bottle};
  text-decoration: none;
  &:hover { text-decoration: underline; }
  &::before { content: ""; position: absolute; inset: 0; }
`;

/** Words on a picture. Their background makes them readable on any. */
export const onPicture = css`
  padding: ${space.xxs} ${space.xs};
  background: ${colours.porcelain};
  color: ${colours.bottleDeep};
  font-size: ${fontSizes.small};
  font-weight: 600;
  line-height: 1.3;
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
  html[data-${IslandAttribute.failed}] & { display: block; }
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
