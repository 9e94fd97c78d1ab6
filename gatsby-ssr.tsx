import type { GatsbySSR } from "gatsby";
import { headLinks } from "./src/gatsby/ssr/head-links";

export { onPreRenderHTML } from "./src/gatsby/ssr/on-pre-render-html";
export { replaceRenderer } from "./src/gatsby/ssr/replace-renderer";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents(headLinks());
};
