import { companyIn, parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import type { Company } from "../types/company";
import { certificateSchema } from "../types/people";
import { isRateShown, lastDayOfRate, rateSchema } from "../types/rate";
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

/** In days before the end of a paper. */
const notice = 30;

/** A rating that nobody can check, and everything that time has hidden from the pages, or soon hides. */
export function reminders(files: readonly ContentFile[], now: Date): Reminder[] {
  const company = companyIn(files);
  const certificates = files.flatMap((file) => {
    const { type, content } = parseContentFile(file).parsed ?? {};
    const { data } = certificateSchema.safeParse(type === "Certificate" && content);
    return data ? ending(file.path, "validUntil", data.name, data.validUntil, now) : [];
  });
  const insured = company?.insurance?.validUntil;
  return [
    ...(company ? uncheckedRating(company) : []),
    ...pastStart(company?.nextFreeStart, now),
    ...pastDays("otherHours", "Other hours", company?.otherHours, now),
    ...pastDays("notices", "The notice", company?.notices, now),
    ...ending("company.json", "insurance.validUntil", "The insurance", insured, now),
    ...certificates,
    ...files.flatMap((file) => agingRate(file, now)),
  ];
}

/** A rate from two months before it is too old to be shown, and one of a day that is far ahead. */
function agingRate(file: ContentFile, now: Date): Reminder[] {
  const { type, content } = parseContentFile(file).parsed ?? {};
  const { data: rate } = rateSchema.safeParse(type === "Rate" && content);
  if (!rate || rate.hidden) return [];
  const today = londonDay(now);
  const end = lastDayOfRate(rate.checked);
  const isShown = isRateShown(rate, today);
  if (isShown && end > dayAfter(today, 2 * notice)) return [];
  const what = `‘${rate.work}’ is of ${dayInWords(rate.checked)}`;
  const says = isShown
    ? `${what}: look it up again before ${dayInWords(end)}, or the site no longer shows it.`
    : rate.checked > today
      ? `${what}, a day to come: the site does not show it. Correct the year.`
      : `${what}: the site no longer shows it. Look it up again, and write today's date.`;
  return [{ file: file.path, field: "checked", says }];
}

/** https://www.legislation.gov.uk/ukpga/2024/13/schedule/20, paragraph 13 */
function uncheckedRating({ claims }: Company): Reminder[] {
  const { rating, reviews, reviewsAddress } = claims;
  if (reviewsAddress || !rating || !reviews) return [];
  const says = `The site says ${rating} from ${reviews} reviews, and not where anybody can check that. The Digital Markets, Competition and Consumers Act 2024 bans ratings that are false, misleading, or published without steps against false reviews: add the address, or change the claim.`;
  return [{ file: "company.json", field: "claims.reviewsAddress", says }];
}

/** Also of the wrong year. */
function pastStart(day: string | undefined, now: Date): Reminder[] {
  if (!day || day >= londonDay(now)) return [];
  const says = `The next free start, ${dayInWords(day)}, is over: the site no longer shows it. Choose another day.`;
  return [{ file: "company.json", field: "nextFreeStart", says }];
}

/** Rows of a list whose last day has passed. */
function pastDays(field: string, what: string, rows: readonly Days[] = [], now: Date): Reminder[] {
  return rows.flatMap((days, index) => {
    if (lasts(days, londonDay(now))) return [];
    const says = `${what} of ${daysInWords(days)}: over, and the site no longer shows it. Write the next days, or remove the row.`;
    return { file: "company.json", field: `${field}.${index}`, says };
  });
}

function ending(file: string, field: string, what: string, day: string | undefined, now: Date): Reminder[] {
  const today = londonDay(now);
  if (!day || day > dayAfter(today, notice)) return [];
  const says =
    day < today
      ? `${what} ended on ${dayInWords(day)}: the site no longer shows it. Write the new last day once it is renewed.`
      : `${what} ends on ${dayInWords(day)}: renew it, and write the new last day.`;
  return [{ file, field, says }];
}
