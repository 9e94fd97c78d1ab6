import { removeInvisibleExceptEmoji, unreadableCharacter } from "../../../src/content/fields/invisible";

describe("A character that no reader can read", () => {
  it.each([
    ["NUL", "a\u0000b", "U+0000"],
    ["a bell", "a\u0007b", "U+0007"],
    ["Word's Shift+Enter", "a\u000bb", "U+000B"],
    ["half a character", "a\ud800b", "U+D800"],
    ["a lost character", "caf\ufffd", "U+FFFD"],
    ["an object that was lost", "a\ufffcb", "U+FFFC"],
    ["a mark that turns the text round", "a\u202eb", "U+202E"],
    ["a zero-width space", "a\u200bb", "U+200B"],
    ["a soft hyphen", "a\u00adb", "U+00AD"],
    ["a lost character before a soft hyphen", "caf\ufffd a\u00adb", "U+FFFD"],
    ["a character of a private font", "a\ue000b", "U+E000"],
    ["no character at all", "a\ufdd0b", "U+FDD0"],
    ["a blank of Braille", "a\u2800b", "U+2800"],
    ["a letter of a flag without its flag", "a\u{e0067}b", "U+E0067"],
  ])("is named: %s", (_what, text, character) => {
    expect(unreadableCharacter(text)).toBe(character);
  });

  const flagOfEngland = "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}";
  it.each(["Café, £500", "one\ntwo\tthree", "می\u200cخواهم", "👨‍👩‍👧 ❤️", flagOfEngland])(
    "is not found in %j, from which nothing is removed",
    (text) => {
      expect(unreadableCharacter(text)).toBeUndefined();
      expect(removeInvisibleExceptEmoji(text)).toBe(text);
    },
  );
});
