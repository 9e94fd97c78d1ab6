const site = require("./jest.site.config");

/** Tests of real servers over the built site in public/; `npm run test:hosts` names those that are not installed. */
module.exports = {
  ...site,
  roots: ["<rootDir>/tests/hosts"],
  testEnvironment: "node",
  setupFilesAfterEnv: [],
  // Emulators of hosts take a minute to start on a busy machine.
  testTimeout: 150_000,
};
