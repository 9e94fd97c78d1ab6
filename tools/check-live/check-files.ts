import type { Answer } from "./ask";
import { type Fault, faultsAt } from "./fault";

/** A picture or script whose name changes with what is in it. */
export function checkHashedFile(address: string, { status, headers }: Answer): Fault[] {
  const kept = headers["cache-control"]?.includes("max-age=31536000") ?? false;
  return faultsAt(address, {
    [`answers ${status}: a page needs it`]: status !== 200,
    "is not kept for a year, so each visit loads it again": status === 200 && !kept,
  });
}

export function checkSocialImage(address: string, { status, headers }: Answer): Fault[] {
  return faultsAt(address, {
    "is missing or no picture: chat programs show a link to the page without one":
      status !== 200 || !headers["content-type"]?.startsWith("image/"),
  });
}

export function checkRobots({ status }: Answer, text: string, website: string): Fault[] {
  return faultsAt("/robots.txt", {
    [`answers ${status}: it should be 200`]: status !== 200,
    "keeps every robot out": /^Disallow: \/\s*$/m.test(text),
    "does not name the sitemap by this address":
      status === 200 && !text.includes(`Sitemap: ${website}/sitemap-index.xml`),
  });
}

export function checkSecurityText({ status }: Answer, text: string, now: Date): Fault[] {
  const ends = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  return faultsAt("/.well-known/security.txt", {
    [`answers ${status}: nobody learns whom to tell of a hole`]: status !== 200,
    "has expired: publish the site again": status === 200 && !(ends > now.getTime()),
  });
}

/** Where there is a CMS it must not be found by search engines; where there is none, that is right as well. */
export function checkCms({ status }: Answer, text: string): Fault[] {
  return faultsAt("/admin/", {
    [`answers ${status}`]: ![200, 301, 308, 404].includes(status),
    "may be listed by search engines": status === 200 && !/noindex/.test(text),
  });
}
