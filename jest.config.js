/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  // Jest leaves one core idle unless told otherwise; on two cores that is half the time.
  maxWorkers: "100%",
  // The source is among them, so that `jest --findRelatedTests src/…` knows who imports it.
  roots: ["<rootDir>/src", "<rootDir>/tests", "<rootDir>/tools", "<rootDir>/bench"],
  // Playwright's, in tests/cms and tests/browser, are named *.spec.ts.
  testMatch: ["**/*.test.{ts,tsx}"],
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/tests/browser/",
    "<rootDir>/tests/hosts/",
    "<rootDir>/tests/site/",
  ],
  modulePathIgnorePatterns: ["<rootDir>/.cache/", "<rootDir>/public/"],
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/tests/jest/babel-transform.js" },
  transformIgnorePatterns: ["/node_modules/(?!(react-error-boundary)/)"],
  moduleNameMapper: { "^gatsby$": "<rootDir>/tests/jest/gatsby.tsx" },
  globals: { __PATH_PREFIX__: "" },
  setupFilesAfterEnv: ["<rootDir>/tests/jest/setup.ts"],
};
