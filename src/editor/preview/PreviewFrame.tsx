import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, css } from "@emotion/react";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { createPortal } from "react-dom";
import { fontFaces } from "../../theme/font-faces";
import { GlobalStyles } from "../../theme/GlobalStyles";

/** Without a doctype browsers would lay the page out as they did thirty years ago. */
const emptyPage = '<!doctype html><html lang="en-GB"><head></head><body></body></html>';

interface Frame {
  page: Document;
  cache: EmotionCache;
}

/** A document of its own beside the form, in which the same React draws; its links lead nowhere. */
export function PreviewFrame({
  children,
  onPage,
  onPick,
}: {
  children: ReactNode;
  /** Called with the frame's document, once it is there. */
  onPage(page: Document): void;
  onPick(clicked: Element): void;
}) {
  const [frame, setFrame] = useState<Frame>();
  const begin = (event: SyntheticEvent<HTMLIFrameElement>) => {
    const page = event.currentTarget.contentDocument;
    if (!page || page === frame?.page) return;
    page.adoptedStyleSheets = [fontSheet(page)];
    setFrame({ page, cache: createCache({ key: "css", container: page.head }) });
    onPage(page);
  };
  /** Nothing of the page is done: a click asks for the field. */
  const pick = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target instanceof (frame?.page.defaultView?.Element ?? Element)) onPick(event.target);
  };
  return (
    <iframe title="The page as it will be" srcDoc={emptyPage} onLoad={begin} css={whole}>
      {frame &&
        createPortal(
          <CacheProvider value={frame.cache}>
            <GlobalStyles />
            <div onClickCapture={pick} onSubmitCapture={(event) => event.preventDefault()}>
              {children}
            </div>
          </CacheProvider>,
          frame.page.body,
        )}
    </iframe>
  );
}

function fontSheet({ defaultView }: Document): CSSStyleSheet {
  const sheet = new (defaultView?.CSSStyleSheet ?? CSSStyleSheet)();
  sheet.replaceSync(fontFaces);
  return sheet;
}

const whole = css`
  display: block;
  width: 100%;
  height: 100%;
  border: 0;
`;
