import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import {
  arrow,
  bar,
  button,
  caption,
  heading,
  label,
  nextPlace,
  pictureStage,
  previousPlace,
  windowStyles,
} from "./viewer-styles";

interface PictureViewerProps {
  /** The words of its buttons, and its position among all pictures, with {n} and {total}. */
  words: { close: string; previous: string; next: string; position: string };
}

/** One picture over the whole window, with the way to the others: closed and empty until open-pictures.ts fills it. */
export function PictureViewer({ words }: PictureViewerProps) {
  return (
    <dialog data-viewer css={windowStyles} aria-labelledby={titleId}>
      <div css={bar}>
        <p id={titleId} css={heading} data-viewer-title />
        <span css={label} data-viewer-label hidden />
        <button type="button" css={button} aria-label={words.close} data-viewer-close>
          <X aria-hidden="true" />
        </button>
      </div>
      <button
        type="button"
        css={[button, arrow, previousPlace]}
        aria-label={words.previous}
        data-viewer-step="-1"
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <div css={pictureStage} data-viewer-picture />
      <button type="button" css={[button, arrow, nextPlace]} aria-label={words.next} data-viewer-step="1">
        <ChevronRight aria-hidden="true" />
      </button>
      <p role="status" css={caption}>
        <span data-viewer-position={words.position} />
        <span data-viewer-alt />
      </p>
    </dialog>
  );
}

const titleId = "viewer-title";
