import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider, css, Global } from "@emotion/react";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { createPortal } from "react-dom";
import { fontFaces } from "../../theme/font-faces";
import { GlobalStyles } from "../../theme/GlobalStyles";
import { colours } from "../../theme/tokens";
import { brandStyles } from "../state/brand";

/** Without a doctype browsers would lay the page out as they did thirty years ago. */
const emptyPage = '<!doctype html><html lang="en-GB"><head></head><body></body></html>';

interface PreviewFrameProps {
  children: ReactNode;
  /** The company's colours, as they are typed. */
  brand: unknown;
  /** Called with the frame's document, once it is there. */
  onPage(page: Document): void;
  onPick(clicked: Element): void;
}

/** A document of its own beside the form, in which the same React draws; its links lead nowhere. */
export function PreviewFrame({ children, brand, onPage, onPick }: PreviewFrameProps) {
  const [frame, setFrame] = useState<{ page: Document; cache: EmotionCache }>();
  const begin = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!page || page === frame?.page) return;
    setFrame({ page, cache: createCache({ key: "css", container: page.head }) });
    onPage(page);
  };
  const pick = (event: SyntheticEvent) => {
    event.preventDefault();
    onPick(event.target as Element);
  };
  return (
    <iframe title="The page as it will be" srcDoc={emptyPage} onLoad={begin} css={whole}>
      {frame &&
        createPortal(
          <CacheProvider value={frame.cache}>
            <Global styles={[fontFaces.replaceAll("optional", "swap"), brandStyles(brand), marked]} />
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

const marked = css`[data-marked] { outline: 3px solid ${colours.brass}; outline-offset: 4px; }`;
const whole = css`display: block; width: 100%; height: 100%; border: 0;`;
