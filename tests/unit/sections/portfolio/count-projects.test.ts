import { countInWords } from "../../../../src/sections/portfolio/count-projects";

it.each([
  [6, "", "6 projects"],
  [1, "Heritage", "1 Heritage project"],
  [2, "Heritage", "2 Heritage projects"],
])("The count of %i projects of the type '%s' is '%s'", (count, type, words) => {
  expect(countInWords(count, type)).toBe(words);
});
