import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * What Gatsby and its picture plugin put into every page although nothing here uses it: the styles and the script of a
 * component that is not rendered, its version, and the page's own path, which makes Gatsby redirect /areas/chelsea/ to
 * /areas/chelsea.
 */
const unused = /^(?:gatsby-image-style(?:-noscript|-script)?|generator-[\d.]+|script-loader)$/;

const isUsed = (part: ReactNode) => !(isValidElement(part) && unused.test(String(part.key)));

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter(isUsed));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isUsed));
};
