import { parseArgs } from "node:util";

export interface CheckLiveOptions {
  /** Where the site is asked. */
  origin: string;
  /** The address that its pages give themselves: the same, but for a preview. */
  website: string;
}

const usage = `npm run check:live -- https://the.site
npm run check:live -- https://a-preview.of-it --as https://the.site   (a preview, whose pages name the real address)`;

/** On the machine itself there is no certificate to have. */
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** Reads the command line; throws with what is wrong and what is right. */
export function checkLiveOptions(parameters: readonly string[]): CheckLiveOptions {
  const { values, positionals } = parsed(parameters);
  const [site, ...others] = positionals;
  if (site === undefined || others.length > 0) throw new Error(`Name one address.\n${usage}`);
  const origin = originOf(site);
  return { origin, website: values.as === undefined ? origin : originOf(values.as) };
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: { as: { type: "string" } }, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : error}\n${usage}`);
  }
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["https:", "http:"].includes(url.protocol))
    throw new Error(`${text} is no address such as https://the.site.\n${usage}`);
  if (url.protocol === "http:" && !thisMachine.includes(url.hostname))
    throw new Error(`${text} must begin with https://: visitors are to reach it safely.\n${usage}`);
  if (url.pathname !== "/" || url.search || url.hash || url.username)
    throw new Error(`${text} must end after its domain: every page is found from there.\n${usage}`);
  return url.origin;
}
