import type { ContentFile } from "../reading/read-content-files";
import { companyIn, validEntries } from "../reading/valid-entries";
import type { Company } from "../types/company";
import { isRateShown, lastDayOfRate, type Rate } from "../types/rate";
import { type Days, dayAfter, dayInWords, daysInWords, lasts, londonDay } from "../values/clock";

/** A task for the owner that does not block publishing. */
export interface Reminder {
  /** Below data/, and the field in it as forms name it: claims.reviews. */
  file: string;
  field: string;
  says: string;
}

/** Reminders as they are read outside the editor, one a line. */
export const remindersText = (reminders: readonly Reminder[]): string =>
  reminders.map(({ file, field, says }) => `  data/${file}, ${field}: ${says}`).join("\n");

/** How many days before a paper ends its owner is reminded. */
const daysAhead = 30;

/** A rating that nobody can check, and everything that time has hidden from the pages, or soon hides. */
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

/** Reminds the owner of a rate that the site hides within 60 days, has hidden, or never showed because its day is far ahead. */
function agingRate(rate: Rate & { file: string }, today: string): Reminder[] {
  if (rate.hidden) return [];
  const end = lastDayOfRate(rate.checked);
  const isShown = isRateShown(rate, today);
  if (isShown && end > dayAfter(today, 2 * daysAhead)) return [];
  const what = `‘${rate.work}’ is of ${dayInWords(rate.checked)}`;
  const says = isShown
    ? `${what}: look it up again before ${dayInWords(end)}, or the site no longer shows it.`
    : rate.checked > today
      ? `${what}, a day to come: the site does not show it. Correct the year.`
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
    const says = `${what} of ${daysInWords(days)}: over, and the site no longer shows it. Write the next days, or remove the row.`;
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
  if (!day || day > dayAfter(today, daysAhead)) return [];
  const says =
    day < today
      ? `${what} ended on ${dayInWords(day)}: the site no longer shows it. Write the new last day once it is renewed.`
      : `${what} ends on ${dayInWords(day)}: renew it, and write the new last day.`;
  return [{ file, field, says }];
}
