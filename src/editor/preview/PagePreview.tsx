import { css } from "@emotion/react";
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { contentTypes } from "../../content/types/content-types";
import { space } from "../../theme/tokens";
import { type FieldText, fieldOf, fieldTexts, partOf } from "./find-part";
import { PreviewFrame } from "./PreviewFrame";
import { type Preview, pageData, previews } from "./previews";
import {
  namedPages,
  type PreviewProps,
  type PublishedPage,
  publishedPage,
  surroundingsOf,
} from "./published-page";

/** The page that an entry is on, as it will be, beside the entry's form. A key pressed there does not wait for it. */
export function PagePreview(props: PreviewProps) {
  return <EntryPreview entry={useDeferredValue(props)} />;
}

const EntryPreview = memo(({ entry }: { entry: PreviewProps }) => {
  const preview = previews[entry.type];
  const published = usePublishedPage(preview, entry);
  if (!preview || published === "none") return <p css={note}>There is no page to show here yet.</p>;
  return published ? <Shown {...{ entry, preview, published }} /> : <p css={note}>The page is coming …</p>;
});

/** Asked for anew only where another entry is open, or it names others. */
function usePublishedPage(
  preview: Preview | undefined,
  { type, path, content, files }: PreviewProps,
): PublishedPage | "none" | undefined {
  const [published, setPublished] = useState<{ path: string; page: PublishedPage | "none" }>();
  const named = namedPages(type, content).join(" ");
  useEffect(() => {
    let isWanted = true;
    const asked = preview && publishedPage(preview.on, { path, files }, named.split(" ").filter(Boolean));
    void asked?.then((page) => isWanted && setPublished({ path, page: page ?? "none" }));
    return () => {
      isWanted = false;
    };
  }, [preview, path, files, named]);
  return published?.path === path ? published.page : undefined;
}

interface ShownProps {
  entry: PreviewProps;
  preview: Preview;
  published: PublishedPage;
}

function Shown({ entry, preview, published }: ShownProps) {
  const { type, content, at, onPick } = entry;
  const [page, setPage] = useState<Document>();
  const { drawn, fields } = useMemo(() => {
    const around = surroundingsOf(entry, published);
    const data = pageData(type, content, published.answer, preview.field, around);
    return { drawn: preview.draw(data), fields: fieldTexts(contentTypes[type].schema, content, around) };
  }, [entry, preview, published, type, content]);
  // On the page of something else an entry has to be shown first.
  useMarkedPart(page, at ?? (preview.on === type ? undefined : ""), fields);
  const pick = (clicked: Element) => {
    const field = page && fieldOf(page.body, fields, clicked);
    if (field !== undefined) onPick(field);
  };
  return (
    <PreviewFrame onPage={setPage} onPick={pick}>
      <ErrorBoundary
        fallback={<p>The page comes back when more of the form is filled in.</p>}
        resetKeys={[content]}
      >
        {drawn}
      </ErrorBoundary>
    </PreviewFrame>
  );
}

/** Marks the part of the page that a field is about, and brings it into view when another field is chosen. */
function useMarkedPart(page: Document | undefined, at: string | undefined, fields: readonly FieldText[]) {
  const last = useRef<{ at?: string | undefined; part?: Element | undefined }>({});
  useEffect(() => {
    const { at: before, part: known } = last.current;
    // While it is written, its element stays.
    if (!page || (at === before && known?.isConnected)) return;
    known?.removeAttribute("data-marked");
    const part = at === undefined ? undefined : partOf(page.body, fields, at);
    last.current = { at, part };
    part?.setAttribute("data-marked", "");
    const closed = part?.closest("details");
    if (closed) closed.open = true;
    if (part && at !== before) bringIntoView(part, page);
  }, [page, at, fields]);
}

/** Of the frame only: `scrollIntoView` would move the form's page, too. */
function bringIntoView(part: Element, { defaultView: view }: Document): void {
  if (!view) return;
  const { top, height } = part.getBoundingClientRect();
  const room = Math.max(0, (view.innerHeight - height) / 2);
  view.scrollTo({ top: top + view.scrollY - Math.min(room, view.innerHeight / 3) });
}

const note = css`padding: ${space.l};`;
