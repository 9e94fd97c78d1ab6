import { dividerWords } from "../../src/scripts/islands/move-divider";

const words = {
  onlyBefore: "only before",
  mostlyBefore: "mostly before",
  half: "half and half",
  mostlyAfter: "mostly after",
  onlyAfter: "only after",
};

it.each([
  [0, "only after"],
  [1, "mostly after"],
  [39, "mostly after"],
  [40, "half and half"],
  [60, "half and half"],
  [61, "mostly before"],
  [99, "mostly before"],
  [100, "only before"],
])("With %i per cent of the room before, it is %s", (before, said) => {
  expect(dividerWords(before, words)).toBe(said);
});
