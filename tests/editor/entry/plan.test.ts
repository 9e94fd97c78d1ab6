/** @jest-environment node */

import { entryTexts } from "../../../src/editor/entry/entry-texts";
import { type Plan, planPublication } from "../../../src/editor/entry/plan";
import { changedFiles } from "../../../src/editor/site/change";
import { contentOf, type EntryValue, type Site, siteOf } from "../../../src/editor/site/site";
import { publishedSite } from "../change/written";

const path = "areas/chelsea.json";
const texts = entryTexts("Area");
const mine =
  "Words about the place that one of two people has written, and that are as long as they must be.";
const theirs = "Words about the place that the other one has written, and that are as long as they must be.";

let site: Site;
let published: string;
let opened: EntryValue;

beforeAll(async () => {
  site = await publishedSite();
  published = site.entries.get(path)?.text ?? "";
  opened = texts.tidied(contentOf(published));
});

const textWith = (values: EntryValue) => texts.textOf({ ...opened, ...values });
const withText = (text: string | undefined, at = path): Site =>
  siteOf({ ...site, files: changedFiles(site.files, [{ path: at, after: text }]) });
const withTheirs = (values: EntryValue): Site => withText(textWith(values));
const plan = (
  now: Site,
  values: EntryValue,
  more: Partial<Parameters<typeof planPublication>[1]> = {},
): Plan =>
  planPublication(now, {
    path,
    texts,
    published,
    typed: { ...opened, ...values },
    pictures: new Map(),
    ...more,
  });

it("What only one person has changed since the form was opened is published", () => {
  const found = plan(site, { description: mine });
  expect(found).toMatchObject({ outcome: "publish" });
  expect(found.outcome === "publish" && contentOf(found.change.text)).toMatchObject({ description: mine });
});

it("Nothing is published if nothing has changed", () => {
  expect(plan(site, {})).toMatchObject({ outcome: "stored", text: published });
});

it("What others have changed in other fields is kept", () => {
  const borough = "Hounslow";
  const found = plan(withTheirs({ borough }), { description: mine });
  expect(found.outcome === "publish" && contentOf(found.change.text)).toMatchObject({
    borough,
    description: mine,
  });
});

it("The owner is asked about a field that both have changed, and about a removed entry", () => {
  expect(plan(withTheirs({ description: theirs }), { description: mine })).toMatchObject({
    outcome: "conflict",
    conflict: {
      theirs: textWith({ description: theirs }),
      withTheirs: { description: theirs },
      withMine: { description: mine },
    },
  });
  expect(plan(withText(undefined), { description: mine })).toMatchObject({
    outcome: "conflict",
    conflict: { theirs: undefined, withTheirs: undefined, withMine: { description: mine } },
  });
});

it("Two people in one list are asked, whatever rows they changed", () => {
  const postcodes = ["SW10", ...(opened.postcodes as string[])];
  const found = plan(withTheirs({ postcodes }), { postcodes: ["SW5"] });
  expect(found).toMatchObject({ outcome: "conflict", conflict: { withTheirs: { postcodes } } });
});

it("A file that cannot be read is left alone", () => {
  expect(() => plan(withText("{"), { description: mine })).toThrow("This file cannot be read");
});

it("What cannot be published is named field by field, with an address that another entry has", () => {
  expect(plan(site, { name: "", slug: "fulham" })).toMatchObject({
    outcome: "invalid",
    problems: [
      { field: "name", message: expect.stringContaining("is empty") },
      { field: "slug", message: expect.stringContaining("Another entry has this address already") },
    ],
  });
});

describe("If the answer to an earlier press did not come", () => {
  it("the same words are published already", () => {
    const text = textWith({ description: mine });
    expect(plan(withText(text), { description: mine })).toMatchObject({ outcome: "stored", path, text });
  });

  it("a new entry is published already, at its own address, and words typed since are not called so", () => {
    const ofFaq = entryTexts("Faq");
    const typed = { question: "Who sweeps?", answer: "We do, every evening.", slug: "who-sweeps" };
    const stored = "faqs/who-sweeps.json";
    const text = ofFaq.textOf({ ...typed, order: 90 });
    const faq = { path: "faqs/~new-1.json", texts: ofFaq, published: undefined };
    const now = withText(text, stored);
    expect(plan(now, {}, { ...faq, typed })).toMatchObject({ outcome: "stored", path: stored, text });
    const later = { ...typed, answer: "We do, every evening and at noon." };
    expect(plan(now, {}, { ...faq, typed: later })).toMatchObject({ outcome: "invalid" });
  });
});

it("A picture that was chosen and removed again is not published", () => {
  const pictures = new Map(["images/shown.jpg", "images/removed.jpg"].map((name) => [name, new Blob()]));
  const project = "projects/cafe-backsplash.json";
  const before = site.entries.get(project)?.text ?? "";
  const typed = contentOf(before.replace("projects/cafe-backsplash/room.jpg", "shown.jpg"));
  const found = plan(
    site,
    {},
    { path: project, texts: entryTexts("Project"), published: before, typed, pictures },
  );
  const sent = found.outcome === "publish" ? found.change.pictures : undefined;
  expect([...(sent?.keys() ?? [])]).toEqual(["images/shown.jpg"]);
});
