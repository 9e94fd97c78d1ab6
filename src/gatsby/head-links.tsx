import type { ReactElement } from "react";
import { brandFontPath, fontFaces, textFontPath } from "../theme/font-faces";
import { colours } from "../theme/tokens";

/**
 * Browsers prefetch a page when the pointer rests on its link, unless the visitor saves data.
 * https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
const speculationRules = {
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
};

/** Links and meta elements in the head of every page. */
export function headLinks(): ReactElement[] {
  return [
    ...[brandFontPath, textFontPath].map((path) => (
      <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="" />
    )),
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-png" rel="icon" href="/favicon-32.png" type="image/png" sizes="32x32" />,
    <link key="touch-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of our own, without content
    <style key="faces" dangerouslySetInnerHTML={{ __html: fontFaces }} />,
    <meta key="colour" name="theme-color" content={colours.bottle} />,
    // iOS would make a call link of the telephone number in the form's hint.
    <meta key="formats" name="format-detection" content="telephone=no" />,
    <script
      key="speculation-rules"
      type="speculationrules"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of our own, without content
      dangerouslySetInnerHTML={{ __html: JSON.stringify(speculationRules) }}
    />,
  ];
}
