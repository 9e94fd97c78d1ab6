import { CacheProvider, css } from "@emotion/react";
import { render } from "@testing-library/react";
import { createStyleCache } from "../../src/theme/style-cache";

it("Styles carry no prefixes for browsers of the past", () => {
  const cache = createStyleCache();
  render(
    <CacheProvider value={cache}>
      <p css={css`display: flex;`}>Tiles</p>
    </CacheProvider>,
  );
  expect(Object.values(cache.inserted).concat([...document.styleSheets].map(String)).join()).not.toMatch(/-webkit-|-ms-/);
});
