import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { island } from "../islands/attributes";
import { useFrame } from "../layout/frame";
import { visuallyHidden } from "../theme/arrangements";
import { Picture } from "./Picture";
import { PictureLabel } from "./PictureLabel";
import { type PictureFile, pictureData } from "./picture-data";
import { pictureLabel } from "./picture-labels";
import type { PictureSlot } from "./picture-slots";

interface LabelledPictureProps {
  picture: Queries.ProjectPictureFragment;
  slot: PictureSlot;
  /** The picture's project, if a click opens the picture in the page's viewer. */
  opensFor?: Owner | undefined;
}

/** A picture of a project. A label on its corner marks a visualisation, or a picture from before the work. */
export function LabelledPicture({ picture, opensFor, slot }: LabelledPictureProps) {
  const label = pictureLabel(picture, useFrame().layout.pictures);
  // The viewer shows the same files, as large as the window.
  const shown = inSlot(picture, opensFor ? { ...slot, widest: 2160 } : slot);
  return (
    <figure css={figure}>
      {opensFor ? <PictureLink {...{ owner: opensFor, picture }}>{shown}</PictureLink> : shown}
      {label && <PictureLabel>{label}</PictureLabel>}
    </figure>
  );
}

interface HousePictureProps {
  house: Queries.HousePictureFragment;
  slot: PictureSlot;
}

/** A cutaway drawing of a house type, labelled with the type's name. */
export function HousePicture({ house: { picture, title }, slot }: HousePictureProps) {
  const { drawing } = useFrame().layout.pictures;
  // In the editor's preview a house may have no picture yet.
  if (!picture) return null;
  return (
    <figure css={figure}>
      {inSlot(picture, slot)}
      <PictureLabel>{`${drawing}: ${title}`}</PictureLabel>
    </figure>
  );
}

type Drawn = Pick<ComponentProps<typeof Picture>, "image" | "alt" | "focus">;

function inSlot({ image, alt, focus = null }: Drawn, { sizes, widest = 1560, shape, priority }: PictureSlot) {
  return <Picture {...{ image, alt, focus, sizes, widest, priority }} styles={shape} />;
}

/** The project whose title the viewer shows. */
interface Owner {
  slug: string;
  title: string;
}

interface PictureLinkProps {
  owner: Owner;
  picture: { isBefore?: boolean; kind: string | null; image: PictureFile & { name: string } };
  children: ReactNode;
}

/**
 * A link that opens its picture in the page's PictureViewer (open-pictures.island.ts) or, without a script, the largest resized file.
 * The original is not published, because it may contain its position.
 */
export function PictureLink({ owner, picture, children }: PictureLinkProps) {
  const words = useFrame().layout.pictures;
  return (
    <a
      id={pictureId(owner, picture)}
      href={pictureData(picture.image).others.at(-1)?.src}
      data-opens={owner.title}
      data-label={pictureLabel(picture, words)}
      {...island("open-pictures", "click")}
      css={link}
    >
      <span css={visuallyHidden}>{words.viewer.enlarge}: </span>
      {children}
    </a>
  );
}

/** The id of a picture's link, which the address names after the #: cafe-backsplash-detail. */
export function pictureId({ slug }: { slug: string }, { image }: { image: { name: string } }): string {
  return `${slug}-${image.name}`;
}

/** A project's pictures for other pages: all after the first, without those from before the work. */
export function furtherPictures({ pictures }: Queries.ProjectPicturesFragment) {
  return pictures.slice(1).filter(({ isBefore }) => !isBefore);
}

/** The first of a project's `furtherPictures`. Undefined if there is no project or no such picture. */
export function secondPicture(project: Queries.ProjectPicturesFragment | null | undefined) {
  return project ? furtherPictures(project)[0] : undefined;
}

/** With these widths no slot gets more than 1.35 times the pixels that it needs: tests/browser/pictures/picture-sizes.spec.ts. */
export const pictureFragments = graphql`
  fragment PictureFile on File {
    childImageSharp { gatsbyImageData(width: 2160, breakpoints: [400, 560, 724, 800, 1084, 1560, 2160]) }
  }
  fragment ProjectPicture on Picture {
    alt
    focus
    isBefore
    kind
    image { name ...PictureFile }
  }
  fragment ProjectPictures on Project {
    slug
    title
    pictures { ...ProjectPicture }
  }
  fragment TilePicture on Tile {
    picture {
      alt
      focus
      kind
      image {
        name
        childImageSharp {
          gatsbyImageData(width: 1080, breakpoints: [180, 360, 540, 720, 1080], avifOptions: { quality: 78 })
        }
      }
    }
  }
  fragment HousePicture on House {
    slug
    title
    picture { alt image { ...PictureFile } }
  }
`;

const figure = css`
  position: relative;
  container-type: inline-size;
`;

const link = css`
  display: block;
  cursor: zoom-in;
`;
