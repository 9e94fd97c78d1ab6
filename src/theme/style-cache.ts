import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * Emotion's store of a page's styles, on the server and in the browser. It adds no vendor prefixes: browsers that show
 * AVIF need none.
 */
export function createStyleCache(): EmotionCache {
  return createCache({ key: "css", stylisPlugins: [] });
}
