const unit = require("./jest.config");

/** The structured data validator is an ES module with private methods, which Node 20 runs as they are. */
const modulesOnly = ["babel-jest", { presets: [["@babel/preset-env", { targets: { node: "current" } }]] }];

/** Tests over the built site in public/. */
module.exports = {
  ...unit,
  testPathIgnorePatterns: ["/node_modules/"],
  roots: ["<rootDir>/tests/site"],
  // What was built was built from data/, and these tests expect what it says.
  setupFiles: [],
  moduleNameMapper: {},
  transform: { "node_modules/@adobe/": modulesOnly, ...unit.transform },
  transformIgnorePatterns: ["/node_modules/(?!(@adobe|react-error-boundary)/)"],
};
