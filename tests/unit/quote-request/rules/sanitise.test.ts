import fc from "fast-check";
import { sanitise } from "../../../../src/quote-request/rules/sanitise";

describe("Sanitising removes", () => {
  it.each([
    ["angle brackets", "A <b>wet</b> room", "A bwet/b room"],
    ["script protocols", "see JavaScript:alert(1) and vbscript:x", "see alert(1) and x"],
    ["HTML as data", "data:text/html,x", ",x"],
    ["handlers at a word's start", "tile onclick=go", "tile go"],
    ["outer blanks", " \n A room \n", "A room"],
    ["a protocol that is left of another", "javajavascript:script:go", "go"],
    ["a handler that brackets have split", "on<b>click=go", "go"],
  ])("%s", (_what, text, left) => {
    expect(sanitise(text)).toBe(left);
  });
});

it.each([
  "Ongar = home, and I am online = yes",
  "Based on a plan: 2,400 mm",
  "The salon=old bathroom",
  "First line\n\nSecond  line",
])("Sanitising leaves ordinary English alone: %j", (text) => {
  expect(sanitise(text)).toBe(text);
});

it("Sanitising twice changes nothing", () => {
  const text = fc.array(fc.constantFrom("on", "click=", "<", ">", "javascript:", "java", " ", "x", "\n"));
  fc.assert(
    fc.property(text, (parts) => {
      const once = sanitise(parts.join(""));
      expect(sanitise(once)).toBe(once);
    }),
  );
});
