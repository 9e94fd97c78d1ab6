import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { type Opening, PictureLink } from "../../../components/gallery/PictureLink";
import { Picture } from "../../../components/picture/Picture";
import { PictureLabel } from "../../../components/picture/PictureLabel";
import type { ShownPicture } from "./choose-pictures";
import { pictureLabel } from "./picture-labels";
import type { PictureSlot } from "./picture-slots";

interface FigureProps {
  picture: Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus">;
  slot: PictureSlot;
  /** What it is, on its corner. */
  label: string | undefined;
  /** Whether a picture before it in the same list has said what it is. */
  labelIsSaid?: boolean | undefined;
  /** How it opens in the page's viewer; left out, it does not. */
  opens?: Opening | undefined;
}

/** A picture in its place, with what it is on its corner. */
export function Figure({ picture, slot, label, labelIsSaid, opens }: FigureProps) {
  const { sizes, widest = 1560, shape = fourByThree, priority } = slot;
  const { image, alt, focus = null } = picture;
  // The viewer shows the same files, as large as the window.
  const files = { image, alt, sizes, widest: opens ? undefined : widest };
  const shown = <Picture {...files} priority={priority} focus={focus} styles={shape} />;
  return (
    <figure css={figure}>
      {opens ? (
        <PictureLink {...opens} label={label}>
          {shown}
        </PictureLink>
      ) : (
        shown
      )}
      {label && <PictureLabel isSaid={labelIsSaid}>{label}</PictureLabel>}
    </figure>
  );
}

type LabelledPictureProps = ShownPicture &
  Omit<FigureProps, "picture" | "label"> & { labels: Queries.PictureLabelsFragment };

/** A picture of a project; one that is not a photograph, or is from before the work, says so on its corner. */
export function LabelledPicture({ picture, kind, labels, labelIsSaid, ...place }: LabelledPictureProps) {
  const label = pictureLabel(picture, kind, labels);
  return <Figure {...place} picture={picture} label={label} labelIsSaid={labelIsSaid && !picture.isBefore} />;
}

/** The widths serve every slot within 1.35 times what it needs: tests/browser/picture-sizes.spec.ts. */
export const projectPictureFragments = graphql`
  fragment ProjectPicture on Picture {
    alt
    focus
    isBefore
    kind
    image {
      name
      publicURL
      childImageSharp {
        gatsbyImageData(width: 2160, breakpoints: [400, 560, 800, 1084, 1560, 2160])
      }
    }
  }
  fragment ProjectPictures on Project {
    slug
    title
    kind
    pictures { ...ProjectPicture }
  }
  fragment ViewerWords on PortfolioPage { viewer { close previous next enlarge position } }
  fragment PictureLabels on PortfolioPage { visualisation comparison { before } }
`;

const fourByThree = css`aspect-ratio: 4 / 3;`;

const figure = css`
  position: relative;
  container-type: inline-size;
`;
