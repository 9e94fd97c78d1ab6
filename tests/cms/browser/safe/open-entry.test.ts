import { setTimeout } from "node:timers/promises";
import { openEntry } from "../../../../src/cms/browser/safe/open-entry";

it("An entry that is opened with everything read anew is loaded once: nothing hears of another address before", async () => {
  const heard = jest.fn();
  const reload = jest.fn();
  window.addEventListener("hashchange", heard);
  openEntry(
    { history: window.history, location: { ...window.location, reload } },
    "/collections/areas/entries/acton",
  );
  await setTimeout();
  expect(window.location.hash).toBe("#/collections/areas/entries/acton");
  expect(heard).not.toHaveBeenCalled();
  expect(reload).toHaveBeenCalledTimes(1);
});
