import type { GatsbyNode } from "gatsby";
import sharp from "sharp";

/**
 * One quality suits all pictures. At these settings files look like the originals
 * (docs/decisions/pictures-as-drawn-and-type-on-every-device.md). tests/site/pictures.test.ts fails if the encoder ignores these settings.
 */
export const pictureDefaults = {
  formats: ["avif", "webp"],
  placeholder: "none",
  avifOptions: { quality: 68 },
  webpOptions: { quality: 84 },
};

type Encode = (this: unknown, options?: object) => unknown;

/**
 * Sets the efforts that a build with many pictures can afford, before the first is made. gatsby-plugin-sharp passes on the quality
 * only, hence defaults in sharp itself. Few browsers need the WebP files.
 */
export const onPluginInit: GatsbyNode["onPluginInit"] = () => {
  const encoders: Record<"avif" | "webp", Encode> = sharp.prototype;
  const { avif, webp } = encoders;
  encoders.avif = function (options) {
    return avif.call(this, { effort: 2, ...options });
  };
  encoders.webp = function (options) {
    return webp.call(this, { effort: 0, ...options });
  };
};
