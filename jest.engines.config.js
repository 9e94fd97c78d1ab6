const site = require("./jest.site.config");

/** Flows over the built site in public/ in other engines; `npm run test:engines` names those that are not installed. */
module.exports = {
  ...site,
  roots: ["<rootDir>/tests/engines"],
  testEnvironment: "node",
  setupFilesAfterEnv: [],
  testTimeout: 60_000,
};
