import type { GatsbySSR } from "gatsby";
import { headLinks } from "./src/gatsby/head-links";

export { replaceRenderer } from "./src/gatsby/replace-renderer";
export { wrapPageElement } from "./src/gatsby/wrap-page-element";

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en-GB" });
  setHeadComponents(headLinks());
};
