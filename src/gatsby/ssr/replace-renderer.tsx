import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import type { ReactElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { createStyleCache } from "../../theme/style-cache";

/**
 * Renders a page and puts the styles that it uses into its head, once each.
 * By default Emotion writes a style element before every styled element, which is not valid HTML
 * and repeats a rule wherever it is used. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/#replaceRenderer
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createStyleCache();
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = await renderToText(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  // Where a css prop is null, Emotion names a style without a rule.
  const written = styles.filter(({ css }) => css !== "");
  setHeadComponents(
    written.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={[key, ...ids].join(" ")}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: styles that Emotion made of our own source
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};

/** The whole page as text, lazy parts included. */
function renderToText(page: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(stream),
      onError: (error) => reject(error),
    });
    text(stream).then(resolve, reject);
  });
}
