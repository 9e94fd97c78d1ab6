import { Global } from "@emotion/react";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react";
import type { LightboxProps } from "./gallery-picture";
import { LightboxPicture } from "./LightboxPicture";
import {
  arrow,
  bar,
  button,
  caption,
  label,
  nextPlace,
  pageStays,
  previousPlace,
  windowStyles,
} from "./lightbox-styles";
import { useSwipe } from "./useSwipe";

/** One picture over the whole window, with the way to the others. */
export function Lightbox({ pictures, open, words, onMove, onClose }: LightboxProps) {
  const titleId = useId();
  const { dialog, close } = useModal(open.id, onClose);
  const at = pictures.indexOf(open);
  const next = pictures[(at + 1) % pictures.length] ?? open;
  const move = (by: -1 | 1) => onMove(pictures.at((at + by) % pictures.length)?.id ?? open.id);
  useSwipe(dialog, move);
  const arrows = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") move(-1);
    if (key === "ArrowRight") move(1);
  };
  const several = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      css={windowStyles}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={close}
      onKeyDown={arrows}
    >
      <Global styles={pageStays} />
      <div css={bar}>
        <h2 id={titleId}>{open.title}</h2>
        {open.label && <span css={label}>{open.label}</span>}
        <button type="button" css={button} aria-label={words.close} onClick={close}>
          <X aria-hidden="true" />
        </button>
      </div>
      {several && (
        <button
          type="button"
          css={[button, arrow, previousPlace]}
          aria-label={words.previous}
          onClick={() => move(-1)}
        >
          <ChevronLeft aria-hidden="true" />
        </button>
      )}
      {(several ? [open, next] : [open]).map((picture) => (
        <LightboxPicture key={picture.id} picture={picture} hidden={picture !== open} />
      ))}
      {several && (
        <button
          type="button"
          css={[button, arrow, nextPlace]}
          aria-label={words.next}
          onClick={() => move(1)}
        >
          <ChevronRight aria-hidden="true" />
        </button>
      )}
      <p role="status" css={caption}>
        <span>{words.position(at + 1, pictures.length)}</span>
        <span>{open.alt}</span>
      </p>
    </dialog>
  );
}

/** A dialog that is open as long as it is rendered; then the focus goes to the link of the picture shown last. */
function useModal(linkId: string, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const lastLink = useRef(linkId);
  const closing = useRef(false);
  lastLink.current = linkId;
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => {
      closing.current = true;
      element?.close();
      const link = document.getElementById(lastLink.current);
      link?.focus();
      // Going back makes Chromium focus what an address with a # names, or scroll to where the dialog was opened.
      requestAnimationFrame(() => {
        link?.focus();
        link?.scrollIntoView({ block: "nearest", behavior: "instant" });
      });
    };
  }, []);
  const close = () => {
    if (closing.current) return;
    closing.current = true;
    onClose();
  };
  return { dialog, close };
}
