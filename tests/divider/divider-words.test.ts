import { dividerWords, uncoveredNames } from "../../src/divider/divider-words";

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

/** A wall 400 px wide that begins at 100 px, with three names on it. */
function wall(): HTMLElement {
  const part = document.createElement("div");
  part.innerHTML = "<ul><li>Laths</li><li>Lime</li><li>Tiles</li></ul>";
  const lefts = [100, 280, 420];
  part.getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect;
  part.querySelectorAll("li").forEach((name, index) => {
    name.getBoundingClientRect = () => ({ left: lefts[index] }) as DOMRect;
  });
  return part;
}

it.each([
  [0, ""],
  [20, "Laths"],
  [45, "Laths"],
  [46, "Laths, Lime"],
  [100, "Laths, Lime, Tiles"],
])("With the wall open by %i per cent, these layers are uncovered: %s", (share, names) => {
  expect(uncoveredNames(wall(), share)).toBe(names);
});
