/** Compiles JSX for Emotion, as Gatsby does. swc takes three quarters of Babel's processor time. */
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

const shared = {
  transform: { "^.+\\.m?[jt]sx?$": compiled },
  // lucide-react consists of ES modules, which Jest cannot load uncompiled.
  transformIgnorePatterns: ["/node_modules/(?!lucide-react/)"],
  // Gatsby removes its `graphql` tag from the pages that it compiles; in tests the tag returns the query.
  moduleNameMapper: { "^gatsby$": "<rootDir>/src/content/answer/page-queries.ts" },
};

/** A suite that reads the built site in public/. Playwright's tests are named *.spec.ts. */
const built = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: "jsdom",
  // Not the suite's own folder: Jest refuses a root that is missing, and `npm run start-fresh` removes tests/specification.
  roots: ["<rootDir>/tests"],
  testMatch: [`<rootDir>/tests/${name}/**/*.test.ts`],
});

/** Tests that need no build. */
const unit = {
  ...shared,
  displayName: "unit",
  // `jest --findRelatedTests src/…` follows the imports of files in these folders.
  roots: ["<rootDir>/src", "<rootDir>/tools", "<rootDir>/tests/unit", "<rootDir>/tests/support"],
  moduleNameMapper: { ...shared.moduleNameMapper, "^fast-check$": "<rootDir>/tests/support/fast-check.js" },
  setupFilesAfterEnv: ["<rootDir>/tests/support/jest-setup.ts"],
};

/** @type {import("jest").Config} */
module.exports = {
  // Long, because a busy machine is slow.
  testTimeout: 120_000,
  projects: [
    // A document takes half a second, so a *.test.ts that needs one asks for it: @jest-environment jsdom.
    { ...unit, testEnvironment: "node", testMatch: ["**/*.test.ts"] },
    { ...unit, testEnvironment: "jsdom", testMatch: ["**/*.test.tsx"] },
    { ...built("site"), setupFiles: ["<rootDir>/tests/site/read-settings.ts"] },
    built("specification"),
    // tests/own-site/test-own-site.ts runs this suite, in the site that it makes.
    built("own-site"),
  ],
};
