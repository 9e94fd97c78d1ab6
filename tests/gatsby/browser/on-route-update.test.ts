import { onRouteUpdate } from "../../../src/gatsby/browser/on-route-update";
import { previousPage } from "../../../src/hydration/previous-page";

/** Gatsby tells of a step; it hands over whole locations, of which only the path counts. */
const step = (from: string | null, to: string) =>
  onRouteUpdate?.(
    Object.assign(Object.create(null), {
      location: { pathname: to },
      prevLocation: from === null ? null : { pathname: from },
    }),
    { plugins: [] },
  );

it("Every step within the site is remembered, the first rendering is none", () => {
  step(null, "/areas/chelsea");
  expect(previousPage()).toBeUndefined();
  step("/areas/chelsea", "/");
  expect(previousPage()).toBe("/areas/chelsea");
});
