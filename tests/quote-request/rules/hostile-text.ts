import fc from "fast-check";

/** The random texts that all properties try together. */
export const totalRuns = 2_000;

/** Letters in either case, as filters that compare texts would miss them. */
const mixedCase = (text: string) =>
  fc
    .array(fc.boolean(), { minLength: text.length, maxLength: text.length })
    .map((upper) => [...text].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join(""));

/** Characters that are invisible, unprintable or blank. */
const invisible = [
  ..."\u0000\u0001\t\n\r\u000b\u001f\u007f\u0085 \u00a0\u00ad\u200b\u200d\u2028\u202e\u2060\u3000\ufeff",
];

const fragments = [
  ["<", ">", "=", ":", "/", '"', "'", ",", ".", "-", "(", ")"],
  ["java", "script", "script:", "javascript:", "jav", "ascript:", "vbscript:", "livescript:", "vb", "live"],
  ["data", "data:", "text", "/html", "data:text/html", "data:text/htm", "l"],
  ["on", "onclick", "onclick=", "onerror=", "ononclick=click=", "o", "n", "load=", "onload", "error="],
  ["ongoing", "going", "condition", "x", "1", "_", "é", "ı", "\u212a", "😀"],
  ["\ud800", "\udc00", "&#106;", "%6a"],
];

/** Pieces of attacks, whole and broken, in any case, with anything invisible between them. */
export const hostileText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...fragments.flat()).chain(mixedCase) },
      { weight: 3, arbitrary: fc.constantFrom(...invisible) },
      { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 3 }) },
    ),
    { maxLength: 24 },
  )
  .map((pieces) => pieces.join(""));

/** Any text that JavaScript can hold, halves of emoji included. */
export const anyUtf16 = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 60 })
  .map((units) => String.fromCharCode(...units));

/** One attack put into the middle of another, again and again. */
export const nestedAttack = fc
  .array(
    fc.tuple(fc.constantFrom("javascript:", "onclick=", "<b>", "data:text/html", "vbscript:"), fc.nat()),
    {
      minLength: 1,
      maxLength: 12,
    },
  )
  .map((attacks) =>
    attacks.reduce((text, [attack, at]) => {
      const middle = at % (text.length + 1);
      return text.slice(0, middle) + attack + text.slice(middle);
    }, ""),
  );
