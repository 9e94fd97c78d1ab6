import { type BaseVersion, baseText, baseVersion, isOutdated } from "../../../src/editor/entry/base-version";

const published: BaseVersion = {
  path: "areas/chelsea.json",
  published: "as published",
  drafted: undefined,
  slugFromName: undefined,
};
const isNew: BaseVersion = {
  path: "areas/new.json",
  published: undefined,
  drafted: undefined,
  slugFromName: "",
};

describe("The version that an entry's form started from", () => {
  test("follows a new entry's name with its slug", () => {
    expect(baseVersion(isNew, { type: "nameTyped", slug: "earls-court" }).slugFromName).toBe("earls-court");
  });

  test("leaves a slug alone once somebody has typed another", () => {
    const typed = baseVersion(isNew, { type: "slugTyped", slug: "earls-court-sw5" });
    expect(baseVersion(typed, { type: "nameTyped", slug: "barnes" }).slugFromName).toBeUndefined();
  });

  test("still follows the name if the slug in the form is the one that follows from it", () => {
    const named = baseVersion(isNew, { type: "nameTyped", slug: "barnes" });
    expect(baseVersion(named, { type: "slugTyped", slug: "barnes" })).toEqual(named);
  });

  test("keeps the slug of a published entry when its name changes", () => {
    expect(baseVersion(published, { type: "nameTyped", slug: "barnes" })).toEqual(published);
  });

  test("is what the store has taken, at the address that it has from then on", () => {
    const stored = {
      path: "areas/earls-court.json",
      published: "just published",
      drafted: undefined,
    };
    expect(baseVersion(isNew, { type: "stored", ...stored })).toEqual({ ...stored, slugFromName: undefined });
  });

  test("lets the slug follow the name while an entry is only in the draft", () => {
    const stored = {
      path: "areas/new-1.json",
      published: undefined,
      drafted: "as drafted",
    };
    expect(baseVersion(isNew, { type: "stored", ...stored }).slugFromName).toBe("");
  });

  test("is the version that the form shows again, with the slug that follows from its name", () => {
    const shown = { published: undefined, drafted: "as drafted", slugFromName: "barnes" };
    expect(baseVersion(isNew, { type: "reopened", ...shown })).toEqual({ path: isNew.path, ...shown });
  });

  test("has another person's text once it was merged, and its own in the other place", () => {
    const drafted = { ...published, drafted: "as drafted" };
    const merged = baseVersion(drafted, { type: "merged", place: "published", text: "by a colleague" });
    expect(merged).toEqual({ ...drafted, published: "by a colleague" });
  });

  test("shows the draft's text, or else what is published", () => {
    expect(baseText({ ...published, drafted: "as drafted" })).toBe("as drafted");
    expect(baseText(published)).toBe("as published");
  });

  test("is outdated when either place has another text by now", () => {
    expect(isOutdated(published, published)).toBe(false);
    expect(isOutdated(published, { published: "by a colleague", drafted: undefined })).toBe(true);
    expect(isOutdated(published, { published: "as published", drafted: "by a colleague" })).toBe(true);
  });
});
