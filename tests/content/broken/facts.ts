import { set } from "../content-folder";
import type { BrokenContent } from "./broken-content";
import { company, privacy, terms } from "./files";

/** Facts about the company, its hours and its legal texts. */
export const brokenFacts: BrokenContent[] = [
  [
    "a telephone number as people write it",
    set(company, "phone", "07700 900123"),
    `${company} phone (Phone)
    found:    "07700 900123" (12 characters)
    expected: +44 and nine or ten digits without spaces, such as +447700900123
    to do:    Correct the value.`,
  ],
  [
    "an email address without its end",
    set(company, "email", "quotes@"),
    `${company} email (Email)
    found:    "quotes@" (7 characters)
    expected: an email address such as quotes@example.com
    to do:    Correct the value.`,
  ],
  [
    "a date as people write it",
    set(privacy, "updated", "21 November 2026"),
    `${privacy} updated (Last changed)
    found:    "21 November 2026" (16 characters)
    expected: a day that exists, as year, month and day: 2026-11-21
    to do:    Correct the value.`,
  ],
  [
    "a company that closes before it opens",
    set(company, "openingHours.1.closes", "06:00"),
    `${company} openingHours[1].closes (Opening hours › 2 › Closes)
    found:    "06:00" (5 characters)
    expected: a time later than 10:00, when it opens
    to do:    Correct one of the two times. For days on which you are closed, remove the day.`,
  ],
  [
    "a company that closes when it opens",
    set(company, "openingHours.0.opens", "17:00"),
    `${company} openingHours[0].closes (Opening hours › 1 › Closes)
    found:    "17:00" (5 characters)
    expected: a time later than 17:00, when it opens
    to do:    Correct one of the two times. For days on which you are closed, remove the day.`,
  ],
  [
    "a time as people write it",
    set(company, "openingHours.0.opens", "8am"),
    `${company} openingHours[0].opens (Opening hours › 1 › Opens)
    found:    "8am" (3 characters)
    expected: a time such as 08:00
    to do:    Correct the value.`,
  ],
  [
    "a day of the week with two opening hours",
    set(company, "openingHours.1.days", ["Saturday", "Monday"]),
    `${company} openingHours[1].days[1] (Opening hours › 2 › Days › 2)
    found:    "Monday" (6 characters)
    expected: each day of the week once, or with a break between its hours; Opening hours › 1 has it already
    to do:    Remove the day from one of the two, or correct the times.`,
  ],
  [
    "a day of the week twice in one line",
    set(company, "openingHours.1.days", ["Saturday", "Saturday"]),
    `${company} openingHours[1].days[1] (Opening hours › 2 › Days › 2)
    found:    "Saturday" (8 characters)
    expected: each of the list once; Opening hours › 2 › Days › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a day of the week misspelt",
    set(company, "openingHours.1.days.0", "Saterday"),
    `${company} openingHours[1].days[0] (Opening hours › 2 › Days › 1)
    found:    "Saterday" (8 characters)
    expected: one of: Monday, …, Sunday
    to do:    Choose one of these words.`,
  ],
  [
    "a rating that lost its point",
    set(company, "claims.rating", "49"),
    `${company} claims.rating (Claims › Rating)
    found:    "49" (2 characters)
    expected: a number of stars out of five, such as 4.9
    to do:    Correct the number.`,
  ],
  [
    "more satisfaction than there can be",
    set(company, "claims.satisfaction", "110%"),
    `${company} claims.satisfaction (Claims › Satisfaction)
    found:    "110%" (4 characters)
    expected: at most 100%
    to do:    Correct the number.`,
  ],
  [
    "a country code that is none",
    set(company, "address.country", "UK"),
    `${company} address.country (Address › Country code)
    found:    "UK" (2 characters)
    expected: GB, the code of the United Kingdom in ISO 3166
    to do:    Write GB.`,
  ],
  [
    "a website with a slash at its end",
    set(company, "website", "https://londontiling.example/"),
    `${company} website (Website)
    found:    "https://londontiling.example/" (29 characters)
    expected: the site's address without a slash at the end, such as https://example.com
    to do:    Correct the value.`,
  ],
  [
    "a website without an ending",
    set(company, "website", "https://londontiling"),
    `${company} website (Website)
    found:    "https://londontiling" (20 characters)
    expected: an address with a name, a dot and an ending, such as https://example.com
    to do:    Copy the address from your browser, without the slash at its end.`,
  ],
  [
    "a legal text changed tomorrow",
    set(terms, "updated", "2026-11-22"),
    `${terms} updated (Last changed)
    found:    "2026-11-22" (10 characters)
    expected: today, 2026-11-21, or an earlier day
    to do:    Enter the day on which the text was last changed.`,
  ],
  [
    "a day that does not exist",
    set(privacy, "updated", "2026-02-30"),
    `${privacy} updated (Last changed)
    found:    "2026-02-30" (10 characters)
    expected: a day that exists, as year, month and day: 2026-11-21
    to do:    Correct the value.`,
  ],
];
