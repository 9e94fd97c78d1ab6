import { removeUnreadable, unreadableCharacter } from "../../../../src/content/values/invisible-characters";

describe("A character that no reader can read", () => {
  it.each([
    ["NUL", "a\u0000b", "U+0000"],
    ["Word's Shift+Enter", "a\u000bb", "U+000B"],
    ["a lost character", "caf\ufffd", "U+FFFD"],
    ["a mark that turns the text round", "a\u202eb", "U+202E"],
    ["a zero-width space", "a\u200bb", "U+200B"],
    ["a soft hyphen", "a\u00adb", "U+00AD"],
  ])("is named: %s", (_what, text, character) => {
    expect(unreadableCharacter(text)).toBe(character);
  });

  it.each(["Café, £500", "one\ntwo\tthree", "👨‍👩‍👧 ❤️"])(
    "is not found in %j, from which nothing is removed",
    (text) => {
      expect(unreadableCharacter(text)).toBeUndefined();
      expect(removeUnreadable(text)).toBe(text);
    },
  );
});
