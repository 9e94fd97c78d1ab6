import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { island } from "../islands/attributes";
import { useFrame } from "../layout/frame";
import { visuallyHidden } from "../theme/arrangements";
import { type PictureFile, pictureData } from "./picture-data";
import { pictureLabel } from "./picture-labels";

/** The project whose title the viewer shows. */
export interface PictureOwner {
  slug: string;
  title: string;
}

interface PictureLinkProps {
  owner: PictureOwner;
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
      data-label={pictureLabel(picture)}
      {...island("open-pictures", "click")}
      css={link}
    >
      <span css={visuallyHidden}>{words.viewer.enlarge}: </span>
      {children}
    </a>
  );
}

/** The id of a picture's link, which the address names after the #: cafe-backsplash-detail. */
export function pictureId(
  { slug }: Pick<PictureOwner, "slug">,
  { image }: { image: { name: string } },
): string {
  return `${slug}-${image.name}`;
}

const link = css`
  display: block;
  cursor: zoom-in;
`;
