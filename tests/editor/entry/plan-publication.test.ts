/** @jest-environment node */

import type { Content } from "../../../src/editor/change/change";
import { changedFiles } from "../../../src/editor/change/changed-files";
import { contentOf, type EntryValue } from "../../../src/editor/change/entries";
import { entryTexts } from "../../../src/editor/entry/entry-texts";
import {
  mergePublished,
  planPublication,
  publishedBefore,
  type WrittenEntry,
} from "../../../src/editor/entry/plan-publication";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder } from "../../content/valid-content";

const path = "areas/chelsea.json";
const texts = entryTexts("Area");

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

const storedText = () => content.files.find((file) => file.path === path)?.text ?? "";
const stored = (): EntryValue => texts.tidied(contentOf(storedText()));
const storing = (text: string | undefined): Content => ({
  ...content,
  files: changedFiles(content.files, [{ path, before: storedText(), after: text }]),
});

/** The form of an area that is published, with some words changed. */
const written = (words: EntryValue = {}, rest: Partial<WrittenEntry> = {}): WrittenEntry => ({
  path,
  texts,
  base: { published: storedText() },
  value: { ...stored(), ...words },
  addedPictures: [],
  ...rest,
});

describe("An entry that was sent, but whose answer never came,", () => {
  const sentWith = (sent: EntryValue) => {
    const text = texts.textOf({ ...stored(), ...sent });
    return { now: storing(text), base: { published: storedText(), sent: { path, text } } };
  };

  it("is published already if the store has it", () => {
    const { now, base } = sentWith({ name: "Chelsea Green" });
    const before = publishedBefore(now, written({ name: "Chelsea Green" }, { base }));
    expect(before).toMatchObject({ path, isWhole: true });
  });

  it("has more to publish if more was written since", () => {
    const { now, base } = sentWith({ name: "Chelsea Green" });
    const before = publishedBefore(now, written({ name: "Chelsea Green and Sloane" }, { base }));
    expect(before).toMatchObject({ path, isWhole: false });
  });

  it("is still to be published if the store never got it", () => {
    const { base } = sentWith({ name: "Chelsea Green" });
    expect(publishedBefore(content, written({ name: "Chelsea Green" }, { base }))).toBeUndefined();
  });
});

it("A new entry that another tab has published is published already", () => {
  const before = publishedBefore(content, written({}, { path: "areas/new.json", base: {} }));
  expect(before).toMatchObject({ path, isWhole: true });
});

describe("When others have published the same entry meanwhile,", () => {
  const theirs = (words: EntryValue) => storing(texts.textOf({ ...stored(), ...words }));

  it("their words are kept beside those of other fields", () => {
    const merge = mergePublished(theirs({ introduction: "Theirs." }), written({ name: "Mine" }));
    expect(merge).toMatchObject({ isMerged: true, value: { name: "Mine", introduction: "Theirs." } });
  });

  it("the owner is asked about a field that both have changed", () => {
    const { kind } = mergePublished(theirs({ name: "Theirs" }), written({ name: "Mine" }));
    expect(kind).toBe("conflict");
  });

  it("the owner is asked if they have removed it", () => {
    expect(mergePublished(storing(undefined), written({ name: "Mine" }))).toMatchObject({
      kind: "conflict",
      conflict: { theirs: undefined },
    });
  });

  it("a file that cannot be read is left alone", () => {
    expect(mergePublished(storing("{"), written({ name: "Mine" })).kind).toBe("unreadable");
  });
});

it("If nobody else has published the entry, its words stay as they were written", () => {
  const entry = written({ name: "Mine" });
  expect(mergePublished(content, entry)).toMatchObject({ isMerged: false, value: entry.value });
});

describe("A publication", () => {
  it("is refused with every problem of its fields", () => {
    const plan = planPublication(content, written({ name: "", introduction: "" }));
    const fields = plan.kind === "invalid" ? plan.problems.map(({ field }) => field) : [];
    expect(fields).toEqual(expect.arrayContaining(["name", "introduction"]));
  });

  it("is refused if another entry has the address", () => {
    expect(planPublication(content, written({ slug: "kensington" }))).toMatchObject({
      kind: "invalid",
      problems: [{ file: path, field: "slug" }],
    });
  });

  it("changes nothing if nothing was written", () => {
    expect(planPublication(content, written()).kind).toBe("unchanged");
  });

  it("has the new pictures that the entry names, and no other", () => {
    const image = "../images/houses/new-house.jpg";
    const house = "houses/river-flats.json";
    const text = content.files.find((file) => file.path === house)?.text ?? "";
    const ofHouse = entryTexts("House");
    const value = ofHouse.tidied(contentOf(text));
    const plan = planPublication(content, {
      path: house,
      texts: ofHouse,
      base: { published: text },
      value: { ...value, picture: { ...Object(value.picture), image } },
      addedPictures: ["images/houses/new-house.jpg", "images/houses/removed-again.jpg"],
    });
    expect(plan).toMatchObject({
      change: { pictures: [{ kind: "added", path: "images/houses/new-house.jpg" }] },
    });
  });
});
