// The directions of imports: README, "The directories".

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Paths below a directory. */
const within = (directory, parts) => ({ path: `^${directory}/(${parts.join("|")})` });

const inSrc = (...parts) => within("src", parts);

/** Layers of a directory, the topmost first. A file may import from its own layer and from those below. */
const layers = (name, comment, directory, fromTop) =>
  fromTop
    .slice(1)
    .map((layer, index) =>
      rule(name, comment, within(directory, [layer]), within(directory, fromTop.slice(0, index + 1))),
    );

/** The parts of src from which pages are made. */
const inPages = ["components/", "layout/", "pages/", "pictures/", "planner/", "sections/", "templates/"];

const typesOnly = ["type-only"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      "no-cycles",
      "Modules that import each other can only be understood together.",
      {},
      { circular: true },
    ),
    ...layers("src-from-top-to-bottom", "A file imports from its own layer or from those below.", "src", [
      "gatsby/|html",
      "page-script|inline-script",
      "editor/",
      "pages/|templates/",
      "sections/",
      "layout/",
      "planner/",
      "quote-request/",
      "pictures/",
      "components/",
      "seo/",
      "theme/|scripts/",
      "content/",
      "routes|non-null-fields",
    ]),
    rule(
      "site-without-editor",
      "Only plugins/editor and the tools import the editor, so the site builds without it.",
      { path: "^src/", pathNot: "^src/editor/" },
      inSrc("editor/"),
    ),
    ...layers(
      "editor-from-top-to-bottom",
      "Screens show an entry, an entry has a form and a preview, and these use controls and the state, which uses stores, changes and the site.",
      "src/editor",
      [
        "start|App|build/",
        "screens/",
        "entry/",
        "forms/|preview/",
        "controls/",
        "state/",
        "store/",
        "change/",
        "site/",
      ],
    ),
    ...layers(
      "planner-from-top-to-bottom",
      "A typed room is set out, its pieces are counted, and the result is described and drawn. None of these knows the form.",
      "src/planner",
      ["sections/", "form/", "draw/", "format/", "amounts/", "set-out/", "room/"],
    ),
    ...layers(
      "content-from-top-to-bottom",
      "Values know no content, fields no types, and types no files. Queries are answered from checked content only.",
      "src/content",
      ["answer/", "graphql/", "rules/", "derived/", "reading/", "types/", "fields/", "values/"],
    ),
    rule(
      "site-without-tools",
      "Tools need packages that an installation for production lacks.",
      { path: "^(src/|gatsby-)" },
      { path: "^tools/", dependencyTypesNot: typesOnly },
    ),
    rule(
      "rules-without-browser",
      "The form's rules are plain functions; they know no time, storage or network.",
      inSrc("quote-request/rules/"),
      inSrc("quote-request/(draft|sending|form)/"),
    ),
    rule(
      "sending-without-view",
      "Sending and the draft serve the form, and do not know its view.",
      inSrc("quote-request/(draft|sending)/"),
      inSrc("quote-request/form/"),
    ),
    rule(
      "content-without-framework",
      "Content, addresses and head tags are plain functions.",
      { path: "^src/(content|routes|seo|planner)/", pathNot: "\\.tsx$|planner/(form/usePlanner|sections/)" },
      { path: "^node_modules/(react|gatsby|@emotion)" },
    ),
    rule("no-schemas-in-pages", "zod and graphql stay out of the pages' scripts.", inSrc(...inPages), {
      path: "^src/content/(types|answer|graphql)/|^node_modules/zod/",
      dependencyTypesNot: typesOnly,
    }),
    rule(
      "pages-without-styles",
      "A page is a query, the order of its sections, and its head.",
      inSrc("pages/", "templates/"),
      { path: "^src/theme/|^node_modules/@emotion/" },
    ),
    rule(
      "renderer-without-files",
      "If a page imports fs, Gatsby warns, and renders every page in every build.",
      inSrc(...inPages, "gatsby/(replace-renderer|head-links)", "html", "scripts/"),
      { path: "^(node:)?(fs|https?|http2|child_process)$" },
    ),
    rule(
      "no-imports-of-data",
      "Pages get content by GraphQL, so that a change of words changes no script. Tests read fixtures, or what was built.",
      { path: "^(src|tests)/" },
      { path: "^data/" },
    ),
    rule(
      "production-dependencies-only",
      "`npm ci --omit=dev && npm run build` must build.",
      { path: "^(src/|gatsby-)" },
      { dependencyTypes: ["npm-dev"], dependencyTypesNot: typesOnly },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".json"] },
  },
};
