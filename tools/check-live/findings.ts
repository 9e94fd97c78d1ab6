import { secureHostHeaders } from "../../src/publish/hosting/response-headers";

export interface Answer {
  status: number;
  headers: Headers;
  /** The target of a redirect, without the site's own domain. */
  location: string;
  text: string;
}

/** Requirements in words for the owner, and whether each holds. */
export type Findings = Readonly<Record<string, boolean>>;

const hashedFile = /(?:src|href)="(\/(?:static|scripts|fonts)\/[^"]+)"/g;

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** A page's social image, and the files that it names by their content. */
export function filesNamed(html: string, website: string): string[] {
  const social = matches(html, /property="og:image" content="([^"]+)"/g);
  return [...social.map((address) => address.replace(website, "")), ...matches(html, hashedFile)];
}

/** The least that a header must contain. Hosts may send more. */
export const securityFindings = (headers: Headers): Findings =>
  Object.fromEntries(
    Object.entries(secureHostHeaders).map(([name, value]) => {
      const [core = value] = value.split(/[;,=]/);
      return [`should have the header ${name}: ${value}`, Boolean(headers.get(name)?.includes(core))];
    }),
  );

export function pageFindings({ status, headers, text }: Answer, address: string): Findings {
  const robots = `${matches(text, /name="robots" content="([^"]*)"/g)} ${headers.get("X-Robots-Tag")}`;
  return {
    [`should answer 200, not ${status}: the sitemap names it`]: status === 200,
    "should be sent as text/html": Boolean(headers.get("Content-Type")?.startsWith("text/html")),
    [`should say that its address is ${address}`]: text.includes(`rel="canonical" href="${address}"`),
    "should not be kept from search engines (noindex)": !robots.includes("noindex"),
    "should ask for nothing by http": !/\b(?:src|action)="http:/.test(text),
    "should still have its security policy": text.includes('http-equiv="Content-Security-Policy"'),
    "should come packed by gzip or brotli": headers.has("Content-Encoding"),
    "should be asked for again at each visit": /no-cache|no-store|max-age=0/.test(
      headers.get("Cache-Control") ?? "",
    ),
  };
}
