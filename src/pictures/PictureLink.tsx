import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { visuallyHidden } from "../theme/mixins";
import { type PictureFile, pictureData } from "./picture-data";

interface PictureLinkProps {
  image: PictureFile;
  /** The label on the picture, which the viewer shows, too. */
  label: string | undefined;
  children: ReactNode;
}

/**
 * A link that opens its picture in the page's PictureViewer (open-pictures.ts) or, without a script, the largest resized file.
 * The original is not published, because it may contain its position.
 */
export function PictureLink({ image, label, children }: PictureLinkProps) {
  return (
    <a href={pictureData(image).others.at(-1)?.src} data-enlarges data-label={label} css={link}>
      <span css={visuallyHidden}>Enlarge: </span>
      {children}
    </a>
  );
}

const link = css`
  display: block;
  cursor: zoom-in;
`;
