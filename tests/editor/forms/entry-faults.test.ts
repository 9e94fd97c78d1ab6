/** @jest-environment node */
import fc from "fast-check";
import { copy, listOf, text } from "../../../src/content/fields/content-fields";
import { visitFields } from "../../../src/content/fields/content-path";
import { areaSchema } from "../../../src/content/types/area";
import { contentTypeNames, contentTypeOf, contentTypes } from "../../../src/content/types/content-types";
import { contentOf } from "../../../src/editor/state/entries";
import { entryFaults } from "../../../src/editor/words/entry-faults";
import { readContent } from "../../../tools/editor/make-change";
import { changed, contentFolder } from "../../content/valid-content";

const card = copy("Card text", [5, 10]);
const name = text("Name", 120);
const codes = listOf("Postcode districts", text("Postcode district", 120), 1, 2);
const { latitude } = areaSchema.shape;

it.each([
  [card, "Twelve chars", "Card text is 2 characters too long: 12, at most 10 fit."],
  [card, "Four", "Card text is too short: 4 characters, at least 5 are needed."],
  [card, "", "Card text is empty."],
  [card, undefined, "Card text is empty."],
  [card, "{fone}", "Card text names {fone}, which nothing fills in: choose one at Insert a fact, below it."],
  [codes, [], "Postcode districts: no entry, at least 1 needed."],
  [codes, ["a", "b", "c"], "Postcode districts: 3 entries, at most 2 fit."],
  [latitude, 50, "Latitude is 50; the least is 51.28."],
  [latitude, 52, "Latitude is 52; the most is 51.7."],
  [name, "<b>Ada</b>", 'Name must be plain words, because HTML is shown as it is typed, instead of "<b>".'],
  [card, "Seven 🛁", undefined],
  [card.optional(), "", undefined],
])("What is wrong with a field is said in one sentence: %#", (schema, value, says) => {
  const optional = schema !== card && schema !== codes && schema !== latitude;
  expect(entryFaults(schema, value, "", optional)[0]?.says).toBe(says);
});

/** What people type and paste, where a rule may break. */
const bits = [
  ..."a|Z|7|0|-|.|@|+44|:|/|é|’|£|&|$|^|🛁|https://|.jpg|SW3|{|}|{}|{phone}|{area}|{Phone}".split("|"),
  ..." \n\t\u00a0\\",
];

/** A text with a slip of the hand, cut off or far too long. */
const slips = fc.tuple(fc.constantFrom(...bits), fc.nat(), fc.constantFrom(0, 1, 5000));
const slipped = (text: string, [bit, at, length]: [string, number, number]) => {
  const place = at % (text.length + 1);
  return text.slice(0, place) + bit + (length > 1 ? "x".repeat(length) : text.slice(place + length));
};

it.each(contentTypeNames)(
  "The form takes the texts of %s that validation takes, and no others",
  async (type) => {
    const { files } = await readContent(contentFolder);
    const content = contentOf(files.find(({ path }) => contentTypeOf(path) === type)?.text);
    const { schema } = contentTypes[type];
    expect(entryFaults(schema, content)).toEqual([]);
    const texts: [string, string][] = [];
    visitFields(schema, content, ({ path, value, description: { use } }) => {
      if (use && typeof value === "string") texts.push([path.join("."), value]);
    });
    if (texts.length === 0) return;
    fc.assert(
      fc.property(fc.constantFrom(...texts), slips, ([field, text], slip) => {
        const entry = changed(content, field, slipped(text, slip));
        const issues = schema.safeParse(entry).error?.issues ?? [];
        const refused = issues.some(({ path }) => path.join(".") === field);
        const isFault = entryFaults(schema, entry).some((fault) => fault.field === field);
        expect([entry, isFault]).toEqual([entry, refused]);
      }),
    );
  },
);
