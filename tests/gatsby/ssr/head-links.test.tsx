import { renderToStaticMarkup } from "react-dom/server";
import { headLinks } from "../../../src/gatsby/ssr/head-links";
import { brandFontAddress } from "../../../src/theme/font-faces";

const headOf = (path: string) => renderToStaticMarkup(<head>{headLinks(path)}</head>);

describe("The head of every page", () => {
  it("asks for the headings' font early, on every device", () => {
    const [link = ""] = /<link[^>]*as="font"[^>]*>/.exec(headOf("/")) ?? [];
    expect(link).toContain(`rel="preload" href="${brandFontAddress}"`);
    expect(link).not.toContain("media=");
  });

  it("lets browsers fetch a page whose link is about to be followed", () => {
    const [, rules = "{}"] = /<script type="speculationrules">(.*?)<\/script>/.exec(headOf("/")) ?? [];
    expect(JSON.parse(rules)).toEqual({
      prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
    });
  });

  it("keeps what paper and other contrasts need in a file that holds nothing up on a screen", () => {
    const [, media = ""] = /href="\/other-media\.css" media="([^"]*)"/.exec(headOf("/")) ?? [];
    expect(media.split(",")).toEqual(["print", "(forced-colors:active)", "(prefers-contrast:more)"]);
  });

  it("runs no script of its own, save on the 404 page, which logs the address", () => {
    expect(headOf("/areas/chelsea")).not.toContain("console");
    expect(headOf("/404.html")).toContain("console.warn");
  });
});
