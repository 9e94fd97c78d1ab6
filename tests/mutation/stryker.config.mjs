/**
 * One room of the source at a time, against the tests that mirror it: ROOM=src/seo. All the tests that know a file of the
 * content are most of the suite; a run of those that mirror it takes a few seconds.
 */
const { ROOM: room = "src/seo" } = process.env;

/** Rooms whose work is seen where another one calls for it. */
const alsoTestedIn = {
  "src/post-build/html": ["gatsby/node/on-post-build.test.ts"],
};

/**
 * Rooms whose work is done once, before their tests or, as a schema's, while a file is read: Stryker cannot tell which
 * test a line belongs to, and tries all of them.
 */
const doneOnce = ["src/post-build/hosting", "src/post-build/icons", "src/quote-request/rules"];
const isDoneOnce = doneOnce.includes(room);

const tests = [
  `${room.replace(/^src\//, "")}/**/*.test.{ts,tsx}`,
  ...Object.entries(alsoTestedIn).flatMap(([part, others]) => (room.startsWith(part) ? others : [])),
];

/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  packageManager: "npm",
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: {
    projectType: "custom",
    configFile: "jest.config.js",
    config: { testMatch: tests.map((test) => `<rootDir>/tests/${test}`) },
  },
  mutate: [`${room}/**/*.ts`],
  concurrency: 1,
  ignorePatterns: [
    "/.cache",
    "/public",
    "/pictures",
    "/data",
    "/test-results",
    "/tests/mutation/node_modules",
  ],
  // What runs while a file is read would be tried against every test.
  ignoreStatic: !isDoneOnce,
  coverageAnalysis: isDoneOnce ? "all" : "perTest",
  buildCommand: "node tests/mutation/prepare-sandbox.mjs",
  reporters: ["clear-text", "json", "html", "progress-append-only"],
  htmlReporter: { fileName: `test-results/mutation/${room.replaceAll("/", "-")}.html` },
  jsonReporter: { fileName: `test-results/mutation/${room.replaceAll("/", "-")}.json` },
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: "test-results/stryker",
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
};
