import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { from } from "../../theme/media-queries";
import { space } from "../../theme/tokens";
import { opening } from "./picture-address";
import { LabelledPicture, sixteenByNine } from "./pictures/LabelledPicture";

interface ProjectPicturesProps {
  project: Queries.ProjectPicturesFragment;
  labels: Queries.PictureLabelsFragment;
  viewer: Queries.ViewerWordsFragment["viewer"];
}

/**
 * Pictures of a project, large; each opens in the page's viewer. One takes the whole width, an even
 * number stands in pairs, and of other odd numbers the first is larger, with two next to it.
 */
export function ProjectPictures({ project, labels, viewer }: ProjectPicturesProps) {
  return (
    <ul css={grid}>
      {project.pictures.map((picture, index) => {
        const { place, sizes, shape } = slotOf(index, project.pictures.length);
        return (
          <li key={picture.alt} css={place}>
            <LabelledPicture
              picture={picture}
              kind={project.kind}
              labels={labels}
              sizes={`${sizes}, calc(100vw - 2rem)`}
              opens={opening(project, picture, viewer)}
              {...(shape ? { styles: shape } : {})}
            />
          </li>
        );
      })}
    </ul>
  );
}

function slotOf(index: number, count: number): Slot {
  if (count === 1) return slots.whole;
  if (count % 2 === 0) return slots.half;
  if (index === 0) return slots.lead;
  return index < 3 ? slots.beside : slots.half;
}

export const projectPicturesFragment = graphql`
  fragment ProjectPictures on Project {
    slug
    title
    kind
    pictures { ...ProjectPicture }
  }
`;

export const viewerWordsFragment = graphql`
  fragment ViewerWords on PortfolioPage { viewer { close previous next enlarge position } }
`;

/** Six columns with gaps of 1rem, rows with 0.75rem: so two pictures of 4:3 are as high as the larger one. */
const grid = css`
  display: grid;
  gap: ${space.m};
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    gap: 0.75rem 1rem;
  }
`;

interface Slot {
  place: ReturnType<typeof css>;
  sizes: string;
  shape?: ReturnType<typeof css>;
}

const wholeRow = css`${from.tablet} { grid-column: 1 / -1; }`;

const slots = {
  whole: {
    place: wholeRow,
    sizes: "(min-width: 82rem) 78rem, (min-width: 45rem) calc(100vw - 4rem)",
    shape: css`${sixteenByNine} ${from.tablet} { max-height: max(20rem, 100vh - 14rem); }`,
  },
  half: {
    place: css`${from.tablet} { grid-column: span 3; }`,
    sizes: "(min-width: 82rem) 38.5rem, (min-width: 45rem) calc(50vw - 2.5rem)",
  },
  lead: {
    place: css`
      ${from.tablet} { grid-column: 1 / -1; }
      ${from.desk} { grid-area: span 2 / span 4; }
    `,
    sizes:
      "(min-width: 82rem) 51.7rem, (min-width: 64rem) calc(66.7vw - 3rem), (min-width: 45rem) calc(100vw - 4rem)",
  },
  beside: {
    place: css`
      ${from.tablet} { grid-column: span 3; }
      ${from.desk} { grid-column: span 2; }
    `,
    sizes:
      "(min-width: 82rem) 25.3rem, (min-width: 64rem) calc(33.3vw - 2rem), (min-width: 45rem) calc(50vw - 2.5rem)",
  },
} satisfies Record<string, Slot>;
