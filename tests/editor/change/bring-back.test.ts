/** @jest-environment node */

import { checkChange } from "../../../src/editor/change/check-change";
import { bringBack } from "../../../src/editor/change/publish-entry";
import { removeEntry } from "../../../src/editor/change/remove-entry";
import type { EntryValue, Site } from "../../../src/editor/site/site";
import { afterwards, fixtureSite, storedEntry, written } from "./written";

const chelsea = "areas/chelsea.json";

let site: Site;
let version: EntryValue;

beforeAll(async () => {
  site = await fixtureSite();
  version = storedEntry(site, chelsea);
});

it("An entry comes back as it was in an earlier version, whole", async () => {
  const now = afterwards(site, written(site, chelsea, { name: "Theirs", homes: undefined }));
  const change = bringBack(now, chelsea, version);
  expect(change.title).toMatch(/^Areas › Chelsea: .* \(brought back\)$/);
  expect(storedEntry(afterwards(now, change), chelsea)).toEqual(storedEntry(site, chelsea));
});

it("An entry that was removed comes back, too, and its address no longer leads elsewhere", async () => {
  const now = afterwards(site, removeEntry(site, chelsea));
  const change = bringBack(now, chelsea, version);
  const after = afterwards(now, change);
  expect(storedEntry(after, chelsea)).toEqual(storedEntry(site, chelsea));
  expect(storedEntry(after, "redirects.json").redirects).not.toContainEqual(
    expect.objectContaining({ from: "/areas/chelsea" }),
  );
});

it("The content check refuses a version that breaks what was published since", async () => {
  const { seoTitle } = storedEntry(site, chelsea);
  const other = afterwards(site, written(site, chelsea, { seoTitle: "Tiling by the river in SW3" }));
  const now = afterwards(other, written(other, "areas/battersea.json", { seoTitle }));
  const errors = await checkChange(now, bringBack(now, chelsea, version));
  expect(errors.map(({ field }) => field)).toContain("seoTitle");
});
