import type { GatsbyNode } from "gatsby";
import sharp from "sharp";
import { keepPictures, wantsKeptPictures } from "./keep-pictures";

/**
 * One quality suits all pictures: the delivered files look like their masters (docs/decisions/018). tests/site/pictures
 * notices an encoder that ignores these settings.
 */
export const pictureDefaults = {
  formats: ["avif", "webp"],
  placeholder: "dominantColor",
  avifOptions: { quality: 68 },
  webpOptions: { quality: 84 },
};

type Encode = (this: unknown, options?: object) => unknown;
type Encoders = Record<"avif" | "webp", Encode>;

/**
 * Efforts that a build with many pictures can afford: docs/decisions/018. Smart subsampling keeps red, green and brass
 * edges in WebP. gatsby-plugin-sharp passes on a quality and no other option, so
 * sharp is told itself.
 */
export function setEncodingDefaults(encoders: Encoders = sharp.prototype): void {
  const { avif, webp } = encoders;
  encoders.avif = function (options) {
    return avif.call(this, { effort: 2, ...options });
  };
  encoders.webp = function (options) {
    return webp.call(this, { smartSubsample: true, effort: 2, ...options });
  };
}

/**
 * Sets the encoders' defaults before the first picture, and keeps the pictures where tools/forget-moved-cache.mjs asks for
 * it. https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#onPluginInit
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  setEncodingDefaults();
  if (wantsKeptPictures("public")) keepPictures(require("gatsby-plugin-sharp/gatsby-worker"));
};
