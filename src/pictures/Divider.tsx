import { css, type SerializedStyles } from "@emotion/react";
import type { ReactNode } from "react";
import { colours, sizes, translucent } from "../theme/tokens";

interface DividerProps {
  /** Names the grip for screen readers, which then say its value: say that it is in per cent. */
  label: string;
  /** The start, in per cent from the left. */
  start: number;
  styles: SerializedStyles;
  /** The pictures. The styles cut one of them off at `dividerPosition`. */
  children: ReactNode;
}

/** The script sets `--divider` while the divider moves (move-dividers.ts). Until then the section sets it, or the divider is in the middle. */
export const dividerPosition = "var(--divider, 50%)";

/** The script sets this attribute on a divider at the first touch of its grip. */
export const touched = "[data-touched]";

/** Two pictures that lie one over the other, the line between them, and the range that moves it. */
export function Divider({ label, start, styles, children }: DividerProps) {
  return (
    <div data-divider css={styles}>
      {children}
      <div css={divider} aria-hidden="true" />
      <input
        type="range"
        // Browsers would restore the range's value after Back, but not the picture's.
        autoComplete="off"
        defaultValue={start}
        aria-label={label}
        css={control}
      />
    </div>
  );
}

/** A white line with a round handle, which stays whole at both ends. */
const divider = css`
  position: absolute;
  inset: 0;
  z-index: 2;
  overflow: hidden;
  pointer-events: none;
  &::before {
    content: "";
    position: absolute;
    inset: 0 auto 0 ${dividerPosition};
    width: 3px;
    margin-left: -1.5px;
    background: ${colours.white};
    box-shadow: 0 0 4px ${translucent.shadow};
  }
  &::after {
    content: "↔";
    position: absolute;
    top: calc(50% - ${sizes.target} / 2);
    left: clamp(0rem, ${dividerPosition} - ${sizes.target} / 2, 100% - ${sizes.target});
    width: ${sizes.target};
    border-radius: 50%;
    background: ${colours.white};
    color: ${colours.bottle};
    box-shadow: 0 1px 6px ${translucent.shadow};
    font-size: 1.25rem;
    line-height: ${sizes.target};
    text-align: center;
  }
`;

const thumb = `
  width: ${sizes.target};
  height: 100%;
  border: 0;
  background: transparent;
`;

/** Covers the pictures and shows only its focus ring. Vertical swipes scroll the page, two fingers zoom it. */
const control = css`
  position: absolute;
  inset: 0;
  z-index: 3;
  width: 100%;
  height: 100%;
  margin: 0;
  appearance: none;
  background: transparent;
  /* The picture from before lies on the left in every script's direction. */
  direction: ltr;
  cursor: ew-resize;
  touch-action: pan-y pinch-zoom;
  &::-webkit-slider-runnable-track { height: 100%; }
  &::-webkit-slider-thumb { appearance: none; ${thumb} }
  &::-moz-range-track { height: 100%; background: transparent; }
  &::-moz-range-thumb { ${thumb} }
`;
