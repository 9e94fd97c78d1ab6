import { outcomeInWords } from "../../../src/quote-request/form/outcome-in-words";
import { words } from "./form-words";

it("An outcome that makes a visitor wait names the minutes", () => {
  const { description } = outcomeInWords({ kind: "rate limited", waitMinutes: 7 }, words);
  expect(description).toContain(" 7 ");
});
