import type { GatsbySSR } from "gatsby";
import { headLinks } from "./src/gatsby/ssr/head-links";

export { onPreRenderHTML } from "./src/gatsby/ssr/on-pre-render-html";
export { replaceRenderer } from "./src/gatsby/ssr/replace-renderer";
export { wrapRootElement } from "./src/gatsby/wrap-root-element";

/** The language is set here and never in a page's Head, which would take it away on leaving the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents(headLinks(pathname));
};
