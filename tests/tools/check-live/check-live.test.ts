/** @jest-environment node */
import { outboxSettings } from "../../../src/quote-request/adapters/mail-settings";
import { checkLive } from "../../../tools/check-live/check-live";
import { type Breakage, now, originOf, type SmallAnswer, serveSmallSite, website } from "./small-site";

/** What is said about the small site when it is broken so. */
async function saidOf(broken?: Breakage, mail?: typeof outboxSettings): Promise<string[]> {
  const server = await serveSmallSite(broken);
  try {
    const origin = originOf(server);
    const faults = await checkLive({ origin, website }, { now, mail });
    return faults.map(({ address, says }) => `${address} ${says}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Changes the answer at one address. */
const at =
  (where: string, change: Partial<SmallAnswer> | ((answer: SmallAnswer) => Partial<SmallAnswer>)): Breakage =>
  (address, answer) =>
    address === where ? { ...answer, ...(typeof change === "function" ? change(answer) : change) } : answer;

const withHeader = (where: string, name: string, value: string) =>
  at(where, ({ headers }) => ({ headers: { ...headers, [name]: value } }));

const withText = (where: string, from: string, to: string) =>
  at(where, ({ text }) => ({ text: text.replace(from, to) }));

describe("A site that is in order", () => {
  it("has no faults", async () => {
    expect(await saidOf()).toEqual([]);
  });
});

describe("The owner learns", () => {
  it.each<[string, Breakage, string]>([
    [
      "that a page is gone",
      at("/areas/chelsea", { status: 404 }),
      "/areas/chelsea answers 404, but the sitemap",
    ],
    [
      "that a page leads elsewhere",
      at("/areas/chelsea", { status: 302, headers: { Location: "/areas/chelsea/" } }),
      "/areas/chelsea answers 302, to /areas/chelsea/",
    ],
    ["that the host fails", at("/", { status: 500 }), "/ answers 500"],
    [
      "that a page names another address",
      withText("/", "londontiling.example/", "elsewhere.example/"),
      "/ says that its address is https://elsewhere.example/",
    ],
    [
      "that a page is kept out of searches",
      withHeader("/", "X-Robots-Tag", "noindex"),
      "/ tells search engines to leave it out",
    ],
    [
      "that a page asks for something unsafe",
      withText("/", 'src="/static', 'src="http://cdn.example/static'),
      "/ asks for something by http",
    ],
    [
      "that a page lost its policy",
      withText("/", "Content-Security-Policy", "x"),
      "/ has lost its security policy",
    ],
    ["that a page names no social image", withText("/", "og:image", "og:nothing"), "/ names no social image"],
    ["that a page is not packed", withHeader("/", "Not-Packed", "true"), "/ is not packed"],
    [
      "that old pages are kept",
      withHeader("/", "Cache-Control", "max-age=3600"),
      "/ may be kept by browsers",
    ],
    [
      "that a header is missing",
      withHeader("/", "X-Content-Type-Options", ""),
      "/ lacks the header X-Content-Type-Options: nosniff",
    ],
    [
      "that the server's version shows",
      withHeader("/", "Server", "nginx/1.22.1"),
      "/ tells which version of the server runs: nginx/1.22.1",
    ],
    [
      "that caches may mix up packed and unpacked",
      withHeader("/", "Vary", "Origin"),
      "/ comes packed without Vary",
    ],
    [
      "that a picture is missing",
      at("/static/hero.jpg", { status: 404 }),
      "/static/hero.jpg answers 404: a page needs it",
    ],
    [
      "that a picture is not kept",
      withHeader("/static/hero.jpg", "Cache-Control", "no-cache"),
      "/static/hero.jpg is not kept for a year",
    ],
    [
      "that a social image is missing",
      at("/share/home.jpg", { status: 404 }),
      "/share/home.jpg is missing or no picture",
    ],
    [
      "that the sitemap is gone",
      at("/sitemap-index.xml", { status: 404 }),
      "/sitemap-index.xml answers 404: search engines need it",
    ],
    ["that the sitemap is empty", at("/sitemap-0.xml", { text: "" }), "/sitemap-index.xml names no page"],
    [
      "that the sitemap is another site's",
      withText("/sitemap-0.xml", website, "https://elsewhere.example"),
      "/sitemap-0.xml names https://elsewhere.example/",
    ],
    [
      "that robots are kept out",
      at("/robots.txt", { text: "User-agent: *\nDisallow: /\n" }),
      "/robots.txt keeps every robot out",
    ],
    [
      "that robots are not told of the sitemap",
      at("/robots.txt", { text: "" }),
      "/robots.txt does not name the sitemap",
    ],
    [
      "that a slash at the end leads nowhere",
      at("/areas/chelsea/", { status: 404, headers: {} }),
      "/areas/chelsea/ answers 404: it should lead to /areas/chelsea",
    ],
    ["that a redirect is not for good", withStatus("/areas", 302), "/areas answers 302, to /areas-covered"],
    [
      "that what is missing seems to be there",
      at("/this-page-was-never-there", { status: 200 }),
      "/this-page-was-never-there answers 200",
    ],
    [
      "that the 404 page is the host's",
      at("/areas/atlantis", { text: "Not Found" }),
      "/areas/atlantis does not show the site's own 404 page",
    ],
    ["that a hidden file is shown", at("/.env", { status: 200 }), "/.env is shown to everybody"],
    [
      "that folders are listed",
      at("/static/", { status: 200, text: "Index of /static/" }),
      "/static/ lists its files",
    ],
    [
      "that security.txt has expired",
      at("/.well-known/security.txt", { text: "Expires: 2026-11-20T12:00:00Z" }),
      "/.well-known/security.txt has expired",
    ],
    [
      "that the CMS may be listed",
      at("/admin/", { status: 200, text: "CMS" }),
      "/admin/ may be listed by search engines",
    ],
  ])("%s", async (_what, broken, says) => {
    expect(await saidOf(broken)).toContainEqual(expect.stringContaining(says));
  });

  it("that a body cannot be unpacked, as when a proxy says that it packed what it did not", async () => {
    const lying: Breakage = (address, answer) =>
      address === "/areas/chelsea"
        ? { ...answer, headers: { ...answer.headers, "Not-Packed": "true", "Content-Encoding": "gzip" } }
        : answer;
    expect(await saidOf(lying)).toContainEqual(expect.stringContaining("/areas/chelsea cannot be read"));
  });

  it("once that nobody answers, and not for every page", async () => {
    const server = await serveSmallSite();
    const origin = originOf(server);
    await new Promise((stopped) => server.close(stopped));
    const faults = await checkLive({ origin, website }, { now });
    expect(faults.map(({ says }) => says)).toEqual([expect.stringContaining("ECONNREFUSED")]);
  });
});

describe("The mail service", () => {
  const answering = (status: number, text: string) =>
    saidOf(at("/api/v1.0/email/send", { status, text, headers: {} }), outboxSettings);

  it("is in order when it misses nothing but a recipient", async () => {
    expect(await answering(422, "The recipients address is empty")).toEqual([]);
  });

  it("that does not know the keys is a fault, in its own words", async () => {
    expect(await answering(400, "The Public Key is invalid")).toEqual([
      expect.stringContaining("does not accept these keys (400: The Public Key is invalid)"),
    ]);
  });

  it("that sends a message without a recipient has the wrong template", async () => {
    expect(await answering(200, "OK")).toEqual([expect.stringContaining("{{to_email}}")]);
  });
});

function withStatus(where: string, status: number): Breakage {
  return at(where, { status });
}
