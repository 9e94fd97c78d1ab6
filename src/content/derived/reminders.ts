import type { ContentFile } from "../reading/read-content-files";
import { companyIn, validEntries } from "../reading/valid-entries";
import type { Company } from "../types/company";
import { isRateShown, lastDayOfRate, type Rate } from "../types/rate";
import { type Days, dayAfter, dayInWords, daysInWords, lasts, londonDay } from "../values/clock";

/** A task for the owner that does not block publishing. */
export interface Reminder {
  /** The file's path below data/. */
  file: string;
  /** The field as forms name it: claims.reviews. */
  field: string;
  says: string;
}

/** One reminder per line, for the terminal. */
export const remindersText = (reminders: readonly Reminder[]): string =>
  reminders.map(({ file, field, says }) => `  data/${file}, ${field}: ${says}`).join("\n");

/** Days from a reminder to the last day of a certificate, of the insurance, or of a rate. */
const papersAhead = 30;
const ratesAhead = 60;

/** Reminds the owner of a rating that nobody can check, and of dated content that the site hides or soon will. */
export function reminders(files: readonly ContentFile[], now: Date): Reminder[] {
  const company = companyIn(files);
  const today = londonDay(now);
  const insured = company?.insurance?.validUntil;
  return [
    ...(company ? uncheckedRating(company) : []),
    ...pastStart(company?.nextFreeStart, today),
    ...pastDays("otherHours", "Other hours", company?.otherHours ?? [], today),
    ...pastDays("notices", "The notice", company?.notices ?? [], today),
    ...ending("company.json", "insurance.validUntil", "The insurance", insured, today),
    ...validEntries(files, "Certificate").flatMap(({ file, name, validUntil }) =>
      ending(file, "validUntil", name, validUntil, today),
    ),
    ...validEntries(files, "Rate").flatMap((rate) => agingRate(rate, today)),
  ];
}

/** Reminds the owner of a rate that the site hides, soon will, or never showed because its day is far ahead. */
function agingRate(rate: Rate & { file: string }, today: string): Reminder[] {
  if (rate.hidden) return [];
  const end = lastDayOfRate(rate.checked);
  const isShown = isRateShown(rate, today);
  if (isShown && end > dayAfter(today, ratesAhead)) return [];
  const what = `‘${rate.work}’ is of ${dayInWords(rate.checked)}`;
  const says = isShown
    ? `${what}: look it up again before ${dayInWords(end)}, or the site no longer shows it.`
    : rate.checked > today
      ? `${what}, which is in the future: the site does not show it. Correct the year.`
      : `${what}: the site no longer shows it. Look it up again, and write today's date.`;
  return [{ file: rate.file, field: "checked", says }];
}

/** https://www.legislation.gov.uk/ukpga/2024/13/schedule/20, paragraph 13 */
function uncheckedRating({ claims }: Company): Reminder[] {
  const { rating, reviews, reviewsAddress } = claims;
  if (reviewsAddress || !rating || !reviews) return [];
  const says = `The site says ${rating} from ${reviews} reviews, and not where anybody can check that. The Digital Markets, Competition and Consumers Act 2024 bans ratings that are false, misleading, or published without steps against false reviews: add the address, or change the claim.`;
  return [{ file: "company.json", field: "claims.reviewsAddress", says }];
}

function pastStart(day: string | undefined, today: string): Reminder[] {
  if (!day || day >= today) return [];
  const says = `The next free start, ${dayInWords(day)}, is over: the site no longer shows it. Choose another day.`;
  return [{ file: "company.json", field: "nextFreeStart", says }];
}

/** Rows of a list whose last day has passed. */
function pastDays(field: string, what: string, rows: readonly Days[], today: string): Reminder[] {
  return rows.flatMap((days, index) => {
    if (lasts(days, today)) return [];
    const says = `${what} of ${daysInWords(days)}: the last day has passed, and the site no longer shows this. Enter the next days, or remove the row.`;
    return { file: "company.json", field: `${field}.${index}`, says };
  });
}

function ending(
  file: string,
  field: string,
  what: string,
  day: string | undefined,
  today: string,
): Reminder[] {
  if (!day || day > dayAfter(today, papersAhead)) return [];
  const says =
    day < today
      ? `${what} ended on ${dayInWords(day)}: the site no longer shows it. Write the new last day once it is renewed.`
      : `${what} ends on ${dayInWords(day)}: renew it, and write the new last day.`;
  return [{ file, field, says }];
}
