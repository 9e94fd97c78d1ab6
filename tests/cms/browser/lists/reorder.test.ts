import { orderedEntries, reordered } from "../../../../src/cms/browser/lists/reorder";

const question = (slug: string, order: number) => ({
  path: `faqs/${slug}.json`,
  text: JSON.stringify({ slug, order, question: `How ${slug}?` }),
});
const files = [question("long", 2), question("much", 1), question("soon", 3)];

describe("The order of questions", () => {
  it("is that of the site", () => {
    const names = orderedEntries([...files, { path: "areas/chelsea.json", text: "{}" }], "faqs").map(
      ({ name }) => name,
    );
    expect(names).toEqual(["How much?", "How long?", "How soon?"]);
  });

  it("gives numbers from one, and changes only the files whose number is another", () => {
    const [much, long, soon] = orderedEntries(files, "faqs");
    if (!much || !long || !soon) throw new Error("Three questions");
    const changed = reordered([long, much, soon]);
    expect(changed.map(({ path, text }) => [path, JSON.parse(text).order])).toEqual([
      ["faqs/long.json", 1],
      ["faqs/much.json", 2],
    ]);
  });

  it("closes the gap that a removed question left", () => {
    const [first, third] = orderedEntries([question("much", 1), question("soon", 3)], "faqs");
    if (!first || !third) throw new Error("Two questions");
    expect(reordered([first, third]).map(({ text }) => JSON.parse(text).order)).toEqual([2]);
  });
});
