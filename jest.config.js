/** Compiles as Gatsby does, automatic JSX through Emotion, in a quarter less of the processor's time than Babel. */
const compiled = [
  "@swc/jest",
  {
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      transform: { react: { runtime: "automatic", importSource: "@emotion/react" } },
      target: "es2022",
    },
  },
];

/** For patterns, into which Jest puts <rootDir> unescaped. tools/check-folder-name.mjs refuses names with any other such sign. */
const here = __dirname.replace(/[$^+]/g, "\\$&");

/** What all projects share. */
const shared = {
  testEnvironment: "jsdom",
  modulePathIgnorePatterns: [`${here}/.cache/`, `${here}/public/`],
  transform: { "^.+\\.m?[jt]sx?$": compiled },
  // This has ES modules.
  transformIgnorePatterns: ["/node_modules/(?!lucide-react/)"],
  // Gatsby takes its tag out of the pages that it compiles; here it returns the query.
  moduleNameMapper: { "^gatsby$": "<rootDir>/src/content/answer/page-queries.ts" },
  // Playwright's are named *.spec.ts.
  testMatch: ["**/*.test.{ts,tsx}"],
};

/** Tests over the built site in public/, which expect what data/ says. */
const built = (name) => ({ ...shared, displayName: name, roots: [`<rootDir>/tests/${name}`] });

/** Tests that need no build. */
const unit = {
  ...shared,
  displayName: "unit",
  // The source is among them, so that `jest --findRelatedTests src/…` knows who imports it.
  roots: ["<rootDir>/src", "<rootDir>/tests", "<rootDir>/tools"],
  testPathIgnorePatterns: ["/node_modules/", `${here}/tests/(browser|own-site|site|specification)/`],
  moduleNameMapper: { ...shared.moduleNameMapper, "^fast-check$": "<rootDir>/tests/jest/fast-check.js" },
  setupFilesAfterEnv: ["<rootDir>/tests/jest/setup.ts"],
};

/** @type {import("jest").Config} */
module.exports = {
  // Long on purpose: the unit tests run beside the build, and machines are busy.
  testTimeout: 120_000,
  projects: [
    unit,
    { ...built("site"), setupFiles: ["<rootDir>/tests/site/read-settings.ts"] },
    built("specification"),
    // Inside the site that tests/own-site/test-own-site.ts makes.
    built("own-site"),
  ],
};
