import { disableCorePrefetching } from "../../../src/gatsby/browser/disable-core-prefetching";

it.each([
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0", true],
  ["Chromium", "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0.0.0 Safari/537.36", false],
])("In %s pages are fetched ahead unless the policy refuses it", (_name, userAgent, disabled) => {
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(userAgent);
  expect(disableCorePrefetching()).toBe(disabled);
});
