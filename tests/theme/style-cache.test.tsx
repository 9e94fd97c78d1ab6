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
