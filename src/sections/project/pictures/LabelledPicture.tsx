import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { Picture } from "../../../components/picture/Picture";
import { PictureLabel } from "../../../components/picture/PictureLabel";
import { useFrame } from "../../../layout/frame";
import { PictureLink } from "./PictureLink";
import { pictureLabel } from "./picture-labels";
import type { PictureSlot } from "./picture-slots";

interface LabelledPictureProps {
  picture: Queries.ProjectPictureFragment;
  slot: PictureSlot;
  /** Whether a picture before it in the same list has said what it is. */
  labelIsSaid?: boolean | undefined;
  /** Its project, where it opens in the page's viewer. */
  opensFor?: { slug: string; title: string };
}

/** A picture of a project; one that is not a photograph, or is from before the work, says so on its corner. */
export function LabelledPicture({ picture, labelIsSaid, opensFor, slot }: LabelledPictureProps) {
  const label = pictureLabel(picture, useFrame().portfolioPage);
  // The viewer shows the same files, as large as the window.
  const shown = inSlot(picture, opensFor ? { ...slot, widest: 2160 } : slot);
  return (
    <figure css={figure}>
      {opensFor ? <PictureLink {...{ owner: opensFor, picture }}>{shown}</PictureLink> : shown}
      {label && <PictureLabel isSaid={labelIsSaid && !picture.isBefore}>{label}</PictureLabel>}
    </figure>
  );
}

interface HousePictureProps {
  house: Queries.HousePictureFragment;
  slot: PictureSlot;
}

/** A kind of house, drawn cut open, with its name. */
export function HousePicture({ house: { picture, title }, slot }: HousePictureProps) {
  const { areaPage } = useFrame();
  // A house that the editor does not know yet has no picture.
  if (!picture) return null;
  return (
    <figure css={figure}>
      {inSlot(picture, slot)}
      <PictureLabel>{`${areaPage.drawing}: ${title}`}</PictureLabel>
    </figure>
  );
}

type Drawn = Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus">;

function inSlot({ image, alt, focus = null }: Drawn, slot: PictureSlot) {
  const { sizes, widest = 1560, shape = fourByThree, priority } = slot;
  return <Picture {...{ image, alt, focus, sizes, widest, priority }} styles={shape} />;
}

interface HiddenPicturesProps {
  project: { slug: string; title: string };
  pictures: readonly Queries.ProjectPictureFragment[];
}

/** Pictures of a project that the page's viewer shows among the others, and the page does not. */
export function HiddenPictures({ project, pictures }: HiddenPicturesProps) {
  return pictures.map((picture) => (
    <PictureLink key={picture.alt} owner={project} picture={picture} hidden>
      <Picture image={picture.image} alt={picture.alt} sizes="100vw" />
    </PictureLink>
  ));
}

/** The widths serve every slot within 1.35 times what it needs: tests/browser/picture-sizes.spec.ts. */
export const pictureFragments = graphql`
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
