import { changeInWords, momentInWords } from "../../../../src/cms/browser/history/change-in-words";
import type { EntryChange } from "../../../../src/cms/history/kept-change";

const entry = { path: "areas/chelsea.json", text: '{ "name": "Chelsea" }' };
const change = (parts: Partial<EntryChange>): EntryChange => ({
  id: "1",
  at: "2026-11-22T10:00:00Z",
  together: 1,
  ...parts,
});
const changed = change({ before: entry, after: entry });
const removed = change({ before: entry });
const added = change({ after: entry });

describe("In the list of changes", () => {
  it("the last change of an entry is undone, an older one gone back before", () => {
    expect(changeInWords(changed, changed)).toEqual({
      title: "Areas › Chelsea was changed",
      undo: "Undo this",
    });
    expect(changeInWords(changed, change({ before: entry, after: entry })).undo).toBe(
      "Go back to before this",
    );
  });

  it("a removed entry is brought back, unless it is there again", () => {
    expect(changeInWords(removed, removed)).toEqual({
      title: "Areas › Chelsea was removed",
      undo: "Bring it back",
    });
    expect(changeInWords(removed, added).undo).toBe("Go back to before this");
  });

  it("an added entry is removed again, unless it is gone", () => {
    expect(changeInWords(added, added)).toEqual({
      title: "Areas › Chelsea was added",
      undo: "Remove it again",
    });
    expect(changeInWords(added, removed).undo).toBeUndefined();
  });

  it("entries that were changed together are counted", () => {
    const together = change({ before: entry, after: entry, together: 4 });
    expect(changeInWords(together, together).title).toBe("Areas › Chelsea was changed, with 3 others");
  });
});

it("A moment is written as people here do", () => {
  expect(momentInWords(new Date(2026, 10, 22, 14, 5).toISOString())).toBe("Sun 22 Nov, 14:05");
});
