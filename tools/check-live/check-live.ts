import type { MailSettings } from "../../src/quote-request/adapters/mail-settings";
import { type Answer, ask, type Question, textOf } from "./ask";
import { otherAddresses } from "./check-addresses";
import { checkCertificate } from "./check-certificate";
import { checkCms, checkHashedFile, checkRobots, checkSecurityText, checkSocialImage } from "./check-files";
import { checkHeaders } from "./check-headers";
import { checkMail, mailPath, mailQuestion } from "./check-mail";
import { checkPage, filesOf } from "./check-page";
import type { Fault } from "./fault";
import type { CheckLiveOptions } from "./options";
import { sitemapPaths } from "./sitemap-paths";

interface Surroundings {
  now: Date;
  /** Undefined where the environment names no mail service. */
  mail?: MailSettings | undefined;
}

/** As browsers ask. */
const asBrowsers = { headers: { "Accept-Encoding": "gzip, br" } };

/** Asks a published site for every address of its sitemap and some besides; returns everything that is wrong. */
export async function checkLive(options: CheckLiveOptions, { now, mail }: Surroundings): Promise<Fault[]> {
  const { origin, website } = options;
  const faults: Fault[] = [];
  /** One address after the other: a small host is not to take this for an attack. */
  const about = async (
    address: string,
    check: (answer: Answer) => readonly Fault[] | Promise<readonly Fault[]>,
    question: Question = asBrowsers,
    from = origin,
  ) => {
    try {
      faults.push(...(await check(await ask(from, address, question))));
    } catch (error) {
      faults.push({ address, says: `cannot be read: ${error instanceof Error ? error.message : error}` });
    }
  };
  const secure = origin.startsWith("https:");
  await about("/", (answer) => [...checkHeaders("/", answer, secure), ...checkCertificate(answer, now)]);
  // Nobody answers there: every further address would say so again.
  if (faults.some(({ says }) => says.startsWith("cannot be read"))) return faults;
  const pages = await sitemapPaths(website, about);
  if (pages.length === 0) faults.push({ address: "/sitemap-index.xml", says: "names no page" });
  const hashed = new Set<string>();
  const socialImages = new Set<string>();
  for (const page of pages)
    await about(page, (answer) => {
      const found = checkPage(page, website, answer);
      if (answer.status !== 200) return found;
      const { picture, script, socialImage } = filesOf(answer);
      for (const file of [picture, script]) if (file) hashed.add(file);
      if (socialImage) socialImages.add(socialImage.replace(website, ""));
      else found.push({ address: page, says: "names no social image" });
      return found;
    });
  for (const file of hashed) await about(file, (answer) => checkHashedFile(file, answer));
  for (const image of socialImages)
    await about(image, (answer) => checkSocialImage(image, answer), { method: "HEAD" });
  for (const { address, check } of otherAddresses(pages))
    await about(address, (answer) => check(answer, textOf(answer)));
  await about("/robots.txt", (answer) => checkRobots(answer, textOf(answer), website));
  await about("/.well-known/security.txt", (answer) => checkSecurityText(answer, textOf(answer), now));
  await about("/admin/", (answer) => checkCms(answer, textOf(answer)));
  if (secure && !new URL(origin).port) await about("/", toHttps, {}, origin.replace("https:", "http:"));
  if (mail) {
    const address = `${mail.origin}${mailPath}`;
    const check = (answer: Answer) => checkMail(address, answer.status, textOf(answer));
    await about(mailPath, check, mailQuestion(mail, website), mail.origin || origin);
  }
  return faults;
}

function toHttps({ status, headers }: Answer): Fault[] {
  if ([301, 308].includes(status) && headers.location?.startsWith("https://")) return [];
  return [{ address: "http://", says: `answers ${status}: it should lead to https:// for good (301)` }];
}
