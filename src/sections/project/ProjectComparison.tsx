import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { island, islandProps } from "../../islands/attributes";
import { useFrame } from "../../layout/frame";
import { from, withoutScript } from "../../theme/media-queries";
import { colours, fontSizes, sizes, space, veils } from "../../theme/tokens";
import { LabelledPicture } from "./pictures/LabelledPicture";
import { pictureSlot } from "./pictures/picture-slots";

/**
 * The same view before and after the work, if the project has both: one over the other, with a divider that can be
 * moved (move-divider.ts). Without a script, and on paper, side by side.
 */
export function ProjectComparison({ beforeAndAfter }: Queries.ProjectComparisonFragment) {
  const { title, introduction, before, after, slider, ...positions } = useFrame().portfolioPage.comparison;
  if (!beforeAndAfter) return null;
  const half = (picture: Queries.ProjectPictureFragment, label: string) => (
    <div css={halfStyles}>
      <LabelledPicture picture={{ ...picture, isBefore: false }} slot={slot} />
      <p>{label}</p>
    </div>
  );
  return (
    <PageSection title={title} introduction={introduction}>
      <div {...island("move-divider")} {...islandProps(positions)} css={stage}>
        {half(beforeAndAfter.before, before)}
        {half(beforeAndAfter.after, after)}
        <div css={divider} aria-hidden="true" />
        <input
          type="range"
          // Browsers would restore the range's value after Back, but not the picture's.
          autoComplete="off"
          defaultValue={50}
          aria-label={slider}
          aria-valuetext={positions.half}
          css={control}
        />
      </div>
    </PageSection>
  );
}

export const projectComparisonFragment = graphql`
  fragment ProjectComparison on Project {
    beforeAndAfter {
      before { ...ProjectPicture }
      after { ...ProjectPicture }
    }
  }
`;

/** Fills the width of the page's content. */
const slot = pictureSlot(
  { phone: ["100vw - 2rem"], tablet: ["100vw - 4rem", 16 / 9], wide: ["78rem"] },
  { widest: 2160 },
);

/** `--before` is set by the script while the divider moves; until then it is in the middle. */
const position = "var(--before, 50%)";

const stage = css`
  position: relative;
  > :first-child {
    position: absolute;
    inset: 0;
    z-index: 1;
    clip-path: inset(0 calc(100% - ${position}) 0 0);
    p { right: auto; left: ${space.s}; }
  }
  ${withoutScript}, print {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
    gap: ${space.m};
    > :first-child { position: relative; clip-path: none; }
    > [aria-hidden], > input { display: none; }
  }
`;

const halfStyles = css`
  position: relative;
  /* The whole of it is seen between the top bar and the floating button. */
  ${from.desk} { img { max-height: calc(100svh - 12rem); } }
  p {
    position: absolute;
    top: ${space.s};
    right: ${space.s};
    padding: ${space.xxs} ${space.s};
    background: ${colours.porcelain};
    color: ${colours.bottleDeep};
    font-size: ${fontSizes.small};
    font-weight: 600;
    line-height: 1.4;
  }
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
    width: ${sizes.target};
    border-radius: 50%;
    background: ${colours.white};
    color: ${colours.bottle};
    box-shadow: 0 1px 6px ${veils.shadow};
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
