/** What the share picture of a page is made of. */
interface ShareFacts {
  title: string;
  /** The page's own large picture, below public/; none where it has none. */
  picture?: string;
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  quot: '"',
  "#x27": "'",
  "#39": "'",
  lt: "<",
  gt: ">",
};

/** Reads from a built page what it is called, up to the bar in its title, and which picture it shows first. */
export function shareFacts(html: string): ShareFacts {
  const [, written = ""] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? [];
  const title = written.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
  const [, main = ""] = html.split("<main");
  const [, picture] = /<img src="\/(static\/[^"]+)"/.exec(main) ?? [];
  return { title: title.split(" | ")[0] ?? title, ...(picture ? { picture } : {}) };
}
