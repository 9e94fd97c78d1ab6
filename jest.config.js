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

/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  // Jest leaves one core idle unless told otherwise; on two cores that is half the time.
  maxWorkers: "100%",
  // The source is among them, so that `jest --findRelatedTests src/…` knows who imports it.
  roots: ["<rootDir>/src", "<rootDir>/tests", "<rootDir>/tools", "<rootDir>/bench"],
  // Playwright's, in tests/editor and tests/browser, are named *.spec.ts.
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/tests/browser/",
    "<rootDir>/tests/edited-site/",
    "<rootDir>/tests/engines/",
    "<rootDir>/tests/hosts/",
    "<rootDir>/tests/site/",
    "<rootDir>/tests/specification/",
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: { "^.+\\.m?[jt]sx?$": compiled },
  transformIgnorePatterns: ["/node_modules/(?!(lucide-react|react-error-boundary)/)"],
  moduleNameMapper: {
    "^gatsby$": "<rootDir>/tests/jest/gatsby.tsx",
    "^@testing-library/dom$": "<rootDir>/tests/jest/testing-library-dom.js",
    // What the source takes from data/ while it is bundled, tests take from the content that is theirs.
    "^(?:\\.\\./)+data/(.+)$": "<rootDir>/tests/fixtures/content/$1",
  },
  // Long on purpose: the unit tests run beside the build, and machines are busy.
  testTimeout: 20_000,
  globals: { __PATH_PREFIX__: "" },
  setupFiles: ["<rootDir>/tests/jest/refuse-data.ts"],
  setupFilesAfterEnv: ["<rootDir>/tests/jest/setup.ts"],
};
