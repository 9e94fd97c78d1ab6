import fc from "fast-check";
import { quoteRequestFields, quoteRequestOf } from "../../../src/quote-request/rules/quote-request";
import { sanitise, sanitiseQuoteRequest } from "../../../src/quote-request/rules/sanitise";
import { anyUtf16, hostileText, nestedAttack, totalRuns } from "./hostile-text";

/**
 * Written independently of the code under test: the code that a mail reader could run if it ignored, as browsers do in addresses,
 * all invisible and unprintable characters.
 */
const scriptProtocol = /(javascript|vbscript|livescript|data:text\/html)/i;
const handler = /(?<![\p{L}\p{N}\p{M}_])on[a-z0-9_]{3,}(?=[\s]*=)/giu;

/** The handlers that the test's own browser has. */
const handlers = new Set(
  [window, document, HTMLElement.prototype, HTMLBodyElement.prototype].flatMap((target) =>
    Object.getOwnPropertyNames(target).filter((name) => name.startsWith("on")),
  ),
);

/** Milliseconds for each property; all of them together stay under it in CI. */
const patience = 20_000;

function dangersIn(text: string): string[] {
  const found = text.match(/[<>]/g) ?? [];
  const squeezed = text.replace(/[\s\p{Cc}\p{Cf}]/gu, "");
  const protocols = [...squeezed.matchAll(new RegExp(`${scriptProtocol.source}:?`, "gi"))]
    .map(([match]) => match)
    .filter((match) => match.endsWith(":") || /html$/i.test(match));
  const visible = text.replace(/\p{Cf}|(?![\t\n\r])\p{Cc}/gu, "");
  const named = (visible.match(handler) ?? []).filter((name) => handlers.has(name.toLowerCase()));
  return [...found, ...protocols, ...named];
}

/** Characters that separate words for the reader: Unicode's white space, and the separators of spreadsheets and data files. */
const separators = [..."\t\n\v\f\r \u0085\u00a0\u1680\u2000\u2003\u2009\u200a\u2028\u2029\u202f\u205f\u3000"];

/** The separators of a text, and two numbers around each. */
const separated = fc
  .array(fc.oneof(fc.constantFrom(...separators), fc.constantFrom("<", ">", "\u0000", "\u202e")), {
    minLength: 1,
    maxLength: 4,
  })
  .filter((characters) => characters.some((character) => separators.includes(character)))
  .map((characters) => `Wall A 2${characters.join("")}4 m`);

describe("What a careless mail reader might run", () => {
  it.each([
    ["angle brackets", "<b>white</b> tiles", "bwhite/b tiles"],
    ["a script element", "<script>alert(1)</script>", "scriptalert(1)/script"],
    ["a script protocol", "javascript:alert(1)", "alert(1)"],
    ["a script protocol with gaps", "java\tscript \n: alert(1)", "alert(1)"],
    ["a script protocol with invisible characters", "java\u200bscr\u00adipt\u2060:alert(1)", "alert(1)"],
    ["a script protocol inside another", "javajavascript:script:alert(1)", "alert(1)"],
    ["a script protocol put together by brackets", "java<script>:alert(1)", "alert(1)"],
    ["VBScript", "vbscript:msgbox(1)", "msgbox(1)"],
    ["a page in an address", "data:text/html,hello", ",hello"],
    ["an event handler", "onclick=alert(1)", "alert(1)"],
    ["an event handler with a line break", "onload\n\t=alert(1)", "alert(1)"],
    ["an event handler with invisible characters", "on\u200bcl\u2060ick=alert(1)", "alert(1)"],
    ["an event handler inside another", "onlo onclick=ad=alert(1)", "onlo ad=alert(1)"],
    ["an event handler put together by another", "on<onclick=>load=alert(1)", "load=alert(1)"],
    ["an event handler nobody has heard of yet", "onwebkitfuturething=x", "x"],
    ["a handler inside a protocol", "java onclick=script:alert(1)", "alert(1)"],
    ["control characters", "white\u0000 \u0007tiles\u007f\u0085", "white tiles"],
    ["white space around", " \n\ttiles\u00a0\ufeff ", "tiles"],
  ])("is taken out: %s", (_what, text, left) => {
    expect(sanitise(text)).toBe(left);
  });

  it("is taken out of every value of a request", () => {
    const clean = sanitiseQuoteRequest(quoteRequestOf((field) => ` <${field}> `));
    expect(Object.entries(clean)).toEqual(quoteRequestFields.map((field) => [field, field]));
  });
});

