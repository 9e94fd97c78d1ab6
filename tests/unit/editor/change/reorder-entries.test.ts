import { reorderEntries } from "../../../../src/editor/change/reorder-entries";
import { entriesIn, siteOf } from "../../../../src/editor/site/site";
import { changedSite } from "../fixture-site";

const question = (name: string, order: number) => ({
  path: `faqs/${name}.json`,
  text: JSON.stringify({ slug: name, question: name, order }),
});
const files = [question("dust", 1), question("keys", 5), question("noise", 9)];
const site = siteOf({ files, pictures: [] });
const list = { folder: "faqs", label: "Questions" };
const paths = (...names: string[]) => names.map((name) => `faqs/${name}.json`);

/** The names in the order that a list shows after a change. */
const orderAfter = (order: readonly string[]): string[] =>
  entriesIn(changedSite(site, reorderEntries(site, list, order)), "faqs").map(({ slug }) => slug);

it("Entries are stored in the order in which an owner put them", () => {
  expect(orderAfter(paths("noise", "dust", "keys"))).toEqual(["noise", "dust", "keys"]);
});

it("An order that the entries have already changes nothing, whatever their numbers are", () => {
  expect(reorderEntries(site, list, paths("dust", "keys", "noise")).files).toEqual([]);
});

it("An entry added meanwhile comes last, and an entry removed meanwhile stays removed", () => {
  expect(orderAfter(paths("noise", "removed", "keys"))).toEqual(["noise", "keys", "dust"]);
});
