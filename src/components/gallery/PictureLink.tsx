import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { island } from "../../islands/attributes";
import { visuallyHidden } from "../../theme/visually-hidden";

interface PictureLinkProps {
  /** The picture's address on its page, after the #. */
  id: string;
  /** The picture's own file, for browsers without a script. */
  file: string;
  /** What the picture belongs to: the lightbox's title. */
  title: string;
  /** Marks a picture that is not a photograph. */
  label?: string | undefined;
  /** Before the picture's description: what the link does, for screen readers. */
  enlarge: string;
  /** Shown in the lightbox among the others, but not on the page. */
  hidden?: boolean;
  /** The picture. */
  children: ReactNode;
}

/** Opens its picture in the page's PictureViewer (open-pictures.ts); without a script, its file. */
export function PictureLink({ id, file, title, label, enlarge, hidden, children }: PictureLinkProps) {
  return (
    <a
      id={id}
      href={file}
      hidden={hidden}
      data-opens={title}
      data-label={label}
      {...island("open-pictures", "click")}
      css={styles}
    >
      <span css={visuallyHidden}>{enlarge}: </span>
      {children}
    </a>
  );
}

const styles = css`
  display: block;
  cursor: zoom-in;
  &[hidden] { display: none; }
`;
