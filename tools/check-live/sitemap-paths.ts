import { type Answer, textOf } from "./ask";
import type { Fault } from "./fault";

type About = (address: string, check: (answer: Answer) => readonly Fault[]) => Promise<void>;

/** More pages than any contractor has; a broken sitemap is not to keep this asking for ever. */
const mostPages = 5_000;

/** Every page that the site's own sitemap names, without the domain; its faults are told to `about`. */
export async function sitemapPaths(website: string, about: About): Promise<string[]> {
  const pages = new Set<string>();
  const read = async (address: string, into: Set<string>) =>
    about(address, (answer) => {
      if (answer.status !== 200)
        return [{ address, says: `answers ${answer.status}: search engines need it` }];
      const places = [...textOf(answer).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = ""]) => place);
      const foreign = places.filter((place) => !place.startsWith(`${website}/`));
      for (const place of places) if (!foreign.includes(place)) into.add(place.slice(website.length));
      const [first] = foreign;
      return first ? [{ address, says: `names ${first}, which is not at ${website}` }] : [];
    });
  const sitemaps = new Set<string>();
  await read("/sitemap-index.xml", sitemaps);
  for (const sitemap of sitemaps) await read(sitemap, pages);
  return [...pages].slice(0, mostPages);
}
