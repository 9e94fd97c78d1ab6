import { parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import { certificateSchema } from "../types/certificate";
import { type Company, companySchema } from "../types/company";
import { dayInWords, londonDay } from "./clock";

/** Something that is no error, and that its owner should see to. */
export interface Reminder {
  /** Below data/, and the field in it as forms name it. */
  file: string;
  field: string;
  says: string;
}

/** In days before the end of a paper. */
const notice = 30;

/** A rating that nobody can check, a free start that is over, and papers that end soon or have ended. */
export function reminders(files: readonly ContentFile[], now: Date): Reminder[] {
  return files.flatMap((file) => {
    const { type, content } = parseContentFile(file).parsed ?? {};
    const company = type === "Company" ? companySchema.safeParse(content).data : undefined;
    const certificate = type === "Certificate" ? certificateSchema.safeParse(content).data : undefined;
    const { path } = file;
    return [
      ...(company ? uncheckedRating(company) : []),
      ...pastStart(company?.nextFreeStart, now),
      ...ending(path, "insurance.validUntil", "The insurance", company?.insurance?.validUntil, now),
      ...ending(path, "validUntil", `${certificate?.name}`, certificate?.validUntil, now),
    ];
  });
}

/** https://www.legislation.gov.uk/ukpga/2024/13/schedule/20, paragraph 13 */
function uncheckedRating({ claims }: Company): Reminder[] {
  const { rating, reviews, reviewsAddress } = claims;
  if (reviewsAddress) return [];
  const says = `The site says ${rating} from ${reviews} reviews, and not where anybody can check that. The Digital Markets, Competition and Consumers Act 2024 bans ratings that are false, misleading, or published without steps against false reviews: add the address, or change the claim.`;
  return [{ file: "company.json", field: "claims.reviewsAddress", says }];
}

/** Also of the wrong year. */
function pastStart(day: string | undefined, now: Date): Reminder[] {
  if (!day || day >= londonDay(now)) return [];
  const says = `The next free start, ${dayInWords(day)}, is over: the site no longer shows it. Choose another day.`;
  return [{ file: "company.json", field: "nextFreeStart", says }];
}

function ending(file: string, field: string, what: string, day: string | undefined, now: Date): Reminder[] {
  if (!day) return [];
  const soon = londonDay(new Date(now.getTime() + notice * 24 * 60 * 60 * 1000));
  if (day > soon) return [];
  const says =
    day < londonDay(now)
      ? `${what} ended on ${dayInWords(day)}: the site no longer shows it. Write the new last day once it is renewed.`
      : `${what} ends on ${dayInWords(day)}: renew it, and write the new last day.`;
  return [{ file, field, says }];
}
