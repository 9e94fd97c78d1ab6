/** The direction of imports: see README, "The directories". */

const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The directories of src, from the top. A file may import from its own and from those below. */
const rows = [
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
];

/** What pages are made of. */
const inPages = ["components/", "layout/", "pages/", "pictures/", "planner/", "sections/", "templates/"];

/** The same for the directories of src/editor. */
const editorRows = [
  "start|App|build/",
  "screens/",
  "entry/",
  "forms/|preview/",
  "state/",
  "controls/",
  "store/",
  "change/",
  "site/",
];

/** The same for the directories of src/planner. What is tiled, and how, is worked out without what was typed. */
const plannerRows = ["sections/", "form/", "draw/", "format/", "amounts/", "set-out/", "room/"];

/** The same for the directories of src/content. */
const contentRows = ["answer/", "graphql/", "rules/", "derived/", "reading/", "types/", "fields/", "values/"];

const inContent = (...those) => ({ path: `^src/content/(${those.join("|")})` });

const inPlanner = (...those) => ({ path: `^src/planner/(${those.join("|")})` });

const inEditor = (...those) => ({ path: `^src/editor/(${those.join("|")})` });

const on = (...those) => ({ path: `^src/(${those.join("|")})` });

/** A row may import from itself and from the rows below it. */
const downwards = (name, comment, rowsFromTop, pathOf) =>
  rowsFromTop
    .slice(1)
    .map((row, above) => rule(name, comment, pathOf(row), pathOf(...rowsFromTop.slice(0, above + 1))));

const typesOnly = ["type-only"];

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      "no-circles",
      "Modules that import each other cannot be understood one by one.",
      {},
      { circular: true },
    ),
    ...downwards("nothing-up", "Imports run down.", rows, on),
    rule(
      "site-without-editor",
      "Only its plugin, which writes its page, and the tools, which serve it, know the editor.",
      { path: "^src/", pathNot: "^src/editor/" },
      on("editor/"),
    ),
    ...downwards(
      "nothing-up-in-the-editor",
      "Screens use entries, entries their form and preview, those the state of the editor, that the controls, stores and changes, and all of them the site.",
      editorRows,
      inEditor,
    ),
    ...downwards(
      "nothing-up-in-the-planner",
      "What was typed becomes a room, a room is set out, its pieces are counted, described and drawn.",
      plannerRows,
      inPlanner,
    ),
    ...downwards(
      "nothing-up-in-content",
      "Values know no content, fields no types, types no files, and only what is checked is worked out and asked for.",
      contentRows,
      inContent,
    ),
    rule(
      "site-without-tools",
      "Tools are for developing; an installation for production has none of their packages.",
      { path: "^(src/|gatsby-)" },
      { path: "^tools/", dependencyTypesNot: typesOnly },
    ),
    rule(
      "rules-without-browser",
      "The form's rules are plain functions; they know no time, storage or network.",
      on("quote-request/rules/"),
      on("quote-request/(draft|sending|form)/"),
    ),
    rule(
      "sending-without-view",
      "Sending and the draft serve the form, and do not know its view.",
      on("quote-request/(draft|sending)/"),
      on("quote-request/form/"),
    ),
    rule(
      "content-without-framework",
      "Content, addresses and head tags are plain functions.",
      { path: "^src/(content|routes|seo|planner)/", pathNot: "\\.tsx$|planner/(form/usePlanner|sections/)" },
      { path: "^node_modules/(react|gatsby|@emotion)" },
    ),
    rule(
      "no-schemas-in-pages",
      "Validation and answers to queries stay out of the pages' bundles, and with them zod and graphql.",
      on(...inPages),
      { path: "^src/content/(types|answer)/|^node_modules/zod/", dependencyTypesNot: typesOnly },
    ),
    rule(
      "pages-without-styles",
      "A page is a query, the order of its sections, and its head.",
      on("pages/", "templates/"),
      { path: "^src/theme/|^node_modules/@emotion/" },
    ),
    rule(
      "renderer-without-files",
      "Gatsby takes a page that imports fs to read files: it warns, and renders every page in every build.",
      on(...inPages, "gatsby/(replace-renderer|head-links)", "html", "scripts/"),
      { path: "^(node:)?(fs|https?|http2|child_process)$" },
    ),
    rule(
      "nobody-imports-data",
      "Pages get content by GraphQL, so that a change of words changes no script; tests read their own, or what was built.",
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
