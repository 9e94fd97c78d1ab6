import { existsSync, readFileSync } from "node:fs";
import { encodedPath, type Redirect } from "../../src/content/types/redirects";

/** Reads a file named _redirects: an old address, a new one and 301 on each line. A site without one has none. */
export function readRedirects(file: string): Redirect[] {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  return lines.flatMap((line) => {
    const [from, to] = line.split(" ");
    return from && to ? [{ from, to }] : [];
  });
}

/** The new address of a request for an old one, with its query. Undefined for any other address. */
export function redirectOf(redirects: readonly Redirect[], url: string): string | undefined {
  const [address = "", query] = url.split("?");
  const to = redirects.find(({ from }) => encodedPath(from) === address.replace(/(?<=.)\/$/, ""))?.to;
  if (to === undefined || query === undefined) return to;
  const [path = "", anchor] = to.split("#");
  return `${path}?${query}${anchor === undefined ? "" : `#${anchor}`}`;
}
