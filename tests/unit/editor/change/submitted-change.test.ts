import { filesAfter } from "../../../../src/editor/change/change";
import { ContentError } from "../../../../src/editor/change/check-change";
import { mergeFields } from "../../../../src/editor/change/merge-fields";
import { ConflictError, submittedChange } from "../../../../src/editor/change/submitted-change";
import { contentText } from "../../../../src/editor/site/content-text";
import { type EntryValue, type Site, siteOf, valueIn } from "../../../../src/editor/site/site";
import { toStoredValue } from "../../../../src/editor/site/tidy";
import { errorsOf, fixtureSite } from "../fixture-site";

const path = "areas/chelsea.json";
const mine =
  "Words about the place that one of two people has written, and that are as long as they must be.";
const theirs = "Words about the place that the other one has written, and that are as long as they must be.";

let site: Site;
let baseText: string;
let opened: EntryValue;

beforeAll(async () => {
  site = await fixtureSite();
  baseText = site.entries.get(path)?.text ?? "";
  opened = toStoredValue(path, valueIn(baseText));
});

const textWith = (values: EntryValue) => contentText("Area", { ...opened, ...values });
const withText = (text: string | undefined, at = path): Site =>
  siteOf({ ...site, files: filesAfter(site.files, [{ path: at, after: text }]) });
const withTheirs = (values: EntryValue): Site => withText(textWith(values));
const changeOf = (now: Site, values: EntryValue, more: Partial<Parameters<typeof submittedChange>[1]> = {}) =>
  submittedChange(now, {
    path,
    baseText,
    value: { ...opened, ...values },
    pictures: new Map(),
    ...more,
  });

/** The conflict that keeps a change from being made. */
function conflictOf(...[now, values]: Parameters<typeof changeOf>) {
  try {
    changeOf(now, values);
  } catch (reason) {
    if (reason instanceof ConflictError) return reason.conflict;
  }
  throw new Error("There is no conflict");
}

it("What only one person has changed since the form was opened is published", () => {
  expect(valueIn(changeOf(site, { description: mine }).edited.text)).toMatchObject({ description: mine });
});

it("Nothing is published if nothing has changed", () => {
  expect(changeOf(site, {})).toMatchObject({ files: [], edited: { text: baseText } });
});

it("Nothing is published by an untouched form that somebody else's publication has made old", () => {
  const now = withTheirs({ description: theirs });
  expect(changeOf(now, {})).toMatchObject({
    outcome: "unchanged",
    files: [],
    edited: { text: now.entries.get(path)?.text },
  });
});

it("The owner is asked about a field that both have changed, and about a removed entry", () => {
  expect(conflictOf(withTheirs({ description: theirs }), { description: mine })).toMatchObject({
    theirText: textWith({ description: theirs }),
    theirVersion: { description: theirs },
    myVersion: { description: mine },
  });
  expect(conflictOf(withText(undefined), { description: mine })).toMatchObject({
    theirText: undefined,
    theirVersion: undefined,
    myVersion: { description: mine },
  });
});

it("An address that another entry has is refused, and nothing is overwritten", () => {
  const message = expect.stringContaining("Another entry has this address already");
  const errors = [{ file: path, location: "Areas › Chelsea", field: "slug", message }];
  expect(() => changeOf(site, { slug: "fulham" })).toThrow(expect.objectContaining({ errors }));
});

it("An entry without a name is asked for its name only, because its short name follows from that", async () => {
  const value = toStoredValue("faqs/~new-1.json", { question: "", answer: "", slug: "" });
  const change = changeOf(site, {}, { path: "faqs/~new-1.json", baseText: undefined, value });
  const errors = await errorsOf(site, change);
  expect(errors.map(({ message }) => message)).toEqual(["Fill in Question."]);
});

it("The errors of an entry with another short name are reported where its form is open", async () => {
  const change = changeOf(site, { slug: "chelsea-and-more", introduction: "" });
  expect(await errorsOf(site, change)).toMatchObject([{ file: path, field: "introduction" }]);
});

