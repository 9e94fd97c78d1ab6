import { folderRedirects } from "../../src/routes/folder-redirects";
import { type Answer, type Findings, filesNamed, pageFindings, securityFindings } from "./findings";

/** Requests every page of a published site's sitemap and some other addresses. Returns the problems, one a line. */
export async function checkLive(origin: string, website = origin): Promise<string[]> {
  const faults: string[] = [];

  /** One address after the other, so that a small host does not take this for an attack. */
  async function about(address: string, findings: (answer: Answer) => Findings): Promise<void> {
    try {
      for (const [should, holds] of Object.entries(findings(await ask(origin, address))))
        if (!holds) faults.push(`${address} ${should}.`);
    } catch (error) {
      faults.push(`${address} should be readable: ${error instanceof Error ? error.message : error}.`);
    }
  }

  await about("/", ({ headers }) => securityFindings(headers));
  // The host does not answer, and every further address would say so again.
  if (faults.some((fault) => fault.includes("should be readable"))) return faults;

  const sitemaps = new Set<string>();
  const pages = new Set<string>();
  const files = new Set<string>();
  const listedIn = (into: Set<string>) => (answer: Answer) => {
    const places = [...answer.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
    for (const place of places) into.add(place.replace(website, ""));
    return {
      "should name pages, for search engines": places.length > 0,
      [`should name addresses below ${website} only`]: places.every((place) =>
        place.startsWith(`${website}/`),
      ),
    };
  };
  await about("/sitemap-index.xml", listedIn(sitemaps));
  for (const sitemap of sitemaps) await about(sitemap, listedIn(pages));
  for (const page of pages)
    await about(page, (answer) => {
      for (const file of filesNamed(answer.text, website)) files.add(file);
      return pageFindings(answer, website + page);
    });
  for (const file of files)
    await about(file, ({ status, headers }) => ({
      "should be there, because a page needs it": status === 200,
      "should be kept for a year, or each visit loads it again": /max-age=31536000/.test(
        headers.get("Cache-Control") ?? "",
      ),
    }));
  const page = [...pages].find((path) => path.split("/").length > 2) ?? "/portfolio";
  for (const { from, to } of [{ from: `${page}/`, to: page }, ...folderRedirects])
    await about(from, ({ status, location }) => ({
      [`should lead to ${to} for good (301)`]: [301, 308].includes(status) && location === to,
    }));
  for (const address of ["/_headers", "/.git/config", "/.env", "/static/"])
    await about(address, ({ status }) => ({ "should be shown to nobody": status !== 200 }));
  await about("/no-such-page", ({ status }) => ({ "should answer 404": status === 404 }));
  await about("/robots.txt", ({ text }) => ({
    "should name the sitemap by this address": text.includes(`Sitemap: ${website}/sitemap-index.xml`),
    "should not keep every robot out": !/^Disallow: \/\s*$/m.test(text),
  }));
  return faults;
}

async function ask(origin: string, address: string): Promise<Answer> {
  const response = await fetch(origin + address, {
    redirect: "manual",
    headers: { "Accept-Encoding": "gzip, br" },
    signal: AbortSignal.timeout(30_000),
  });
  const { status, headers } = response;
  const location = (headers.get("Location") ?? "").replace(origin, "");
  return { status, headers, location, text: await response.text() };
}
