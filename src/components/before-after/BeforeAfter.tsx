import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { island } from "../../islands/attributes";
import { from, withoutScript } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space, veils } from "../../theme/tokens";
import type { DividerWords } from "./move-divider";

interface BeforeAfterProps {
  before: ReactNode;
  after: ReactNode;
  /** The halves' labels, and for screen readers what the divider does and where it stands. */
  words: DividerWords & { before: string; after: string; slider: string };
}

/** Two pictures of the same view, one over the other, with a divider that can be moved (move-divider.ts). Without a script, side by side. */
export function BeforeAfter({ before, after, words }: BeforeAfterProps) {
  const { onlyBefore, mostlyBefore, half, mostlyAfter, onlyAfter } = words;
  return (
    <div {...island("move-divider")} css={stage}>
      <div css={beforeHalf}>
        {before}
        <p css={beforeLabel}>{words.before}</p>
      </div>
      <div css={afterHalf}>
        {after}
        <p css={afterLabel}>{words.after}</p>
      </div>
      <div css={divider} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={50}
        aria-label={words.slider}
        aria-valuetext={half}
        data-positions={JSON.stringify({ onlyBefore, mostlyBefore, half, mostlyAfter, onlyAfter })}
        css={control}
      />
    </div>
  );
}

/** `--before` is set by the script while the divider moves; until then it is in the middle. */
const position = "var(--before, 50%)";

const stage = css`
  position: relative;
  ${withoutScript} {
    display: grid;
    gap: ${space.m};
    ${from.tablet} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  }
`;

const beforeHalf = css`
  position: absolute;
  inset: 0;
  z-index: 1;
  clip-path: inset(0 calc(100% - ${position}) 0 0);
  ${withoutScript} { position: relative; clip-path: none; }
`;

const afterHalf = css`position: relative;`;

const label = css`
  position: absolute;
  padding: ${space.xxs} ${space.s};
  background: ${colours.porcelain};
  color: ${colours.bottleDeep};
  font-size: ${fontSizes.small};
  font-weight: 600;
  line-height: 1.4;
`;

const beforeLabel = css`
  ${label}
  inset: ${space.s} auto auto ${space.s};
`;

const afterLabel = css`
  ${label}
  inset: ${space.s} ${space.s} auto auto;
  ${withoutScript} { inset: ${space.s} auto auto ${space.s}; }
`;

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
const control = css`
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
