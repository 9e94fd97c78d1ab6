import * as z from "zod/mini";
import { siteParts } from "../../routes/page-types";
import {
  besideTheFields,
  choice,
  day,
  group,
  listOf,
  optional,
  shapedText,
  text,
} from "../fields/content-fields";
import { timeOfDay } from "../fields/shared-fields";
import { daysInWords } from "../values/clock";

/** A period from a first to a last day, both included, by London's calendar. */
function datedGroup<Shape extends z.core.$ZodShape>(label: string, shape: Shape, typeName: string) {
  const from = day("First day", "From its first minute on.");
  const to = day("Last day", "Up to and including this day; for a single day, the same date again.");
  return group(label, { from, to, ...shape }, typeName).check(
    z.refine((days) => !(Object(days).to < Object(days).from), {
      path: ["to"],
      message: "the first day, or one that comes after it",
      params: { remedy: "It comes before the first day: correct one of the two." },
      ...besideTheFields,
    }),
  );
}

const emptyIfClosed = "Every day from the first to the last; empty if you are closed.";

const otherHoursEntry = datedGroup(
  "Other hours",
  {
    opens: optional(timeOfDay("Opens", emptyIfClosed)),
    closes: optional(timeOfDay("Closes", emptyIfClosed)),
    text: optional(text("Sentence", 120, "Such as: Messages are answered from 4 January on.")),
  },
  "OtherHours",
).check(
  z.refine(({ opens = "", closes = "" }) => (opens === "" ? closes === "" : opens < closes), {
    path: ["closes"],
    message: "a time later than that at which it opens, or neither of the two",
    params: { remedy: "Correct the times; leave both empty if you are closed." },
    ...besideTheFields,
  }),
);

/** Days with different hours, or closed: Christmas, a holiday, a training day. Shown from two weeks before. */
export const otherHours = listOf("Other hours for a while", otherHoursEntry, 0).check(
  z.superRefine((list, context) => {
    const dated = list.flatMap((days, index) => (days.from && days.to ? { days, index } : []));
    for (const [position, { days, index }] of dated.entries()) {
      const before = dated
        .slice(0, position)
        .find((one) => days.from <= one.days.to && one.days.from <= days.to);
      if (!before) continue;
      const both = [before.days, days].map(daysInWords).join(" and ");
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: "days that no other entry has",
        params: { remedy: `${both} have days in common: correct one of the two, or remove it.` },
      });
    }
  }),
);

const address = shapedText(
  /^(\/[a-z0-9/#-]*|https:\/\/\S+)$/,
  "an address of this site, such as /portfolio, or one that begins with https://",
  "link",
);

const link = group("Link", {
  text: text("Words of the link", 40),
  to: address("Address", "A page of this site, such as /portfolio, or an address that begins with https://."),
});

/** Lines above pages, each between two days; visitors can close them. */
export const notices = listOf(
  "Notices",
  datedGroup(
    "Notice",
    {
      text: text("Words", 80, "One line above the page; two or three on a phone."),
      parts: optional(listOf("Only on these parts of the site", choice(siteParts, "Part of the site"), 0)),
      link: optional(link),
    },
    "Notice",
  ),
  0,
);

export const nextFreeStart = day(
  "Next free start",
  "A day of the week in which you can begin the next job. The site names its Monday, until this day is over.",
);
