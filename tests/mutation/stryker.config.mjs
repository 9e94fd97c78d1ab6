/** @type {import("@stryker-mutator/api/core").PartialStrykerOptions} */
export default {
  packageManager: "npm",
  testRunner: "jest",
  plugins: ["@stryker-mutator/jest-runner"],
  jest: { projectType: "custom", configFile: "jest.config.js" },
  mutate: [
    "src/quote-request/{rules,adapters}/**/*.ts",
    "src/content/rules/**/*.ts",
    "src/hydration/**/*.ts",
    "src/post-build/**/*.ts",
    "src/seo/**/*.ts",
  ],
  ignorePatterns: [".cache", "public", "pictures", "test-results", "tests/mutation/node_modules"],
  // What runs once, when a file is read, would be tried against every test.
  ignoreStatic: true,
  buildCommand: "node tests/mutation/prepare-sandbox.mjs",
  reporters: ["clear-text", "html", "progress-append-only"],
  htmlReporter: { fileName: "test-results/mutation.html" },
  clearTextReporter: { logTests: false, allowColor: false },
  tempDirName: "test-results/mutation",
  timeoutMS: 20_000,
  dryRunTimeoutMinutes: 30,
};
