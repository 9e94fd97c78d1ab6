import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** Parts that Gatsby and its picture plugin add to every head and this site does not use. */
const unused = /^(?:gatsby-image-style(?:-noscript|-script)?|generator-[\d.]+)$/;

const isUsed = (part: ReactNode) => !(isValidElement(part) && unused.test(String(part.key)));

/**
 * Published pages carry none of Gatsby's scripts, which it writes at the end of the body.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#onPreRenderHTML
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (page) => {
  page.replaceHeadComponents(page.getHeadComponents().filter(isUsed));
  if (process.env.NODE_ENV === "production") page.replacePostBodyComponents([]);
};
