import { CacheProvider } from "@emotion/react";
import type { GatsbyBrowser } from "gatsby";
import { createStyleCache } from "../../theme/style-cache";
import { wrapRootElement as wrapInErrorScreen } from "../wrap-root-element";

const cache = createStyleCache();

/** In the browser every page shares one cache of styles; on the server each has its own (../ssr/replace-renderer.tsx). */
export const wrapRootElement: GatsbyBrowser["wrapRootElement"] = (args, options) => (
  <CacheProvider value={cache}>{wrapInErrorScreen?.(args, options)}</CacheProvider>
);
