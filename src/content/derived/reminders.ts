import type { ContentFile } from "../reading/read-content-files";
import { companyIn, validEntries } from "../reading/valid-entries";
import type { Company } from "../types/company";
import type { Rate } from "../types/rate";
import {
  type Days,
  dayAfter,
  dayInWords,
  daysInWords,
  isCurrent,
  londonDay,
  monthsLater,
} from "../values/clock";

/** A task for the owner that does not block publishing. */
export interface Reminder {
  /** The file's path below data/. */
  file: string;
  /** The field as forms name it: claims.reviews. */
  field: string;
  message: string;
}

/** One reminder per line, for the terminal. */
export const remindersText = (reminders: readonly Reminder[]): string =>
  reminders.map(({ file, field, message }) => `  data/${file}, ${field}: ${message}`).join("\n");

/** Days from a reminder to the last day of a certificate or of the insurance. */
const daysAhead = 30;

/** Prices change: after so many months a rate should be looked up again. */
const monthsOfRate = 18;

/** Reminds the owner of a rating that nobody can check, of old rates, and of dated content that the site hides or soon will. */
export function reminders(files: readonly ContentFile[], now: Date): Reminder[] {
  const company = companyIn(files);
  const today = londonDay(now);
  const insured = company?.insurance?.validUntil;
  return [
    ...(company ? uncheckedRating(company) : []),
    ...pastDays("otherHours", "Other hours", company?.otherHours ?? [], today),
    ...pastDays("notices", "The notice", company?.notices ?? [], today),
    ...ending("company.json", "insurance.validUntil", "The insurance", insured, today),
    ...validEntries(files, "Certificate").flatMap(({ file, name, validUntil }) =>
      ending(file, "validUntil", name, validUntil, today),
    ),
    ...validEntries(files, "Rate").flatMap((rate) => oldRate(rate, today)),
  ];
}

/** Reminds the owner of a rate that was set or read long ago. */
function oldRate({ file, work, checked }: Rate & { file: string }, today: string): Reminder[] {
  if (monthsLater(checked, monthsOfRate) >= today) return [];
  const message = `‘${work}’ was last checked on ${dayInWords(checked)}, as the site says: check it again, and enter today's date.`;
  return [{ file, field: "checked", message }];
}

/** https://www.legislation.gov.uk/ukpga/2024/13/schedule/20, paragraph 13 */
function uncheckedRating({ claims }: Company): Reminder[] {
  const { rating, reviews, reviewsUrl } = claims;
  if (reviewsUrl || !rating || !reviews) return [];
  const message = `The site says ${rating} from ${reviews} reviews, and not where anybody can check that. The Digital Markets, Competition and Consumers Act 2024 bans ratings that are false, misleading, or published without steps against false reviews: add the address, or change the claim.`;
  return [{ file: "company.json", field: "claims.reviewsUrl", message }];
}

/** Rows of a list whose last day has passed. */
function pastDays(field: string, what: string, rows: readonly Days[], today: string): Reminder[] {
  return rows.flatMap((days, index) => {
    if (isCurrent(days.to, today)) return [];
    const message = `${what} of ${daysInWords(days)}: the last day has passed, and the site no longer shows this. Enter the next days, or remove the row.`;
    return { file: "company.json", field: `${field}.${index}`, message };
  });
}

function ending(
  file: string,
  field: string,
  what: string,
  day: string | undefined,
  today: string,
): Reminder[] {
  if (!day || day > dayAfter(today, daysAhead)) return [];
  const message =
    day < today
      ? `${what} ended on ${dayInWords(day)}: the site no longer shows it. Write the new last day once it is renewed.`
      : `${what} ends on ${dayInWords(day)}: renew it, and write the new last day.`;
  return [{ file, field, message }];
}