describe("Two people's changes of one entry", () => {
  const base = { name: "Chelsea", access: "Kensington", postcodes: ["SW3"], homes: "Flats" };

  it("are both published where each changed other fields", () => {
    const access = "Hounslow";
    const { text } = changeOf(withTheirs({ access }), { description: mine }).edited;
    expect(valueIn(text)).toMatchObject({ access, description: mine });
  });

  it("are merged without a field that one of them has emptied", () => {
    const theirs = { ...base, access: "Theirs", homes: undefined };
    const merged = { ...theirs, name: "Mine" };
    expect(mergeFields(base, { ...base, name: "Mine" }, theirs)).toEqual({ merged, conflicts: [] });
  });

  it("are no conflict if both changed a field to the same", () => {
    const both = { ...base, name: "Both" };
    expect(mergeFields(base, both, both)).toEqual({ merged: both, conflicts: [] });
  });

  it("are a conflict if both changed one list, where mine stays", () => {
    const mine = { ...base, postcodes: ["SW3", "SW10"] };
    const theirs = { ...base, name: "Theirs", postcodes: ["SW5", "SW3"] };
    const merged = { ...mine, name: "Theirs" };
    expect(mergeFields(base, mine, theirs)).toEqual({ merged, conflicts: ["postcodes"] });
  });

  it("are in both versions that a conflict offers, apart from the field that both have changed", () => {
    const now = withTheirs({ access: "Hounslow", description: theirs });
    const { theirVersion, myVersion } = conflictOf(now, { name: "Mine", description: mine });
    const merged = { ...opened, access: "Hounslow", name: "Mine" };
    expect(myVersion).toEqual({ ...merged, description: mine });
    expect(theirVersion).toEqual({ ...merged, description: theirs });
  });
});

describe("If the answer to an earlier press did not come", () => {
  it("the same words are published already", () => {
    const text = textWith({ description: mine });
    expect(changeOf(withText(text), { description: mine })).toMatchObject({
      files: [],
      edited: { path, text },
    });
  });

  it("a new entry is published already, at its own address, and words typed since are not called so", () => {
    const value = { question: "Who sweeps?", answer: "We do, every evening.", slug: "who-sweeps" };
    const stored = "faqs/who-sweeps.json";
    const text = contentText("Faq", { ...value, order: 90 });
    const faq = { path: "faqs/~new-1.json", baseText: undefined };
    const now = withText(text, stored);
    expect(changeOf(now, {}, { ...faq, value })).toMatchObject({ files: [], edited: { path: stored, text } });
    const unnamed = { ...value, slug: "" };
    expect(changeOf(now, {}, { ...faq, value: unnamed })).toMatchObject({
      files: [],
      edited: { path: stored, text },
    });
    const later = { ...value, answer: "We do, every evening and at noon." };
    expect(() => changeOf(now, {}, { ...faq, value: later })).toThrow(ContentError);
  });
});

it("A picture that was chosen and removed again is not published", () => {
  const pictures = new Map(["images/shown.jpg", "images/removed.jpg"].map((name) => [name, new Blob()]));
  const project = "projects/cafe-backsplash.json";
  const before = site.entries.get(project)?.text ?? "";
  const value = valueIn(before.replace("projects/cafe-backsplash/room.jpg", "shown.jpg"));
  const change = changeOf(site, {}, { path: project, baseText: before, value, pictures });
  expect([...(change.pictures?.keys() ?? [])]).toEqual(["images/shown.jpg"]);
});

it("A picture that is stored already is not sent again", () => {
  const project = "projects/cafe-backsplash.json";
  const before = site.entries.get(project)?.text ?? "";
  const pictures = new Map([["images/projects/cafe-backsplash/room.jpg", new Blob()]]);
  const value = { ...valueIn(before), title: "Another title" };
  const change = changeOf(site, {}, { path: project, baseText: before, value, pictures });
  expect(change.pictures?.size).toBe(0);
});
