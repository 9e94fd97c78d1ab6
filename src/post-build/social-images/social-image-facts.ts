/** What the social image of a page is made of. */
interface SocialImageFacts {
  title: string;
  /** The picture of the page that its head describes, below public/; none where the page does not show it. */
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

/** Reads from a built page its title, up to the bar, and the picture whose alternative text is in its head. */
export function socialImageFacts(html: string): SocialImageFacts {
  const title = property(html, "og:title");
  const alt = property(html, "og:image:alt");
  const [shown] = [...html.matchAll(/<img src="\/(static\/[^"]+)"[^>]* alt="([^"]*)"/g)].filter(
    ([, , words = ""]) => decoded(words) === alt,
  );
  const picture = shown?.[1];
  return { title: title.split(" | ")[0] ?? title, ...(picture ? { picture } : {}) };
}

function property(html: string, name: string): string {
  const [, content = ""] = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html) ?? [];
  return decoded(content);
}

function decoded(written: string): string {
  return written.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}
