import { CacheProvider } from "@emotion/react";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { type PriorityPicture, PriorityPictures } from "../pictures/Picture";
import { createStyleCache } from "../theme/style-cache";

/**
 * Renders a page: its styles and the preload of its first picture go into the head. By default Emotion writes style elements into
 * the body, which is invalid HTML.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  // With this flag Emotion's cache keeps the text of all styles instead of writing style elements into the body.
  cache.compat = true;
  const pictures: PriorityPicture[] = [];
  const html = renderToString(
    <PriorityPictures value={pictures}>
      <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    </PriorityPictures>,
  );
  replaceBodyHTMLString(withoutGatsbyStyles(html));
  setHeadComponents([
    ...pictures.map((picture) => (
      <link
        key={picture.imageSrcSet}
        rel="preload"
        as="image"
        type="image/avif"
        fetchPriority="high"
        {...picture}
      />
    )),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that Emotion made of our own source
    <style key="styles" dangerouslySetInnerHTML={{ __html: Object.values(cache.inserted).join("") }} />,
  ]);
};

/** Removes the style attribute and the announcer that Gatsby adds around every page; a strict policy forbids their styles. */
function withoutGatsbyStyles(html: string): string {
  return html
    .replace(/(<div [^>]*?)style="[^"]*" ?([^>]*id="gatsby-focus-wrapper")/, "$1$2")
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, "");
}
