import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { island } from "../../../islands/attributes";
import { useFrame } from "../../../layout/frame";
import { visuallyHidden } from "../../../theme/arrangements";
import { pictureLabel } from "./picture-labels";

interface PictureLinkProps {
  /** What it is a picture of: the viewer's title. */
  owner: { slug: string; title: string };
  picture: { isBefore?: boolean; kind: string | null; image: { name: string; publicURL: string | null } };
  /** Whether the viewer shows it among the others, and the page does not. */
  hidden?: boolean;
  children: ReactNode;
}

/** Opens its picture in the page's PictureViewer (open-pictures.ts); without a script, its file. */
export function PictureLink({ owner, picture, hidden, children }: PictureLinkProps) {
  const { portfolioPage } = useFrame();
  return (
    <a
      id={pictureId(owner, picture)}
      href={picture.image.publicURL ?? ""}
      hidden={hidden}
      data-opens={owner.title}
      data-label={pictureLabel(picture, portfolioPage)}
      {...island("open-pictures", "click")}
      css={styles}
    >
      <span css={visuallyHidden}>{portfolioPage.viewer.enlarge}: </span>
      {children}
    </a>
  );
}

/** A picture's address on its page, after the #: cafe-backsplash-detail. */
export function pictureId({ slug }: { slug: string }, { image }: { image: { name: string } }): string {
  return `${slug}-${image.name}`;
}

const styles = css`
  display: block;
  cursor: zoom-in;
  &[hidden] { display: none; }
`;
