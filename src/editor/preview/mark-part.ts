import { useEffect, useRef } from "react";
import { colours } from "../../theme/tokens";
import type { FieldText } from "./field-texts";
import { partOf } from "./find-part";

const marked = "data-marked";

const markStyle = `[${marked}] { outline: 3px solid ${colours.brass}; outline-offset: 4px; }`;

/** Marks the part of the page that a field is about, and brings it into view when another field is chosen. */
export function useMarkedPart(
  page: Document | undefined,
  at: string | undefined,
  fields: readonly FieldText[],
): void {
  const last = useRef<{ at: string | undefined; part: Element | undefined }>(undefined);
  useEffect(() => {
    const view = page?.defaultView;
    if (!page || !view) return;
    const { at: before, part: known } = last.current ?? {};
    // While it is written, its element stays.
    if (at === before && known?.isConnected) return;
    known?.removeAttribute(marked);
    const part = at === undefined ? undefined : partOf(page.body, fields, at);
    last.current = { at, part };
    if (!part) return;
    if (page.adoptedStyleSheets.length < 2) page.adoptedStyleSheets.push(markSheet(view));
    part.setAttribute(marked, "");
    const closed = part.closest("details");
    if (closed) closed.open = true;
    if (at !== before) bringIntoView(part, view);
  }, [page, at, fields]);
}

/** Of the frame only: `scrollIntoView` would move the form's page, too. */
function bringIntoView(part: Element, view: Window): void {
  const { top, height } = part.getBoundingClientRect();
  const room = Math.max(0, (view.innerHeight - height) / 2);
  view.scrollTo({ top: top + view.scrollY - Math.min(room, view.innerHeight / 3) });
}

function markSheet(view: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(markStyle);
  return sheet;
}
