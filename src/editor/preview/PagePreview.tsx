import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, css, Global } from "@emotion/react";
import {
  memo,
  Suspense,
  type SyntheticEvent,
  use,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { ErrorBoundary } from "react-error-boundary";
import { fileName } from "../../content/reading/content-path";
import { companyIn } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import { fontFaces } from "../../theme/font-faces";
import { GlobalStyles } from "../../theme/GlobalStyles";
import { colours, space } from "../../theme/tokens";
import { textAt } from "../change/changed-files";
import { brandStyles } from "../state/brand";
import { contentOf, factsOf } from "../state/entries";
import { tidyValue } from "../words/tidy";
import { fieldOf, partOf } from "./field-marks";
import { pageData, previews } from "./previews";
import { namedPages, type PublishedPage, publishedPage } from "./published-page";
import type { Surroundings } from "./shown-content";

interface PreviewProps {
  type: ContentTypeName;
  /** The entry's file below data/, and its content as it is typed, unfinished as it may be. */
  path: string;
  content: unknown;
  /** Everything that is published, for facts and what references name. */
  files: readonly ContentFile[];
  /** The address of a picture as the entry names it; undefined where the published page shows it, by its file's name. */
  pictureAddress: Surroundings["pictureAddress"];
  /** The field that the cursor is in: benefits.2.title. Its part is shown and marked. */
  at?: string | undefined;
  /** A click on a text of the page leads to its field. */
  onPick(field: string): void;
}

/** The page that an entry is on, as it will be, beside the entry's form. A key pressed there does not wait for it. */
export function PagePreview(props: PreviewProps) {
  const { type, path, files, content } = props;
  const on = previews[type]?.on;
  const named = namedPages(type, content).join(" ");
  const asked = useMemo(
    () => on && publishedPage(on, path, files, named ? named.split(" ") : []),
    [on, path, files, named],
  );
  const entry = useDeferredValue({ ...props, asked });
  return (
    <Suspense fallback={<p css={note}>Loading the page…</p>}>
      <EntryPreview entry={entry} />
    </Suspense>
  );
}

type AskedEntry = PreviewProps & { asked: Promise<PublishedPage | undefined> | undefined };

const EntryPreview = memo(({ entry }: { entry: AskedEntry }) => {
  const published = entry.asked && use(entry.asked);
  if (published) return <Shown {...{ entry, published }} />;
  return <p css={note}>There is no page to show here yet.</p>;
});

/** Without a doctype browsers would lay the page out as they did thirty years ago. */
const emptyPage = '<!doctype html><html lang="en-GB"><head></head><body></body></html>';

/** A document of its own beside the form, in which the same React draws; its links lead nowhere. */
function Shown({ entry, published }: { entry: PreviewProps; published: PublishedPage }) {
  const { type, content, files, at, onPick } = entry;
  const preview = previews[type];
  const [frame, setFrame] = useState<{ page: Document; cache: EmotionCache }>();
  const drawn = useMemo(() => {
    const typed = tidyValue(contentTypes[type].schema, content);
    const home = textAt({ files }, contentTypes.HomePage.place.file);
    const around = surroundingsOf({ ...entry, content: typed }, published);
    return preview?.draw(pageData(type, typed, published.answer, around, home));
  }, [entry, preview, published, type, content, files]);
  // On the page of something else an entry has to be shown first.
  useMarkedPart(frame?.page, at ?? (preview?.on === type ? undefined : ""), drawn);
  const brand = type === "Company" ? Object(content).brand : companyIn(files)?.brand;
  const begin = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (page && page !== frame?.page)
      setFrame({ page, cache: createCache({ key: "css", container: page.head }) });
  };
  const pick = (event: SyntheticEvent) => {
    event.preventDefault();
    const field = fieldOf(event.target as Element);
    if (field) onPick(field);
  };
  return (
    <iframe title="The page as it will be" srcDoc={emptyPage} onLoad={begin} css={whole}>
      {frame &&
        createPortal(
          <CacheProvider value={frame.cache}>
            <Global styles={[fontFaces.replaceAll("optional", "swap"), brandStyles(brand), marked]} />
            <GlobalStyles />
            <div onClickCapture={pick} onSubmitCapture={(event) => event.preventDefault()}>
              <ErrorBoundary
                fallback={<p>The page comes back when more of the form is filled in.</p>}
                resetKeys={[content]}
              >
                {drawn}
              </ErrorBoundary>
            </div>
          </CacheProvider>,
          frame.page.body,
        )}
    </iframe>
  );
}

/** What an entry alone does not say, from everything that is published. */
function surroundingsOf(
  { files, path, content, pictureAddress }: PreviewProps,
  { entries }: PublishedPage,
): Surroundings {
  const asTyped = [...files.filter((file) => file.path !== path), { path, text: JSON.stringify(content) }];
  return {
    facts: { ...factsOf(files), ...factsOf(asTyped) },
    entryOf: (type, slug) => {
      const stored = files.find((file) => contentTypeOf(file.path) === type && fileName(file.path) === slug);
      const { name, title } = contentOf(stored?.text);
      return { name: name ?? title, ...entries.get(slug) };
    },
    pictureAddress,
  };
}

/** Marks the part of the page that a field is about, and brings it into view when another field is chosen. */
function useMarkedPart(page: Document | undefined, at: string | undefined, drawn: unknown) {
  const last = useRef<{ at?: string | undefined; part?: Element | undefined }>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew may have its part elsewhere
  useEffect(() => {
    const { at: before, part: known } = last.current;
    // While it is written, its element stays.
    if (!page || (at === before && known?.isConnected)) return;
    known?.removeAttribute("data-marked");
    const part = at === undefined ? undefined : partOf(page.body, at);
    last.current = { at, part };
    part?.setAttribute("data-marked", "");
    const closed = part?.closest("details");
    if (closed) closed.open = true;
    const view = page.defaultView;
    // `scrollIntoView` would move the form's page, too.
    if (part && view && at !== before)
      view.scrollTo({ top: part.getBoundingClientRect().top + view.scrollY - view.innerHeight / 3 });
  }, [page, at, drawn]);
}

const marked = css`[data-marked] { outline: 3px solid ${colours.brass}; outline-offset: 4px; }`;
const whole = css`display: block; width: 100%; height: 100%; border: 0;`;
const note = css`padding: ${space.l};`;
