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
import { swappingFontFaces } from "../../theme/font-faces";
import { GlobalStyles } from "../../theme/GlobalStyles";
import { colours, space } from "../../theme/tokens";
import { brandStyles } from "../controls/brand-styles";
import { ErrorBoundary } from "../controls/ErrorBoundary";
import { typeAt } from "../site/site";
import { fieldOf, partOf, withoutFieldMarks } from "./field-marks";
import { renderPreview, type TypedEntry } from "./render-preview";

interface PreviewProps extends TypedEntry {
  /** The field that has focus, such as benefits.2.title. The preview scrolls to its part and outlines it. */
  focusedField?: string | undefined;
  /** Called with the field of a text that was clicked. */
  onPick(field: string): void;
}

/** The entry's page with the typed values. Rendering is deferred, so typing stays fast. */
export function PagePreview(props: PreviewProps) {
  return <EntryPreview entry={useDeferredValue(props)} />;
}

/** Without a doctype browsers use quirks mode. */
const emptyPage = '<!doctype html><html lang="en-GB"><head></head><body></body></html>';

/** A portal into an iframe. Its links are disabled. */
const EntryPreview = memo(({ entry }: { entry: PreviewProps }) => {
  const { path, value, site, focusedField, onPick, pictureAddress } = entry;
  const [target, setTarget] = useState<{ document: Document; cache: EmotionCache }>();
  const isOnOwnPage = pageOf(typeAt(path), fileName(path)) !== undefined;
  // An entry without a page of its own is outlined on the page that shows it.
  useMarkedPart(target?.document, focusedField ?? (isOnOwnPage ? undefined : ""));
  const brand =
    path === contentTypes.Company.storedIn.file ? Object(value).brand : companyIn(site.files)?.brand;
  const begin = ({ currentTarget: { contentDocument: document } }: SyntheticEvent<HTMLIFrameElement>) => {
    // A page is long. React renders it in steps, so the form can handle the next key.
    if (!document || document === target?.document) return;
    document.addEventListener("copy", copyWithoutMarks);
    startTransition(() =>
      setTarget({ document, cache: createCache({ key: "css", container: document.head }) }),
    );
  };
  const pick = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = fieldOf(event.target as Element);
    if (field) onPick(field);
  };
  // Keep the quote form of the page from sending a request.
  const ignore = (event: SyntheticEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <iframe title="The page as it will be" srcDoc={emptyPage} onLoad={begin} css={whole}>
      {target &&
        createPortal(
          <CacheProvider value={target.cache}>
            <Global styles={[swappingFontFaces, brandStyles(brand), outline]} />
            <GlobalStyles />
            <div onClickCapture={pick} onSubmitCapture={ignore}>
              <ErrorBoundary
                fallback={(_error, lastPage) =>
                  lastPage ?? <p css={note}>The page appears when more of the form is filled in.</p>
                }
                resetKey={value}
              >
                <Page {...{ path, value, site, pictureAddress }} />
              </ErrorBoundary>
            </div>
          </CacheProvider>,
          target.document.body,
        )}
    </iframe>
  );
});

/** Renders again when the entry or the published content changes, not when another field gets focus. */
const Page = memo(
  (entry: TypedEntry) => renderPreview(entry) ?? <p css={note}>There is no page to show here yet.</p>,
);

/** Copies the selected text without its marks, which would be published where it is pasted. */
function copyWithoutMarks(this: Document, event: ClipboardEvent) {
  event.preventDefault();
  event.clipboardData?.setData("text/plain", withoutFieldMarks(String(this.getSelection())));
}

/** Outlines the part of the page that shows a field, and scrolls to it when another field gets focus. */
function useMarkedPart(page: Document | undefined, field: string | undefined) {
  const inView = useRef<string>(undefined);
  // No dependencies: any render may have replaced the part.
  useEffect(() => {
    // On phones the preview may be hidden, and then it cannot scroll.
    if (!page?.defaultView?.innerHeight) return;
    const part = markPart(page.body, field);
    if (part && field !== inView.current) scrollTo(part, page.defaultView);
    inView.current = field;
  });
}

/** Outlines the part that shows a field, and no other. */
function markPart(page: Element, field: string | undefined): Element | undefined {
  const marked = page.querySelector("[data-marked]");
  if (marked && fieldOf(marked) === field) return marked;
  marked?.removeAttribute("data-marked");
  const part = field === undefined ? undefined : partOf(page, field);
  part?.setAttribute("data-marked", "");
  part?.closest("details")?.setAttribute("open", "");
  return part;
}

/** Scrolls the preview alone. `scrollIntoView` would also scroll the page around the iframe. */
const scrollTo = (part: Element, view: Window) =>
  view.scrollTo({ top: part.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3 });

const outline = css`[data-marked] { outline: 3px solid ${colours.brass}; outline-offset: 4px; }`;
const whole = css`display: block; width: 100%; height: 100%; border: 0;`;
const note = css`padding: ${space.l};`;
