import type { GatsbySSR } from "gatsby";
import { headLinks } from "./src/layout/head-links";

export { replaceRenderer } from "./src/layout/replace-renderer";
export { onPreRenderHTML } from "./src/layout/without-unused-parts";
export { wrapRootElement } from "./src/layout/wrap-root-element";

/** The language is set here and never in a page's Head, which would take it away on leaving the page. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  pathname,
  setHtmlAttributes,
  setHeadComponents,
}) => {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents(headLinks(pathname));
};
