/** @jest-environment node */

import type { Content } from "../../../src/editor/change/change";
import { changedFiles, textAt } from "../../../src/editor/change/changed-files";
import { contentOf, type EntryValue } from "../../../src/editor/change/entries";
import { entryTexts } from "../../../src/editor/entry/entry-texts";
import { type Plan, planPublication } from "../../../src/editor/entry/plan-publication";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder } from "../../content/valid-content";

const path = "areas/chelsea.json";
const texts = entryTexts("Area");
const mine =
  "Words about the place that one of two people has written, and that are as long as they must be.";
const theirs = "Words about the place that the other one has written, and that are as long as they must be.";

let content: Content;
let published: string;
let opened: EntryValue;

beforeAll(async () => {
  content = await readContent(contentFolder);
  published = textAt(content, path) ?? "";
  opened = texts.tidied(contentOf(published));
});

const textWith = (values: EntryValue) => texts.textOf({ ...opened, ...values });
const withTheirs = (values: EntryValue): Content => withText(textWith(values));
const withText = (text: string | undefined, at = path): Content => ({
  ...content,
  files: changedFiles(content.files, [{ path: at, after: text }]),
});
const plan = (
  now: Content,
  values: EntryValue,
  more: Partial<Parameters<typeof planPublication>[1]> = {},
): Plan => {
  const written = { ...opened, ...values };
  return planPublication(now, {
    path,
    texts,
    base: { published },
    written,
    typed: written,
    pictures: [],
    ...more,
  });
};
const faq = {
  path: "faqs/~new-1.json",
  texts: entryTexts("Faq"),
  base: {},
  written: { question: "Who sweeps?", answer: "We do, every evening.", slug: "who-sweeps" },
};

it("What only one person has changed since the form was opened is published", () => {
  const found = plan(content, { description: mine });
  expect(found).toMatchObject({ outcome: "publish", says: "Published." });
  expect(found.merged).toBeUndefined();
  expect(found.outcome === "publish" && contentOf(found.text)).toMatchObject({ description: mine });
});

it("Nothing is published if nothing has changed", () => {
  expect(plan(content, {})).toMatchObject({ outcome: "unchanged" });
});

it("What others have changed in other fields is kept, also beside what was typed since the press", () => {
  const borough = "Hounslow";
  const found = plan(
    withTheirs({ borough }),
    { description: mine },
    { typed: { ...opened, description: `${mine} More.` } },
  );
  expect(found).toMatchObject({
    outcome: "publish",
    says: "Published. What was changed elsewhere meanwhile is kept.",
    merged: {
      theirs: textWith({ borough }),
      written: { borough, description: mine },
      typed: { borough, description: `${mine} More.` },
    },
  });
  expect(found.outcome === "publish" && contentOf(found.text)).toMatchObject({ borough, description: mine });
});

it("A second attempt starts from what the first has merged", () => {
  const first = plan(withTheirs({ borough: "Hounslow" }), { description: mine }).merged;
  const now = withTheirs({ borough: "Hounslow", name: "Chelsea Harbour" });
  const second = plan(now, {}, { base: { published: first?.theirs }, written: first?.written ?? {} });
  expect(second.merged?.written).toMatchObject({
    borough: "Hounslow",
    name: "Chelsea Harbour",
    description: mine,
  });
});

it("The owner is asked about a field that both have changed, and about a removed entry", () => {
  expect(plan(withTheirs({ description: theirs }), { description: mine })).toEqual({
    outcome: "conflict",
    conflict: {
      theirs: textWith({ description: theirs }),
      withTheirs: textWith({ description: theirs }),
      withMine: textWith({ description: mine }),
    },
  });
  expect(plan(withText(undefined), { description: mine })).toMatchObject({
    outcome: "conflict",
    conflict: { theirs: undefined, withTheirs: undefined },
  });
});

it("A file that cannot be read is left alone", () => {
  expect(plan(withText("{"), { description: mine })).toEqual({ outcome: "unreadable" });
});

it("What cannot be published is named field by field, with an address that another entry has", () => {
  expect(plan(content, { name: "", slug: "fulham" })).toMatchObject({
    outcome: "invalid",
    problems: [
      { field: "name", says: expect.stringContaining("is empty") },
      { field: "slug", says: expect.stringContaining("Another entry has this address already") },
    ],
  });
});

describe("If the answer to an earlier press did not come", () => {
  const sent = () => ({ path, text: textWith({ description: mine }) });

  it("its words are published already", () => {
    const now = withTheirs({ description: mine });
    const found = plan(now, { description: mine }, { base: { published, sent: sent() } });
    expect(found).toEqual({ outcome: "already published", ...sent() });
  });

  it("words typed since are a change of them", () => {
    const now = withTheirs({ description: mine });
    const found = plan(now, { description: `${mine} More.` }, { base: { published, sent: sent() } });
    expect(found).toMatchObject({ outcome: "publish", merged: { theirs: sent().text } });
    expect(found.merged).not.toHaveProperty("typed");
  });

  it("an entry with a new address is opened there, with words typed since", () => {
    const sent = { path: "areas/pimlico.json", text: textWith({ slug: "pimlico" }) };
    const now = withText(sent.text, sent.path);
    const found = plan(now, { slug: "pimlico", description: mine }, { base: { published, sent } });
    expect(found).toEqual({ outcome: "already published", ...sent });
  });

  it("a new entry is published already, at its own address", () => {
    const stored = "faqs/who-sweeps.json";
    const text = faq.texts.textOf({ ...faq.written, order: 90 });
    expect(plan(withText(text, stored), {}, faq)).toEqual({
      outcome: "already published",
      path: stored,
      text,
    });
  });
});

it("A picture that was chosen and removed again is not published", () => {
  const pictures = ["images/shown.jpg", "images/removed.jpg"];
  const project = "projects/cafe-backsplash.json";
  const base = { published: textAt(content, project) };
  const written = contentOf(base.published?.replace("projects/cafe-backsplash/room.jpg", "shown.jpg"));
  const found = plan(content, {}, { path: project, texts: entryTexts("Project"), base, written, pictures });
  expect(found).toMatchObject({
    outcome: "publish",
    change: { pictures: [{ kind: "added", path: "images/shown.jpg" }] },
  });
});
