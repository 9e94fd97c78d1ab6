import { css } from "@emotion/react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { needsHydration } from "../../hydration/attributes";
import { useHydrated } from "../../hydration/useHydrated";
import { visuallyHidden } from "../../theme/visually-hidden";
import { stepToHash } from "../page-hash/page-hash";
import { isPlainClick } from "../page-hash/plain-click";
import { loadLightbox } from "./load-lightbox";

interface PictureLinkProps {
  /** The picture's address on its page, after the #. */
  id: string;
  /** The picture's own file, for browsers without a script. */
  file: string;
  /** Before the picture's description: what the link does, for screen readers. */
  enlarge: string;
  children: ReactNode;
}

/** Opens the picture in the lightbox of the gallery around it; without a script, its file. */
export function PictureLink({ id, file, enlarge, children }: PictureLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useHydrated(link);
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    stepToHash(id, { opened: true });
  };
  const fetchAhead = () => {
    loadLightbox().catch(() => {});
  };
  return (
    <a
      ref={link}
      id={id}
      href={file}
      onClick={open}
      onPointerEnter={fetchAhead}
      onFocus={fetchAhead}
      data-opens-picture
      {...needsHydration({ replay: "click" })}
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
`;
