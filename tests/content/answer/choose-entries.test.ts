/** @jest-environment node */
import { type Asked, chooseEntries, type ListArguments } from "../../../src/content/answer/choose-entries";

/** An entry whose fields are asked for as they are. */
const asked = (value: unknown): Asked => ({ value, field: (name) => asked(Object(value ?? {})[name]) });

const reviews = [
  { slug: "ada", date: "2026-02-01", area: { id: "soho" }, tiles: [{ id: "slate" }] },
  { slug: "bo", date: "2026-03-01", area: null, tiles: [{ id: "mosaic" }, { id: "slate" }] },
  { slug: "cy", date: "2026-01-01", area: { id: "soho" }, tiles: [], hidden: true },
].map(asked);

const chosen = (choice: ListArguments) =>
  chooseEntries(reviews, choice).map(({ value }) => Object(value).slug);

it.each<[string, ListArguments, string[]]>([
  ["all entries as they come", {}, ["ada", "bo", "cy"]],
  ["the newest first", { sort: { date: "DESC" } }, ["bo", "ada", "cy"]],
  ["the oldest two", { sort: { date: "ASC" }, limit: 2 }, ["cy", "ada"]],
  ["those of an area", { filter: { area: { id: { eq: "soho" } } } }, ["ada", "cy"]],
  ["those that are not hidden", { filter: { hidden: { ne: true } } }, ["ada", "bo"]],
  ["those that have an area", { filter: { area: { id: { ne: null } } } }, ["ada", "cy"]],
  [
    "those of which one tile is slate",
    { filter: { tiles: { elemMatch: { id: { eq: "slate" } } } } },
    ["ada", "bo"],
  ],
])("A list has %s", (_what, choice, slugs) => {
  expect(chosen(choice)).toEqual(slugs);
});

it("Numbers are in the order of numbers", () => {
  const orders = [10, 9, 2].map((order) => asked({ order }));
  const sorted = chooseEntries(orders, { sort: { order: "ASC" } }).map(({ value }) => Object(value).order);
  expect(sorted).toEqual([2, 9, 10]);
});

it("A filter that the engine does not know is refused, not ignored", () => {
  expect(() => chosen({ filter: { date: { regex: "/2026/" } } })).toThrow("filters by regex");
});
