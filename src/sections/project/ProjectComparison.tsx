import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { PageSection } from "../../components/PageSection";
import { Divider, dividerPosition } from "../../divider/Divider";
import { LabelledPicture } from "../../pictures/LabelledPicture";
import { pictureWords } from "../../pictures/picture-labels";
import { pictureSlot } from "../../pictures/picture-slots";
import { from, withoutScript } from "../../theme/media-queries";
import { colours, fontSizes, space } from "../../theme/tokens";

interface ProjectComparisonProps {
  project: Queries.ProjectComparisonFragment;
  words: Queries.ComparisonWordsFragment["comparison"];
}

/**
 * The same view before and after the work, if the project has both: one over the other, with a divider that can be
 * moved (Divider.tsx). Without a script, and on paper, side by side.
 */
export function ProjectComparison({ project: { beforeAndAfter }, words }: ProjectComparisonProps) {
  const { title, introduction, slider, ...positions } = words;
  if (!beforeAndAfter) return null;
  const half = (picture: Queries.ProjectPictureFragment, label: string) => (
    <div css={halfStyles}>
      <LabelledPicture picture={{ ...picture, isBefore: false }} slot={slot} />
      <p>{label}</p>
    </div>
  );
  return (
    <PageSection title={title} introduction={introduction}>
      <Divider label={slider} valueText={positions.half} start={50} words={positions} styles={stage}>
        {half(beforeAndAfter.before, pictureWords.before)}
        {half(beforeAndAfter.after, pictureWords.after)}
      </Divider>
    </PageSection>
  );
}

export const projectComparisonFragments = graphql`
  fragment ComparisonWords on PortfolioPage {
    comparison {
      title introduction slider
      onlyBefore mostlyBefore half mostlyAfter onlyAfter
    }
  }
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

const stage = css`
  position: relative;
  > :first-child {
    position: absolute;
    inset: 0;
    z-index: 1;
    clip-path: inset(0 calc(100% - ${dividerPosition}) 0 0);
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
  ${from.desktop} { img { max-height: calc(100svh - 12rem); } }
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
    @media print { position: static; padding: 0; }
  }
`;
