import { ageOf } from "../../../src/editor/screens/age";

const minute = 60_000;
const now = Date.parse("2026-11-26T12:00Z");

test.each([
  [0, "just now"],
  [minute - 1, "just now"],
  [minute, "1 minute ago"],
  [59 * minute, "59 minutes ago"],
  [60 * minute, "1 hour ago"],
  [23 * 60 * minute, "23 hours ago"],
  [24 * 60 * minute, "yesterday"],
  [30 * 24 * 60 * minute, "30 days ago"],
  [-minute, "just now"],
])("Words of %i milliseconds ago are said to be of %s", (age, words) => {
  expect(ageOf(now - age, now)).toBe(words);
});
