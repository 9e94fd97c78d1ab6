import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, css, Global } from "@emotion/react";
import {
  memo,
  type SyntheticEvent,
  startTransition,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { fileName } from "../../content/reading/file-path";
import { companyIn } from "../../content/reading/valid-entries";
import { contentTypes, pageOf } from "../../content/types/content-types";
import { fontFaces } from "../../theme/font-faces";
import { GlobalStyles } from "../../theme/GlobalStyles";
import { colours, space } from "../../theme/tokens";
import { brandStyles } from "../app/brand";
import { ErrorBoundary } from "../controls/ErrorBoundary";
import { typeAt } from "../site/site";
import { fieldOf, partOf } from "./field-marks";
import { drawPreview, type TypedEntry } from "./previews";

interface PreviewProps extends TypedEntry {
  /** The field that the cursor is in: benefits.2.title. Its part is shown and marked. */
  at?: string | undefined;
  /** A click on a text of the page leads to its field. */
  onPick(field: string): void;
}

/** The page that an entry is on, as it will be, beside the entry's form. A key pressed there does not wait for it. */
export function PagePreview(props: PreviewProps) {
  return <EntryPreview entry={useDeferredValue(props)} />;
}

/** Without a doctype browsers would lay the page out as they did thirty years ago. */
const emptyPage = '<!doctype html><html lang="en-GB"><head></head><body></body></html>';

/** A document of its own beside the form, in which the same React draws; its links lead nowhere. */
const EntryPreview = memo(({ entry }: { entry: PreviewProps }) => {
  const { path, content, site, at, onPick, pictureAddress } = entry;
  const [drawing, setDrawing] = useState<{ document: Document; cache: EmotionCache }>();
  const isOnOwnPage = pageOf(typeAt(path), fileName(path)) !== undefined;
  // If the entry has no page of its own, scroll to it.
  useMarkedPart(drawing?.document, at ?? (isOnOwnPage ? undefined : ""));
  const brand =
    path === contentTypes.Company.storedIn.file ? Object(content).brand : companyIn(site.files)?.brand;
  const begin = ({ currentTarget: { contentDocument: document } }: SyntheticEvent<HTMLIFrameElement>) => {
    // A page is long: drawn in steps, it leaves room for the next press.
    if (document && document !== drawing?.document)
      startTransition(() =>
        setDrawing({ document, cache: createCache({ key: "css", container: document.head }) }),
      );
  };
  const pick = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = fieldOf(event.target as Element);
    if (field) onPick(field);
  };
  // The quote form would send.
  const ignore = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <iframe title="The page as it will be" srcDoc={emptyPage} onLoad={begin} css={whole}>
      {drawing &&
        createPortal(
          <CacheProvider value={drawing.cache}>
            <Global styles={[fontFaces.replaceAll("optional", "swap"), brandStyles(brand), outline]} />
            <GlobalStyles />
            <div onClickCapture={pick} onSubmitCapture={ignore}>
              <ErrorBoundary
                fallback={() => <p css={note}>The page comes back when more of the form is filled in.</p>}
                resetKey={content}
              >
                <Page {...{ path, content, site, pictureAddress }} />
              </ErrorBoundary>
            </div>
          </CacheProvider>,
          drawing.document.body,
        )}
    </iframe>
  );
});

/** Draws the page again when the entry or the published content changes, not when the cursor moves to another field. */
const Page = memo(
  (entry: TypedEntry) => drawPreview(entry) ?? <p css={note}>There is no page to show here yet.</p>,
);

/** Marks the part of the page that a field is about, and brings it into view when another field is chosen. */
function useMarkedPart(page: Document | undefined, field: string | undefined) {
  const inView = useRef<string>(undefined);
  // After every drawing, which may have replaced the part.
  useEffect(() => {
    // A phone shows the form or the page: what is hidden cannot be scrolled.
    if (!page?.defaultView?.innerHeight) return;
    const part = markPart(page.body, field);
    if (part && field !== inView.current) scrollTo(part, page.defaultView);
    inView.current = field;
  });
}

/** Marks the part of the page that a field is about, and no other. */
function markPart(page: Element, field: string | undefined): Element | undefined {
  const marked = page.querySelector("[data-marked]");
  if (marked && fieldOf(marked) === field) return marked;
  marked?.removeAttribute("data-marked");
  const part = field === undefined ? undefined : partOf(page, field);
  part?.setAttribute("data-marked", "");
  part?.closest("details")?.setAttribute("open", "");
  return part;
}

/** Not by `scrollIntoView`, which would move the form's page, too. */
const scrollTo = (part: Element, view: Window) =>
  view.scrollTo({ top: part.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3 });

const outline = css`[data-marked] { outline: 3px solid ${colours.brass}; outline-offset: 4px; }`;
const whole = css`display: block; width: 100%; height: 100%; border: 0;`;
const note = css`padding: ${space.l};`;
