import { isValidElement, type ReactElement, type ReactNode } from "react";
import { contentSecurityPolicy, type InlineCode } from "./gatsby/content-security-policy";

interface HtmlProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: readonly ReactNode[];
  preBodyComponents: readonly ReactNode[];
  postBodyComponents: readonly ReactNode[];
  body: string;
}

/** The document around every page. https://www.gatsbyjs.com/docs/custom-html/ */
export default function Html({ body, ...page }: HtmlProps) {
  const isPublished = process.env.NODE_ENV === "production";
  const scripts = isPublished ? pageScripts() : [];
  const head = [...page.headComponents.filter(isUsed), ...scripts];
  return (
    <html {...page.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {isPublished && (
          <meta httpEquiv="Content-Security-Policy" content={contentSecurityPolicy(inlineCode(head))} />
        )}
        {/* The viewport precedes the preloads: without it, a phone assumes 980 pixels and fetches larger pictures. */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {head}
      </head>
      <body {...page.bodyAttributes}>
        {page.preBodyComponents}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the page, as React rendered it */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
        {/* Published pages carry none of Gatsby's scripts. */}
        {!isPublished && page.postBodyComponents}
      </body>
    </html>
  );
}

interface InlineElement {
  type?: string;
  dangerouslySetInnerHTML?: { __html: string };
}

function inlineCode(head: readonly ReactElement<InlineElement>[]): InlineCode {
  const texts = (element: "script" | "style") =>
    head
      .filter(({ type, props }) => type === element && props.type !== "application/ld+json")
      .flatMap(({ props }) => props.dangerouslySetInnerHTML?.__html ?? []);
  return { scripts: texts("script"), styles: texts("style") };
}

/** Elements that Gatsby and its picture plugin add to every head, and that this site does not use. */
const unused = /^(?:gatsby-image-style(?:-noscript|-script)?|generator-[\d.]+)$/;

function isUsed(part: ReactNode): part is ReactElement<Record<string, unknown>> {
  return isValidElement(part) && !unused.test(String(part.key));
}

/** The text of src/inline-script.mts, defined at build time (gatsby/bundles.ts). */
declare const INLINE_SCRIPT: string;

/** The address of src/page-script.ts, defined at build time, too. */
declare const PAGE_SCRIPT: string;

/** The scripts of a published page. The inline script is a classic one: a module runs only when the whole page has arrived. */
function pageScripts(): ReactElement<object>[] {
  return [
    // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from our own source
    <script key="inline-script" dangerouslySetInnerHTML={{ __html: INLINE_SCRIPT }} />,
    <script key="page-script" type="module" src={PAGE_SCRIPT} />,
  ];
}
