import { textFaults } from "../../../../src/content/rules/one-file/text-faults";

const faultsOf = (text: string) =>
  textFaults.flatMap(({ pattern, expected }) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{ expected, found }];
  });

describe("A fault in a text", () => {
  it.each([
    ["a line break", "First line.\nSecond line.", "one paragraph", "line.\nSecond"],
    ["a line break of Windows", "One\r\ntwo", "one paragraph", "One\r\ntwo"],
    ["a tab", "One\ttwo", "one paragraph", "One\ttwo"],
    ["two spaces", "A level  floor", "one space", "level  floor"],
    ["a space beside one that does not break", "24 \u00a0hours", "one space", "24 \u00a0hours"],
    ["a hidden character", "A le\u200bvel floor", "letters that arrived whole", "le\u200bvel"],
    ["a byte order mark", "\ufeffLevel", "letters that arrived whole", "\ufeffLevel"],
    ["a broken apostrophe", "The customerâ€™s floor", "letters that arrived whole", "customerâ€™s"],
    ["a broken letter", "A cafÃ© counter", "letters that arrived whole", "cafÃ©"],
    ["a broken pound sign", "From Â£200", "letters that arrived whole", "Â£200"],
    ["a lost letter", "A caf\ufffd", "letters that arrived whole", "caf\ufffd"],
    ["half a character", "A caf\ud83d", "letters that arrived whole", "caf\ud83d"],
    ["the other half of one", "A \udc4dcaf", "letters that arrived whole", "\udc4dcaf"],
    ["letters turned round", "Call \u202e0302", "letters that arrived whole", "\u202e0302"],
    [
      "letters set apart in another direction",
      "Call \u2067now\u2069",
      "letters that arrived",
      "\u2067now\u2069",
    ],
    ["HTML", "A <strong>level</strong> floor", "plain words: HTML", "<strong>"],
    ["an HTML line break", "Level<br/>floor", "plain words: HTML", "<br/>"],
    ["an HTML entity", "Tiles &amp; grout", "plain words: HTML", "&amp;"],
    ["a numbered HTML entity", "Tiles &#39;grout", "plain words: HTML", "&#39;"],
    ["Markdown stars", "A **level** floor", "plain words: Markdown", "**level"],
    ["a Markdown link", "See [our floors](/services)", "plain words: Markdown", "[our floors](/services)"],
    ["a Markdown heading", "## Floors", "plain words: Markdown", "## Floors"],
    ["a placeholder in square brackets", "Call [phone]", "a placeholder in braces", "[phone]"],
    ["a placeholder in percent signs", "Call %Phone% now", "a placeholder in braces", "%Phone%"],
    ["a placeholder after a dollar sign", "Call $companyName", "a placeholder in braces", "$companyName"],
    ["an insecure address", "See http://tiles.example/a", "addresses that begin", "http://tiles.example/a"],
    ["filler", "Lorem ipsum dolor", "finished words", "Lorem ipsum"],
    ["a note to oneself", "TODO: write", "finished words", "TODO"],
    ["something to be confirmed", "The price is tbc", "finished words", "tbc"],
    ["a word twice", "All over the the floor", "each word once", "the the"],
    ["a word twice with a capital", "The the floor", "each word once", "The the"],
    ["a space before a comma", "Tiles , grout", "no space before", "Tiles ,"],
    ["a space before a full stop", "A level floor .", "no space before", "floor ."],
    ["a space before an exclamation mark", "Free quotes !", "no space before", "quotes !"],
    ["a file's name for words", "IMG_2041.JPG", "words, not the name", "IMG_2041.JPG"],
    ["only dashes", "---", "words", "---"],
    ["only dots", ". . .", "words", ". . ."],
  ])("is seen: %s", (_what, text, expected, found) => {
    expect(faultsOf(text)).toContainEqual({ expected: expect.stringMatching(`^${expected}`), found });
  });

  it.each([
    "London's Premier Tiling Specialists",
    "5.0 (150+ Reviews)",
    "Submitting...",
    "Fully Insured & Guaranteed Work",
    "Q&A; and tiles at B&Q",
    "££-£££",
    "★★★★★",
    "24/7",
    "{rating} ({reviews} Reviews)",
    "{n} / {total}",
    "24\u00a0hours",
    "A whole character 👍🏽, and another 🛁",
    "Look for R10 or better – and ask",
    "Café, crème, naïve; “quoted” and ‘quoted’",
    "SÃO is not broken in capitals",
    "Rooms < 4 m² and tiles > 60 cm",
    "5 * 3 tiles, 2 ** powers",
    "See https://tiles.example, or tiles.example/http",
    "the/the, theatre and andiron",
    "We know that that helps, and had had it before",
    "Wait ... then grout",
    "Call [before noon] on weekdays",
    "100% of the phone calls, $50",
    "No. 5 and #1 in tiling",
    "A picture called room.jpg was here",
    "Mastodon tbcs",
    "Please wait {n} minutes before submitting again.",
  ])("is none in %j", (text) => {
    expect(faultsOf(text)).toEqual([]);
  });
});
