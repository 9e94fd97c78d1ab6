const unit = require("./jest.config");

/** Tests over the built site in public/. */
module.exports = {
  ...unit,
  testPathIgnorePatterns: ["/node_modules/"],
  roots: ["<rootDir>/tests/site"],
  // What was built was built from data/, and these tests expect what it says.
  setupFiles: [],
  moduleNameMapper: {},
  // The structured data validator is an ES module.
  transformIgnorePatterns: ["/node_modules/(?!@adobe/)"],
};