describe("Ordinary English is left alone", () => {
  it.each([
    "the condition = good",
    "ongoing = yes",
    "Ongar = home, Onega = not",
    "onyx = the stone, onions = for the kitchen",
    "Monday: 9=5",
    "Open onsite = yes, online = no",
    "Onslow = the house on the corner",
    "button=fine, season=autumn, London=home, million = too much",
    "I work as a Java developer; script follows.",
    "The script: remove the old tiles, then retile.",
    "JavaScript is not needed here",
    "Tiles: 30 × 60 cm; 'metro' & \"zellige\" (£40/m²)?!",
    "First line\nsecond line\r\n\tindented",
    "浴室翻新 = 8平方米",
    "Family 👨‍👩‍👧 bathroom 🛁",
    "Zoe\u0308 at No. 5",
    "https://example.com/tiles?colour=white&size=30",
  ])("%j", (sentence) => {
    expect(sanitise(sentence)).toBe(sentence);
  });

  it(
    "in any sentence of words, numbers and punctuation without a handler's name",
    () => {
      const words = [
        "bathroom",
        "condition",
        "ongoing",
        "Monday",
        "season",
        "wet room",
        "is",
        "on",
        "one",
        "30",
        "£4",
      ];
      const marks = [" ", ", ", ". ", " = ", "=", ": ", "; ", "!\n", "?\n\n", " - ", " (", ") ", "/"];
      const sentence = fc
        .array(fc.tuple(fc.constantFrom(...words), fc.constantFrom(...marks)), {
          minLength: 1,
          maxLength: 20,
        })
        .map((pairs) => pairs.flat().join("").trim());
      fc.assert(
        fc.property(sentence, (text) => sanitise(text) === text),
        { numRuns: totalRuns / 10 },
      );
    },
    patience,
  );
});

describe.each([
  ["a hostile text", hostileText, 0.4],
  ["an attack within an attack", nestedAttack, 0.3],
  ["any text at all, halves of emoji included", anyUtf16, 0.2],
])("Sanitising %s", (_what, texts, share) => {
  it(
    "leaves nothing dangerous and changes nothing the second time",
    () => {
      fc.assert(
        fc.property(texts, (text) => {
          const clean = sanitise(text);
          return dangersIn(clean).length === 0 && sanitise(clean) === clean;
        }),
        { numRuns: totalRuns * share },
      );
    },
    patience,
  );
});

it("Sanitising never joins what was apart", () => {
  fc.assert(fc.property(separated, (text) => !sanitise(text).includes("24")));
});

describe("Words that a character separates stay apart", () => {
  it.each([
    ["Word's Shift+Enter", "Flat 2\u000b14 Kings Road", "Flat 2\n14 Kings Road"],
    ["a form feed", "Wall A 2\u000c4 m", "Wall A 2\n4 m"],
    ["a next-line character", "Wall A 2\u00854 m", "Wall A 2\n4 m"],
    ["a line separator of a PDF", "Wall A 2\u20284 m", "Wall A 2\n4 m"],
    ["a paragraph separator", "Wall A 2\u20294 m", "Wall A 2\n4 m"],
    ["an angle bracket between numbers", "Wall A 2<4 m", "Wall A 2 4 m"],
  ])("%s", (_what, text, kept) => {
    expect(sanitise(text)).toBe(kept);
    const request = sanitiseQuoteRequest(quoteRequestOf(() => text));
    expect(request.address).toBe(kept);
    expect(request.projectDetails).toBe(kept);
  });
});

it("Half an emoji is kept as it is", () => {
  expect(sanitise("a\ud83d b\udec1")).toBe("a\ud83d b\udec1");
});

it("Ten thousand hostile characters are cleaned, one inside another and one after another", () => {
  const fill = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);
  for (const text of [
    fill("<>"),
    fill("javascript:"),
    fill("onclick="),
    `on${"x".repeat(9_997)}=`,
    "\u200b".repeat(5_000) + "onclick=".repeat(625),
    "javascript".repeat(450) + "javascript:".repeat(500),
    "on".repeat(2_000) + "click=".repeat(1_000),
  ])
    expect(dangersIn(sanitise(text))).toEqual([]);
});
