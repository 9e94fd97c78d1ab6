import { fieldLabel, fieldsIn, valueAt } from "../fields/value-path";
import { editorPlace } from "../reading/editor-place";
import { companyIn, parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import { type Company, companySchema, legalDetails } from "../types/company";
import { certificateSchema } from "../types/people";
import { isRateShown, lastDayOfRate, rateSchema } from "../types/rate";
import { dayAfter, dayInWords, londonDay } from "../values/clock";

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

/** A rating that nobody can check, a free start that is over, and papers that end soon or have ended. */
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

function ending(file: string, field: string, what: string, day: string | undefined, now: Date): Reminder[] {
  const today = londonDay(now);
  if (!day || day > dayAfter(today, notice)) return [];
  const says =
    day < today
      ? `${what} ended on ${dayInWords(day)}: the site no longer shows it. Write the new last day once it is renewed.`
      : `${what} ends on ${dayInWords(day)}: renew it, and write the new last day.`;
  return [{ file, field, says }];
}

/** Reserved domains (RFC 2606 and 6761), at the end of an address. They never have customers. */
const reservedDomain = /(^|[./@])(example|test|invalid|localhost|example\.(com|net|org))$/;

/** True if customers cannot reach the site's address: the site is a demonstration. */
export const isDemonstration = (website: string): boolean => reservedDomain.test(new URL(website).hostname);

/** Numbers that Ofcom keeps for films and plays: nobody has them. */
const dramaNumber = /^\+44(7700900|2079460)\d+$/;

const nothing = /^$/;
const demoClaim = "still says what the demonstration says. Write what is true of you, and can be shown.";

/** The demonstration's values that a new owner has to replace: field, demonstration value, description. */
const demoValues: readonly [field: string, demoValue: RegExp, says: string][] = [
  ["name", /^London Tiling Company$/, "is the demonstration's."],
  ["website", reservedDomain, "is the demonstration's address."],
  ["phone", dramaNumber, "is a made-up number: nobody answers it."],
  ["landline", dramaNumber, "is a made-up number: nobody answers it."],
  ["whatsapp", dramaNumber, "is a made-up number: nobody answers it."],
  ["email", reservedDomain, "is made up: requests would reach nobody."],
  ["latitude", /^51\.50735$/, "is that of Charing Cross: your office is elsewhere."],
  ["brand.colour", nothing, "is the demonstration's green."],
  ["brand.accent", nothing, "is the demonstration's brass."],
  ["brand.mark", nothing, "is the demonstration's."],
  ...legalDetails.keyof().options.map((detail): [string, RegExp, string] => {
    return [`legal.${detail}`, nothing, "is missing."];
  }),
  ["claims.yearsOfExperience", /^15\+$/, demoClaim],
  ["claims.projectsCompleted", /^500\+$/, demoClaim],
  ["claims.satisfaction", /^100%$/, demoClaim],
  ["claims.rating", /^5\.0$/, demoClaim],
  ["claims.reviews", /^150\+$/, demoClaim],
];

/** The demonstration's name, as its pages' own words have it. */
const demoName = /\bLondon Tiling\b|London['’]s Premier/;

/** The first day and the sentence of the demonstration's Christmas hours. */
const demoHours = /^(2026-12-24|Messages are answered from 4 January on\.)$/;

/** The demonstration's projects, which nobody has built. */
const demoProjects =
  /^projects\/(cafe-backsplash|cottage-bathroom|emerald-wall-tiling|family-bathroom-refurbishment|hotel-shower-suite|mansion-flat-bathroom|mews-shower-room|period-tile-repairs|tower-bathroom-pod|victorian-encaustic-floor)\.json$/;

/** Demo content outside the fields of `demoValues`: page texts, dated hours and projects. */
function demoContent(file: ContentFile): Reminder[] {
  const { type, schema, content } = parseContentFile(file).parsed ?? {};
  if (!type || !schema) return [];
  const { path } = file;
  if (type === "Company") {
    const hours = Object(content).otherHours ?? [];
    return [hours].flat().flatMap((entry, index) => {
      const demo = ["from", "text"].some((name) => demoHours.test(Object(entry)[name] ?? ""));
      const says = "Other hours are the demonstration's: write your own, or remove them.";
      return demo ? { file: path, field: `otherHours.${index}`, says } : [];
    });
  }
  if (type === "Project" && demoProjects.test(path) && Object(content).kind === "visualisation") {
    const says = `The project ‘${Object(content).title}’ is a picture of a room that nobody built: replace it with a job of yours.`;
    return [{ file: path, field: "kind", says }];
  }
  const { data: rate } = rateSchema.safeParse(type === "Rate" && content);
  if (rate?.sources.some(({ address }) => address) && !rate.hidden) {
    const says = `The rate ‘${rate.work}’ is a guide's: write your own, or hide it.`;
    return [{ file: path, field: "sources", says }];
  }
  return fieldsIn(schema, content).flatMap(({ path: field, value }) => {
    if (typeof value !== "string" || !demoName.test(value)) return [];
    const says = `${editorPlace(path, content)} › ${fieldLabel(schema, field)} names the demonstration: “${value}”`;
    return { file: path, field: field.join("."), says };
  });
}

/** Lists the demo content left to replace. Empty once everything is the owner's. */
export function remainingDemoContent(files: readonly ContentFile[]): Reminder[] {
  const company = companyIn(files);
  const inCompany = demoValues.flatMap(([field, demoValue, says]) => {
    const path = field.split(".");
    const label = fieldLabel(companySchema, path).replace(/^.* › /, "");
    const isDemo = company && demoValue.test(String(valueAt(company, path) ?? ""));
    return isDemo ? [{ file: "company.json", field, says: `${label} ${says}` }] : [];
  });
  return [...inCompany, ...files.flatMap(demoContent)];
}

/** Names the legal details that a site at a real address lacks. Undefined if it has all. */
export function missingLegalDetails(files: readonly ContentFile[]): string | undefined {
  const { website } = companyIn(files) ?? {};
  const missing = remainingDemoContent(files).filter(({ field }) => field.startsWith("legal."));
  if (!website || isDemonstration(website) || missing.length === 0) return undefined;
  return `A site for ${website} must say who is behind it.\n${remindersText(missing)}`;
}
