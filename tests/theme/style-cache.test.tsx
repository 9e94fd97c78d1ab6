import { CacheProvider, css } from "@emotion/react";
import { render } from "@testing-library/react";
import { createStyleCache } from "../../src/theme/style-cache";

it("Styles carry no prefixes for browsers of the past", () => {
  const cache = createStyleCache();
  cache.compat = true;
  const flex = css`
    display: flex;
  `;
  render(
    <CacheProvider value={cache}>
      <p css={flex}>Tiles</p>
    </CacheProvider>,
  );
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map(({ cssText }) => cssText),
  );
  expect(rules.join()).toContain("display: flex");
  expect(rules.join()).not.toMatch(/-webkit-|-ms-/);
});

it("Styles that come later go into the built page's own style element", () => {
  document.head.innerHTML = `<style data-emotion="css ">.a{color:red}</style>`;
  const { sheet } = createStyleCache();
  sheet.insert(".late{color:blue}");
  const rules = [...document.styleSheets].map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
  expect(rules).toEqual([[expect.stringMatching(/^\.a /), expect.stringMatching(/^\.late /)]]);
});
