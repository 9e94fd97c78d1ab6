import { readArguments } from "../command-line/read-arguments";
import { ToolError } from "../command-line/start-tool";

export interface CheckLiveOptions {
  /** Where the site is asked. */
  origin: string;
  /** The address that its pages give themselves: the same, but for a preview. */
  website: string;
}

/** On the machine itself there is no certificate to have. */
const thisMachine = ["localhost", "127.0.0.1", "[::1]"];

/** Reads the command line: a site, and for a preview of it the address that its pages name. */
export function checkLiveOptions(given: readonly string[]): CheckLiveOptions {
  const { values, positionals } = readArguments([...given], {
    command: "npm run check:live -- https://the.site",
    options: { as: { type: "string" } },
    words: ["https://the.site"],
  });
  const [site] = positionals;
  if (site === undefined) throw new ToolError("Name the site: npm run check:live -- https://the.site");
  const origin = originOf(site);
  return { origin, website: values.as === undefined ? origin : originOf(values.as) };
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !["https:", "http:"].includes(url.protocol))
    throw new ToolError(`${text} is no address such as https://the.site.`);
  if (url.protocol === "http:" && !thisMachine.includes(url.hostname))
    throw new ToolError(`${text} must begin with https://, so that visitors reach it safely.`);
  if (url.pathname !== "/" || url.search || url.hash || url.username)
    throw new ToolError(`${text} must end after its domain: every page is found from there.`);
  return url.origin;
}
