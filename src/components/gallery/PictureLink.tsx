import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { island } from "../../islands/attributes";
import { visuallyHidden } from "../../theme/arrangements";

/** How a picture opens in the page's viewer. */
export interface Opening {
  /** Its address on its page, after the #: cafe-backsplash-detail. */
  id: string;
  /** Its own file, for browsers without a script. */
  file: string;
  /** What it belongs to: the viewer's title. */
  title: string;
  /** Before its description: what the link does, for screen readers. */
  enlarge: string;
}

/** How a picture of a project, or of something else with a name, opens. */
export function opening(
  { slug, title }: { slug: string; title: string },
  { image }: { image: { name: string; publicURL: string | null } },
  { enlarge }: { enlarge: string },
): Opening {
  return { id: `${slug}-${image.name}`, file: image.publicURL ?? "", title, enlarge };
}

interface PictureLinkProps extends Opening {
  /** Marks a picture that is not a photograph. */
  label: string | undefined;
  /** Whether the viewer shows it among the others, and the page does not. */
  hidden?: boolean;
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
