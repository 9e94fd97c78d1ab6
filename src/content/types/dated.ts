import { group, groupRule, list, noOverlap, optional, text } from "../fields/content-fields";
import { day, patternText, timeOfDay } from "../fields/pattern-texts";
import { type Days, daysInWords } from "../values/clock";

/** A period from a first to a last day, both included: by the visitor's calendar, and in a build by London's. */
const period = {
  from: day("First day"),
  to: day("Last day", {
    hint: "Up to and including this day; for a single day, the same date again.",
  }),
};

const endsOnOrAfterStart = groupRule<Days>(({ from, to }) => !(to < from), {
  field: "to",
  message: "the first day, or a later one",
  remedy: "Correct one of the two.",
});

const emptyIfClosed = "Every day from the first to the last; empty if you are closed.";

const otherHoursRow = group("Other hours", {
  ...period,
  opens: optional(timeOfDay("Opens", { hint: emptyIfClosed })),
  closes: optional(timeOfDay("Closes", { hint: emptyIfClosed })),
  text: optional(
    text("Sentence", {
      max: 120,
      hint: "Such as: We answer messages from 4 January. On these days it stands at the top of every page and beside the form.",
    }),
  ),
}).check(
  endsOnOrAfterStart,
  groupRule(({ opens = "", closes = "" }) => (opens === "" ? closes === "" : opens < closes), {
    field: "closes",
    message: "later than the opening time",
    remedy: "Correct the times; leave both empty if you are closed.",
  }),
);

/** Days with different hours, or closed: Christmas, a holiday, a training day. Shown from two weeks before. */
export const otherHours = list("Other hours for a while", otherHoursRow).check(
  noOverlap((one, other) =>
    one.from <= other.to && other.from <= one.to ? [one, other].map(daysInWords).join(" and ") : undefined,
  ),
);

const linkTarget = patternText(
  /^(\/[a-z0-9/#-]*|https:\/\/\S+)$/,
  "an address of this site, such as /portfolio, or one that begins with https://",
  { use: "link" },
);

const link = group("Link", {
  text: text("Words of the link", { max: 40 }),
  to: linkTarget("Address", {
    hint: "A page of this site, such as /portfolio, or an address that begins with https://.",
  }),
});

/** Lines above pages, each between two days. */
export const notices = list(
  "Notices",
  group("Notice", {
    ...period,
    text: text("Words", { max: 80, hint: "One line above the page; two or three on a phone." }),
    link: optional(link),
  }).check(endsOnOrAfterStart),
);
