import { JSDOM } from "jsdom";
import { type Answer, textOf } from "./ask";
import { type Fault, faultsAt } from "./fault";

/** Content that an https page asks for by http, which browsers refuse; links are no content. */
const insecureContent = '[src^="http:"], link[href^="http:"]:not([rel=canonical]), form[action^="http:"]';

/** What is wrong with one page of the sitemap. */
export function checkPage(address: string, website: string, answer: Answer): Fault[] {
  const { status, headers } = answer;
  if (status !== 200) {
    const where = headers.location ? `, to ${headers.location}` : "";
    return faultsAt(address, {
      [`answers ${status}${where}, but the sitemap names it: it should be 200`]: true,
    });
  }
  const { document } = new JSDOM(textOf(answer)).window;
  const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
  const expected = website + (address === "/" ? "/" : address);
  const robots = `${document.querySelector("meta[name=robots]")?.getAttribute("content")} ${headers["x-robots-tag"]}`;
  return faultsAt(address, {
    [`is sent as ${headers["content-type"]}, so browsers may not show it: it should be text/html`]:
      !headers["content-type"]?.startsWith("text/html"),
    [`says that its address is ${canonical ?? "nothing"}: it should be ${expected}`]: canonical !== expected,
    "tells search engines to leave it out (noindex)": robots.includes("noindex"),
    "asks for something by http, which browsers refuse": document.querySelector(insecureContent) !== null,
    "has lost its security policy on the way": !document.querySelector(
      'meta[http-equiv="Content-Security-Policy"]',
    ),
    "is not packed (gzip or brotli): it loads slower than it could": !headers["content-encoding"],
    "may be kept by browsers without asking again, so visitors see old pages":
      !/no-cache|no-store|max-age=0/.test(headers["cache-control"] ?? ""),
  });
}

/** The social image that a page names, and the files that it cannot do without. */
export function filesOf(answer: Answer): { socialImage?: string; picture?: string; script?: string } {
  const { document } = new JSDOM(textOf(answer)).window;
  const value = (selector: string, attribute: string) =>
    document.querySelector(selector)?.getAttribute(attribute) ?? undefined;
  const picture = value('img[src^="/static/"]', "src");
  const script = value('link[rel="lazy"][href$=".js"]', "href");
  const socialImage = value('meta[property="og:image"]', "content");
  return { ...(picture && { picture }), ...(script && { script }), ...(socialImage && { socialImage }) };
}
