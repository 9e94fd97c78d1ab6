/** @jest-environment node */
import { damaged, faultsIn, finishedPage, site } from "../finished-page";
import { gatsbyPage } from "../gatsby-page";

const page = finishedPage();
const [loader = ""] = page.match(/<script>\(.*?<\/script>/s) ?? [];
const [policy = ""] = page.match(/<meta http-equiv="Content-Security-Policy"[^>]*>/) ?? [];

/** Damages to a page, and the fault that is found. */
type Damages = [string, string | RegExp, string, string][];

const documents: Damages = [
  ["its doctype", "<!DOCTYPE html>", "", "does not begin with <!DOCTYPE html>"],
  ["its language", ' lang="en-GB"', "", "does not say its language"],
  ["its charset", '<meta charset="utf-8">', "", "does not begin with its charset, UTF-8"],
  [
    "its only charset to a second",
    '<meta charset="utf-8">',
    '<meta charset="utf-8"><meta charset="utf-8">',
    "does not begin with its charset, UTF-8",
  ],
  [
    "its charset's place before all else",
    '<meta charset="utf-8">',
    '<meta name="author"><meta charset="utf-8">',
    "does not begin with its charset, UTF-8",
  ],
  ["its own encoding", "utf-8", "latin-1", "does not begin with its charset, UTF-8"],
  ["its viewport", 'name="viewport"', 'name="window"', "has 0 viewports"],
  ["its title", /<title.*?<\/title>/, "", "has 0 titles"],
  ["its title's words", /<title.*?<\/title>/, "<title> </title>", "has 0 titles"],
  ["its only title to a second", "<title", "<title>Tiles</title><title", "has 2 titles"],
];

const policies: Damages = [
  ["its policy", policy, "", "has 0 content security policies"],
  ["its policy to a comment", policy, `<!--${policy}-->`, "has 0 content security policies"],
  ["its only policy to a second", policy, policy + policy, "has 2 content security policies"],
  [
    "its policy's place in the head",
    policy,
    `</head><body>${policy}`,
    "has its policy outside its head, where browsers ignore it",
  ],
  ["the place before its styles", "<head>", "<head><style></style>", "has a style before its policy"],
  ["the place before its font", "<head>", '<head><link rel="preload">', "has a link before its policy"],
  ["default-src", "default-src 'none'", "default-src 'self'", "has a policy whose default-src is not 'none'"],
  ["base-uri", "; base-uri 'none'", "", "has a policy whose base-uri is not 'none'"],
  ["script-src", "script-src 'self'", "script-src", "has a policy without script-src 'self'"],
  ["style-src", "style-src", "x-style-src", "has a policy without style-src 'self'"],
  ["img-src", "img-src 'self'", "img-src", "has a policy without img-src 'self'"],
  ["form-action", "form-action 'self'", "form-action", "has a policy without form-action 'self'"],
  [
    "its strictness to inline code",
    "script-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "has a policy with 'unsafe-inline'",
  ],
  [
    "its strictness to eval",
    "script-src 'self'",
    "script-src 'self' 'unsafe-eval'",
    "has a policy with 'unsafe-eval'",
  ],
  ["its strictness to a wildcard", "img-src 'self'", "img-src 'self' *", "has a policy with *"],
  [
    "its strictness to subdomains",
    "img-src 'self'",
    "img-src 'self' https://*.example",
    "has a policy with https://*.example",
  ],
  ["its strictness to all of https", "img-src 'self'", "img-src 'self' https:", "has a policy with https:"],
  ["the mail provider", " https://mail.example", "", "has a policy that keeps its form from sending"],
];

const inlineCode: Damages = [
  [
    "the hash of a script to a change",
    'prefetch":[',
    'prefetch": [',
    `has code that its script-src does not name: '{"prefetch": [{"where":{"href_matches":"'`,
  ],
  [
    "the hash of a style to a change",
    "a{color:red}",
    "a{color:blue}",
    "has code that its style-src does not name: 'a{color:blue}'",
  ],
  [
    "a script of a kind that is none",
    "<main>",
    '<main><script type="module">x()</script>',
    "has code that its script-src does not name: 'x()'",
  ],
  [
    "the hash of a style to one among empty lines",
    "a{color:red}",
    "\n a{color:blue}",
    "has code that its style-src does not name: 'a{color:blue}'",
  ],
  ["its styles", /<style.*?<\/style>/, "", "has no styles"],
  [
    "order to a style attribute",
    "<main>",
    '<main style="color:red">',
    "has a main with the attribute style, which its policy forbids",
  ],
  [
    "order to one in single quotes",
    "<main>",
    "<main style='color:red'>",
    "has a main with the attribute style, which its policy forbids",
  ],
  [
    "order to one without quotes",
    "<main>",
    "<main STYLE=color:red>",
    "has a main with the attribute style, which its policy forbids",
  ],
  [
    "order to a handler",
    "<main>",
    '<main onclick="x()">',
    "has a main with the attribute onclick, which its policy forbids",
  ],
];

const hydration: Damages = [
  ["its loader", loader, "", "has the loader of this build 0 times"],
  ["its only loader to a second", loader, loader + loader, "has the loader of this build 2 times"],
  ["its loader to that of another build", '="54d7"', '="54d8"', "has the loader of this build 0 times"],
  [
    "its loader's place in the head",
    loader,
    `</head><body>${loader}`,
    "has the loader of this build 0 times",
  ],
  [
    "its peace to a script",
    "<main>",
    '<main><script async src="/app-2.js"></script>',
    "loads /app-2.js before it is needed",
  ],
  [
    "its early script to another",
    "</body>",
    '<script async src="/early-2.js"></script></body>',
    "loads /early-2.js before it is needed",
  ],
  ["the link to its app", '<link rel="lazy" href="/app-2.js">', "", "lacks the link to /app-2.js"],
  [
    "the link to its data",
    /<link rel="lazy"[^>]*chelsea[^>]*>/,
    "",
    "lacks the link to /page-data/areas/chelsea/page-data.json",
  ],
  ["the link to the site's data", "app-data.json", "app.json", "lacks the link to /page-data/app-data.json"],
  [
    "a file that it links to",
    'href="/area-3.js"',
    'href="/area-4.js"',
    "links to /area-4.js, which is not there",
  ],
  ["the address of a link", 'href="/area-3.js"', "", "links to nothing, which is not there"],
];

const preloads: Damages = [
  ["the preload of its hero", /<link rel="preload"[^>]*>/, "", "does not preload its hero"],
  [
    "the right file to preload",
    'imagesrcset="/static/a.avif',
    'imagesrcset="/static/z.avif',
    "does not preload its hero",
  ],
  ["the right size to preload", 'imagesizes="60vw"', 'imagesizes="100vw"', "does not preload its hero"],
  [
    "the preload to a prefetch",
    '<link rel="preload" as="image"',
    '<link rel="prefetch" as="image"',
    "does not preload its hero",
  ],
  [
    "its hero, and preloads it still",
    ' fetchpriority="high"></picture>',
    ' loading="lazy"></picture>',
    "preloads a picture although it has no hero",
  ],
  [
    "the hero's urgency",
    ' fetchpriority="high"></picture>',
    "></picture>",
    "has a hero that is lazy or not urgent",
  ],
  [
    "the hero's haste",
    ' fetchpriority="high"></picture>',
    ' fetchpriority="high" loading="lazy"></picture>',
    "has a hero that is lazy or not urgent",
  ],
  ["the hero's AVIF files", /<source[^>]*image\/avif[^>]*>/g, "", "has a hero without AVIF files"],
  ["the laziness of another picture", ' loading="lazy"', "", "has 2 pictures that are not lazy"],
  [
    "count of its preloads",
    '<link rel="preload"',
    '<link as="image"><link rel="preload"',
    "preloads 3 pictures for 2",
  ],
];

const rules: Damages = [
  [
    "its speculation rules",
    /<script type="speculationrules">.*?<\/script>/,
    "",
    "has 0 scripts of speculation rules",
  ],
  [
    "order to a second script of them",
    '<script type="speculationrules">',
    '<script type="speculationrules"></script><script type="speculationrules">',
    "has 2 scripts of speculation rules",
  ],
  ["their type", "speculationrules", "speculation", "has 0 scripts of speculation rules"],
  ["their sense", '{"prefetch":[', '{"prefetch":', "has speculation rules that prefetch nothing"],
  ["all of them", /\{"prefetch":\[.*?\]\}/, '{"prefetch":[]}', "has speculation rules that prefetch nothing"],
];

const socialImages: Damages = [
  ["its social image", /<meta property="og:image" [^>]*>/, "", "has '' as its og:image"],
  [
    "its own to that of another page",
    'og:image" content="https://tiler.example/share/areas/chelsea',
    'og:image" content="https://tiler.example/share/home',
    "has 'https://tiler.example/share/home.jpg' as its og:image",
  ],
  [
    "its site",
    'og:image" content="https://tiler.example',
    'og:image" content="',
    "has '/share/areas/chelsea.jpg' as its og:image",
  ],
  [
    "the picture that its head describes",
    'alt="A green bathroom"',
    'alt="A blue bathroom"',
    "describes a picture that it does not show: 'A green bathroom'",
  ],
  [
    "the words for its social image",
    /<meta property="og:image:alt"[^>]*>/,
    "",
    "describes a picture that it does not show: ''",
  ],
];

describe("A page that is stopped, because it lost", () => {
  it.each([...documents, ...policies, ...inlineCode, ...hydration, ...preloads, ...rules, ...socialImages])(
    "%s",
    (_what, from, to, fault) => {
      expect(faultsIn(damaged(page, from, to))).toContain(fault);
    },
  );
});

describe("A page passes", () => {
  it("as it is built", () => {
    expect(faultsIn(page)).toEqual([]);
  });

  it("with the early script", () => {
    const early = `<script async src="${site.earlyScript}"></script></body>`;
    expect(faultsIn(damaged(page, "</body>", early))).toEqual([]);
  });

  it("without a hero, and then without a preload", () => {
    const main = '<h1>Tiles</h1><img src="/static/c.jpg" alt="A green bathroom" loading="lazy"/>';
    expect(faultsIn(finishedPage(gatsbyPage({ main })))).toEqual([]);
  });

  it("with the home page's social image where it means that one", () => {
    const borrowed = damaged(
      page,
      'og:image:alt" content="A green bathroom"',
      `og:image:alt" content="${site.homePictureAlt}"`,
    );
    expect(faultsIn(borrowed)).toEqual([]);
  });

  it("with a policy for a form that sends to the site itself", () => {
    const own = damaged(page, " https://mail.example", "");
    expect(faultsIn(own, { mailOrigin: "" })).toEqual([]);
  });
});

describe("A page is stopped because the site lost", () => {
  it("its social image", () => {
    const files = new Set([...site.files].filter((file) => !file.startsWith("/share/")));
    expect(faultsIn(page, { files })).toEqual(["names /share/areas/chelsea.jpg, which is not there"]);
  });

  it("a script that it links to", () => {
    const files = new Set([...site.files].filter((file) => file !== "/app-2.js"));
    expect(faultsIn(page, { files })).toEqual(["links to /app-2.js, which is not there"]);
  });
});
