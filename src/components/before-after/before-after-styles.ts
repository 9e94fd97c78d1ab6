import { css } from "@emotion/react";
import { from, withoutScript } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space, veils } from "../../theme/tokens";

/** `--before` is set by the script while the divider moves; until then it is in the middle. */
const position = "var(--before, 50%)";

export const stage = css`
  position: relative;
  max-width: 52rem;
  ${withoutScript} {
    display: grid;
    gap: ${space.m};
    max-width: none;
    ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

export const beforeHalf = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  clip-path: inset(0 calc(100% - ${position}) 0 0);
  ${withoutScript} { position: relative; clip-path: none; }
`;

export const afterHalf = css`position: relative;`;

const label = css`
  position: absolute;
  padding: ${space.xxs} ${space.s};
  background: ${colours.porcelain};
  color: ${colours.bottleDeep};
  font-size: ${fontSizes.small};
  font-weight: 600;
  line-height: 1.4;
`;

export const beforeLabel = css`
  ${label}
  inset: ${space.s} auto auto ${space.s};
`;

export const afterLabel = css`
  ${label}
  inset: ${space.s} ${space.s} auto auto;
  ${withoutScript} { inset: ${space.s} auto auto ${space.s}; }
`;

/** A white line with a round handle, which stays whole at both ends. */
export const divider = css`
  position: absolute;
  inset: 0;
  z-index: 2;
  overflow: hidden;
  pointer-events: none;
  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 ${position};
    width: 3px;
    margin-left: -1.5px;
    background: ${colours.white};
    box-shadow: 0 0 4px ${veils.shadow};
  }
  &::after {
    content: "↔";
    position: absolute;
    top: calc(50% - ${sizes.target} / 2);
    left: clamp(0rem, ${position} - ${sizes.target} / 2, 100% - ${sizes.target});
    display: grid;
    place-items: center;
    width: ${sizes.target};
    height: ${sizes.target};
    border-radius: 50%;
    background: ${colours.white};
    color: ${colours.bottle};
    box-shadow: 0 1px 6px ${veils.shadow};
    font-size: 1.25rem;
    line-height: 1;
  }
  ${withoutScript} { display: none; }
`;

const thumb = `
  width: ${sizes.target};
  height: 100%;
  border: 0;
  background: transparent;
`;

/** Lies over the pictures and is seen only by its focus ring. Up and down scrolls the page, two fingers zoom it. */
export const control = css`
  position: absolute;
  inset: 0;
  z-index: 3;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  background: transparent;
  cursor: ew-resize;
  touch-action: pan-y pinch-zoom;
  &::-webkit-slider-runnable-track { height: 100%; }
  &::-webkit-slider-thumb { appearance: none; ${thumb} }
  &::-moz-range-track { height: 100%; background: transparent; }
  &::-moz-range-thumb { ${thumb} }
  ${withoutScript} { display: none; }
`;
