import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { type Opening, opening, PictureLink } from "../../../components/gallery/PictureLink";
import { Picture } from "../../../components/picture/Picture";
import { PictureLabel } from "../../../components/picture/PictureLabel";
import { useFrame } from "../../../layout/frame";
import type { ShownPicture } from "./choose-pictures";
import { pictureLabel } from "./picture-labels";
import type { PictureSlot } from "./picture-slots";

interface Place {
  slot: PictureSlot;
  /** Whether a picture before it in the same list has said what it is. */
  labelIsSaid?: boolean | undefined;
}

interface LabelledPictureProps extends ShownPicture, Place {
  /** Its project, where it opens in the page's viewer. */
  opensFor?: { slug: string; title: string };
}

/** A picture of a project; one that is not a photograph, or is from before the work, says so on its corner. */
export function LabelledPicture({ picture, kind, labelIsSaid, opensFor, slot }: LabelledPictureProps) {
  const { portfolioPage } = useFrame();
  const opens = opensFor && opening(opensFor, picture, portfolioPage.viewer);
  const label = pictureLabel(picture, kind, portfolioPage);
  return <Figure {...{ picture, slot, label, opens }} labelIsSaid={labelIsSaid && !picture.isBefore} />;
}

interface HousePictureProps {
  house: Queries.HousePictureFragment;
  slot: PictureSlot;
}

/** A kind of house, drawn cut open, with its name. */
export function HousePicture({ house: { picture, title }, slot }: HousePictureProps) {
  const { areaPage } = useFrame();
  // A house that the editor does not know yet has no picture.
  return picture && <Figure picture={picture} slot={slot} label={`${areaPage.drawing}: ${title}`} />;
}

interface FigureProps extends Place {
  picture: Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus">;
  label: string | undefined;
  opens?: Opening | undefined;
}

function Figure({ picture, slot, label, labelIsSaid, opens }: FigureProps) {
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

/** Pictures of a project that the page's viewer shows among the others, and the page does not. */
export function HiddenPictures({ project, pictures }: HiddenPicturesProps) {
  const { portfolioPage } = useFrame();
  return pictures.map((picture) => (
    <PictureLink
      key={picture.alt}
      {...opening(project, picture, portfolioPage.viewer)}
      label={pictureLabel(picture, project.kind, portfolioPage)}
      hidden
    >
      <Picture image={picture.image} alt={picture.alt} sizes="100vw" />
    </PictureLink>
  ));
}

interface HiddenPicturesProps {
  project: { slug: string; title: string; kind: string };
  pictures: readonly Queries.ProjectPictureFragment[];
}

/** The widths serve every slot within 1.35 times what it needs: tests/browser/picture-sizes.spec.ts. */
export const pictureFragments = graphql`
  fragment ProjectPicture on Picture {
    alt
    focus
    isBefore
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
  fragment HousePicture on House {
    slug
    title
    picture {
      alt
      image {
        childImageSharp {
          gatsbyImageData(width: 2160, breakpoints: [400, 560, 800, 1084, 1560, 2160])
        }
      }
    }
  }
`;

const fourByThree = css`aspect-ratio: 4 / 3;`;

const figure = css`
  position: relative;
  container-type: inline-size;
`;
