/** @jest-environment node */

import { entryConverter } from "../../../src/editor/entry/entry-converter";
import { ConflictError, plannedChange } from "../../../src/editor/entry/plan";
import { ContentError } from "../../../src/editor/publisher/publisher";
import { changedFiles } from "../../../src/editor/site/change";
import { contentOf, type EntryValue, type Site, siteOf } from "../../../src/editor/site/site";
import { fixtureSite } from "../change/written";

const path = "areas/chelsea.json";
const texts = entryConverter(path);
const mine =
  "Words about the place that one of two people has written, and that are as long as they must be.";
const theirs = "Words about the place that the other one has written, and that are as long as they must be.";

let site: Site;
let published: string;
let opened: EntryValue;

beforeAll(async () => {
  site = await fixtureSite();
  published = site.entries.get(path)?.text ?? "";
  opened = texts.tidied(contentOf(published));
});

const textWith = (values: EntryValue) => texts.textOf({ ...opened, ...values });
const withText = (text: string | undefined, at = path): Site =>
  siteOf({ ...site, files: changedFiles(site.files, [{ path: at, after: text }]) });
const withTheirs = (values: EntryValue): Site => withText(textWith(values));
const changeOf = (now: Site, values: EntryValue, more: Partial<Parameters<typeof plannedChange>[1]> = {}) =>
  plannedChange(now, {
    path,
    published,
    typed: { ...opened, ...values },
    pictures: new Map(),
    ...more,
  });

/** The conflict that stands against a plan. */
function conflictOf(...[now, values]: Parameters<typeof changeOf>) {
  try {
    changeOf(now, values);
  } catch (reason) {
    if (reason instanceof ConflictError) return reason.conflict;
  }
  throw new Error("There is no conflict");
}

it("What only one person has changed since the form was opened is published", () => {
  expect(contentOf(changeOf(site, { description: mine }).text)).toMatchObject({ description: mine });
});

it("Nothing is published if nothing has changed", () => {
  expect(changeOf(site, {})).toMatchObject({ texts: [], text: published });
});

it("What others have changed in other fields is kept", () => {
  const borough = "Hounslow";
  const { text } = changeOf(withTheirs({ borough }), { description: mine });
  expect(contentOf(text)).toMatchObject({ borough, description: mine });
});

it("The owner is asked about a field that both have changed, and about a removed entry", () => {
  expect(conflictOf(withTheirs({ description: theirs }), { description: mine })).toMatchObject({
    theirs: textWith({ description: theirs }),
    keepingTheirs: { description: theirs },
    keepingMine: { description: mine },
  });
  expect(conflictOf(withText(undefined), { description: mine })).toMatchObject({
    theirs: undefined,
    keepingTheirs: undefined,
    keepingMine: { description: mine },
  });
});

it("A file that cannot be read is left alone", () => {
  expect(() => changeOf(withText("{"), { description: mine })).toThrow("This file cannot be read");
});

it("What cannot be published is named field by field, with an address that another entry has", () => {
  expect(() => changeOf(site, { name: "", slug: "fulham" })).toThrow(
    expect.objectContaining({
      problems: [
        { file: path, field: "name", message: expect.stringContaining("is empty") },
        {
          file: path,
          field: "slug",
          message: expect.stringContaining("Another entry has this address already"),
        },
      ],
    }),
  );
});

describe("If the answer to an earlier press did not come", () => {
  it("the same words are published already", () => {
    const text = textWith({ description: mine });
    expect(changeOf(withText(text), { description: mine })).toMatchObject({ texts: [], path, text });
  });

  it("a new entry is published already, at its own address, and words typed since are not called so", () => {
    const typed = { question: "Who sweeps?", answer: "We do, every evening.", slug: "who-sweeps" };
    const stored = "faqs/who-sweeps.json";
    const text = entryConverter(stored).textOf({ ...typed, order: 90 });
    const faq = { path: "faqs/~new-1.json", published: undefined };
    const now = withText(text, stored);
    expect(changeOf(now, {}, { ...faq, typed })).toMatchObject({ texts: [], path: stored, text });
    const later = { ...typed, answer: "We do, every evening and at noon." };
    expect(() => changeOf(now, {}, { ...faq, typed: later })).toThrow(ContentError);
  });
});

it("A picture that was chosen and removed again is not published", () => {
  const pictures = new Map(["images/shown.jpg", "images/removed.jpg"].map((name) => [name, new Blob()]));
  const project = "projects/cafe-backsplash.json";
  const before = site.entries.get(project)?.text ?? "";
  const typed = contentOf(before.replace("projects/cafe-backsplash/room.jpg", "shown.jpg"));
  const change = changeOf(site, {}, { path: project, published: before, typed, pictures });
  expect([...(change.pictures?.keys() ?? [])]).toEqual(["images/shown.jpg"]);
});
