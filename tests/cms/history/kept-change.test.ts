import {
  changesOfEntry,
  changesWhere,
  type KeptChange,
  lastOfEntry,
  presentPath,
} from "../../../src/cms/history/kept-change";

const entry = (slug: string, text: string) => ({ path: `projects/${slug}.json`, text });

const added: KeptChange = { id: "1", at: "2026-11-22T09:00:00Z", entries: [{ after: entry("loft", "a") }] };
const changed: KeptChange = {
  id: "2",
  at: "2026-11-22T10:00:00Z",
  entries: [{ before: entry("loft", "a"), after: entry("loft", "b") }],
};
const renamed: KeptChange = {
  id: "3",
  at: "2026-11-22T11:00:00Z",
  entries: [{ before: entry("loft", "b"), after: entry("attic", "b") }],
};
const removed: KeptChange = {
  id: "4",
  at: "2026-11-22T12:00:00Z",
  entries: [{ before: entry("attic", "b") }],
};
const kept = [added, changed, renamed, removed];

describe("The changes of an entry", () => {
  it("come latest first, also from before it got another slug", () => {
    expect(changesOfEntry(kept, "projects/attic.json").map(({ id }) => id)).toEqual(["4", "3", "2", "1"]);
  });

  it("are none where it was never changed here", () => {
    expect(changesOfEntry(kept, "projects/hall.json")).toEqual([]);
  });
});

it("The changes of a group name what was removed from it", () => {
  const [latest] = changesWhere(kept, (path) => path.startsWith("projects/"));
  expect(latest).toMatchObject({ id: "4", together: 1, before: { path: "projects/attic.json" } });
});

describe("The last change of an entry", () => {
  it("is found for one that was made under its former slug, too", () => {
    const [last, middle] = changesWhere([added, changed, renamed], () => true);
    expect(middle && lastOfEntry(middle, last ? [last, middle] : [])).toBe(last);
  });
});

describe("An entry that was changed", () => {
  it("is found under the slug that it got later", () => {
    expect(presentPath([added, changed, renamed], "2", { after: entry("loft", "b") })).toBe(
      "projects/attic.json",
    );
  });

  it("is nowhere once it was removed", () => {
    expect(presentPath(kept, "2", { after: entry("loft", "b") })).toBeUndefined();
  });
});
