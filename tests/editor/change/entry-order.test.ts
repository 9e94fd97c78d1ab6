import { textAt } from "../../../src/editor/change/changed-files";
import { entriesIn } from "../../../src/editor/change/entries";
import { orderChange } from "../../../src/editor/change/entry-order";

const question = (name: string, order: number) => ({
  path: `faqs/${name}.json`,
  text: JSON.stringify({ slug: name, question: name, order }),
});
const content = {
  version: "1",
  files: [question("dust", 1), question("keys", 5), question("noise", 9)],
  pictures: [],
};
const list = { folder: "faqs", label: "Questions" };
const paths = (...names: string[]) => names.map((name) => `faqs/${name}.json`);

/** The names in the order that a list shows after a change. */
function orderAfter(order: readonly string[]): string[] {
  const { texts } = orderChange(content, list, order);
  const files = content.files.map(({ path }) => {
    const text = texts.find((one) => one.path === path)?.after ?? textAt(content, path) ?? "";
    return { path, text };
  });
  return entriesIn(files, "faqs").map(({ slug }) => slug);
}

it("Entries are stored in the order in which an owner put them", () => {
  expect(orderAfter(paths("noise", "dust", "keys"))).toEqual(["noise", "dust", "keys"]);
});

it("An order that the entries have already changes nothing, whatever their numbers are", () => {
  expect(orderChange(content, list, paths("dust", "keys", "noise")).texts).toEqual([]);
});

it("An entry that came meanwhile is the last, and one that was removed stays removed", () => {
  expect(orderAfter(paths("noise", "removed", "keys"))).toEqual(["noise", "keys", "dust"]);
});

it.each(["", "[]", '{"order": 1, "order": 2}', "{,}"])(
  "A file that was broken by hand stays as it is, and the others get their order: %j",
  (text) => {
    const files = [{ path: "faqs/broken.json", text }, ...content.files];
    const { texts } = orderChange({ ...content, files }, list, paths("keys", "broken", "dust", "noise"));
    expect(texts.map(({ path }) => path)).toEqual(paths("keys", "dust", "noise"));
  },
);
