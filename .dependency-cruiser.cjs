/** Which room may know which: see README, "The rooms". Arrows that are not forbidden here are allowed. */

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Reads as: files in `room` may import, of our own code, only what lies in `known`. */
const knowsOnly = (room, known, comment, from = {}) =>
  rule(
    `${room}-knows-only-its-own`,
    comment,
    { path: `^src/${room}/`, ...from },
    { path: "^(src|tools|bench|data)/", pathNot: `^(src/)?(${[room, ...known].join("|")})` },
  );

const typesOnly = ["type-only"];

/** What views may import of the content: words and types, no schemas. */
const contentWords = "content/(fields/placeholders|types/checked|derived/clock)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule("no-circles", "A circle has no beginning for a reader.", {}, { circular: true }),
    knowsOnly("routes", [], "Addresses come from nothing else."),
    knowsOnly("page-tree", [], "HTML is read and changed without knowing whose it is."),
    knowsOnly("theme", [], "Tokens and global styles know nothing of ours."),
    knowsOnly(
      "hydration",
      ["routes/", "page-tree/"],
      "When React starts has nothing to do with what a page shows.",
    ),
    knowsOnly("content", ["routes/"], "Content is checked without Gatsby and React."),
    knowsOnly("seo", ["routes/"], "Head tags come from facts that are handed in."),
    knowsOnly(
      "components",
      ["theme/", "routes/", "hydration/", "content/fields/icon-names"],
      "Components know no content but the names of icons.",
    ),
    knowsOnly(
      "post-build",
      [
        "content/",
        "hydration/",
        "open-now/open-now",
        "page-tree/",
        "quote-request/adapters/forget-old-attempts",
        "routes/",
        "theme/",
      ],
      "What Gatsby built is made ready to publish.",
    ),
    knowsOnly(
      "quote-request",
      ["components/", "hydration/", "theme/", contentWords],
      "The form knows nothing of the rest of the site.",
    ),
    knowsOnly(
      "postcode-check",
      ["components/", "hydration/", "routes/", "theme/", contentWords],
      "The postcode check knows nothing of the rest of the site.",
    ),
    knowsOnly("open-now", ["theme/", contentWords], "Whether the company is open is told by itself."),
    knowsOnly(
      "layout",
      ["components/", "hydration/", "open-now/OpenNow", "theme/", "seo/", "routes/", contentWords],
      "The frame fits every page.",
    ),
    knowsOnly(
      "sections",
      [
        "components/",
        "hydration/",
        "open-now/OpenNow",
        "postcode-check/PostcodeCheck",
        "theme/",
        "quote-request/QuoteRequestPanel",
        "routes/",
        contentWords,
      ],
      "A section does not know which page shows it.",
    ),
    knowsOnly(
      "editor",
      [
        "components/",
        "content/",
        "layout/",
        "open-now/",
        "pages/",
        "routes/",
        "sections/",
        "templates/",
        "theme/",
        "quote-request/form/useQuoteRequest",
        "quote-request/rules/quote-request",
      ],
      "The editor is made from the content's schemas, and shows what the site shows.",
    ),
    rule(
      "editor-rooms",
      "Rules of a change and stores know nothing of screens; controls and forms nothing of what they are used for.",
      { path: "^src/editor/(change|store|controls|forms|lists|pictures|dialogs)/" },
      { path: "^src/editor/(entry|shell)/" },
    ),
    rule(
      "editor-rules",
      "Rules of a change and stores are plain functions.",
      { path: "^src/editor/(change|store)/" },
      { path: "^(src/editor/(state|controls|forms|lists|pictures|dialogs|preview)/|node_modules/react)" },
    ),
    knowsOnly(
      "gatsby",
      [
        "editor/build/",
        "components/",
        "content/",
        "hydration/",
        "layout/",
        "post-build/",
        "postcode-check/postcode-book",
        "quote-request/(adapters/mail-settings|load-quote-form)",
        "routes/",
        "theme/",
        "tools/develop-middleware",
      ],
      "Gatsby's hooks hand on to the rooms that do the work.",
    ),
    rule(
      "no-schemas-in-pages",
      "Validation runs while building; zod's schemas stay out of the pages' bundles.",
      {
        path: "^src/(components|layout|open-now|pages|postcode-check|quote-request|sections|seo|templates|theme)/",
      },
      { path: "^src/content/", pathNot: `^src/${contentWords}`, dependencyTypesNot: typesOnly },
    ),
    rule(
      "nothing-imports-pages",
      "Pages and templates are where the way ends.",
      { path: "^src/", pathNot: "^src/(pages|templates|gatsby|editor)/" },
      { path: "^src/(pages|templates)/" },
    ),
    rule(
      "content-without-framework",
      "Content, addresses and head tags are plain functions.",
      { path: "^src/(content|routes|seo)/", pathNot: "^src/seo/HeadTags" },
      { path: "^node_modules/(react|gatsby|@emotion)" },
    ),
    rule(
      "one-door-to-the-mail-client",
      "@emailjs/browser is imported lazily, in one file.",
      { path: "^src/", pathNot: "^src/quote-request/adapters/(browser-adapters|mail-client)" },
      { path: "^node_modules/@emailjs" },
    ),
    rule(
      "tests-know-no-data",
      "An editor's change breaks no test: unit tests read tests/fixtures/content, the others what was built.",
      { path: "^tests/" },
      { path: "^data/" },
    ),
    rule(
      "production-dependencies-only",
      "`npm ci --omit=dev && npm run build` must build.",
      { path: "^(src/|gatsby-|tools/develop-middleware)" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: typesOnly },
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
