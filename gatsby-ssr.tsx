import type { GatsbySSR } from "gatsby";
import { holdEarlySubmits } from "./src/quote-request/held-submit";

export { replaceRenderer } from "./src/layout/replace-renderer";
export { wrapRootElement } from "./src/layout/wrap-root-element";

/** The language is set here and never in a page's Head, which would take it away on leaving the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents([
    <link
      key="font"
      rel="preload"
      href="/fonts/fraunces-500.woff2"
      as="font"
      type="font/woff2"
      crossOrigin=""
    />,
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, without content
    <script key="hold-early-submits" dangerouslySetInnerHTML={{ __html: holdEarlySubmits }} />,
  ]);
};
