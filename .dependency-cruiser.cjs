/** Which room may know which: see README, "The rooms". Arrows that are not forbidden here are allowed. */

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Reads as: files in `room` may import, of our own code, only what lies in `known`. */
const knowsOnly = (room, known, comment, to = {}) =>
  rule(
    `${room}-knows-only-its-own`,
    comment,
    { path: `^src/${room}/` },
    { path: "^(src|tools|data)/", pathNot: `^src/(${[room, ...known].join("|")})`, ...to },
  );

const typesOnly = ["type-only"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-circles", "A circle has no beginning for a reader.", {}, { circular: true }),
    knowsOnly("theme", [], "Tokens and global styles know nothing of ours."),
    knowsOnly("components", ["theme/"], "Components know no content."),
    knowsOnly("content", [], "Content is checked without Gatsby and React."),
    knowsOnly(
      "page-creation",
      ["content/", "editor/", "finishing/", "share-pictures/", "icons/", "quote-request/mail-settings"],
      "Nodes and pages are made from content alone; what is built is handed on to be finished.",
    ),
    knowsOnly("finishing", [], "Built HTML is finished as text."),
    knowsOnly(
      "editor",
      ["content/", "page-creation/page-paths", "sections/", "templates/", "theme/"],
      "The editing screen is made from the content's schemas, and shows what the site shows.",
      { pathNot: "^src/(editor|content|page-creation/page-paths|sections|templates|theme)|^data/company" },
    ),
    knowsOnly("icons", ["theme/tokens"], "Icons are made from one drawing."),
    knowsOnly("share-pictures", ["theme/tokens"], "A share picture is made from a built page."),
    knowsOnly("seo", [], "Head tags come from facts that are handed in."),
    knowsOnly(
      "quote-request",
      ["components/", "theme/", "content/placeholders"],
      "The form knows nothing of the rest of the site.",
    ),
    knowsOnly(
      "layout",
      ["components/", "theme/", "seo/", "page-creation/page-paths", "content/(placeholders|checked)"],
      "The frame fits every page.",
    ),
    knowsOnly(
      "sections",
      [
        "components/",
        "theme/",
        "quote-request/QuoteRequestPanel",
        "page-creation/page-paths",
        "content/(placeholders|checked)",
      ],
      "A section does not know which page shows it.",
    ),
    rule(
      "no-schemas-in-pages",
      "Validation runs while building; zod's schemas stay out of the pages' bundles.",
      { path: "^src/(components|layout|pages|quote-request|sections|seo|templates|theme)/" },
      {
        path: "^src/content/",
        pathNot: "^src/content/(placeholders|checked)",
        dependencyTypesNot: typesOnly,
      },
    ),
    rule(
      "nothing-imports-pages",
      "Pages and templates are where the way ends.",
      { pathNot: "^src/(pages|templates|editor/browser)/" },
      { path: "^src/(pages|templates)/" },
    ),
    rule(
      "content-without-framework",
      "Content, page paths and head tags are plain functions.",
      { path: "^src/(content|seo)/", pathNot: "^src/seo/HeadTags" },
      { path: "^node_modules/(react|gatsby|@emotion)" },
    ),
    rule(
      "one-door-to-the-mail-client",
      "@emailjs/browser is imported lazily, in one file.",
      { path: "^src/", pathNot: "^src/quote-request/(browser-world|mail-client)" },
      { path: "^node_modules/@emailjs" },
    ),
    rule(
      "no-image-runtime",
      "gatsby-plugin-image's component would bring react-dom/server into the browser.",
      { path: "^src/", pathNot: "^src/gatsby-types" },
      { path: "^node_modules/gatsby-plugin-image", dependencyTypesNot: typesOnly },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
