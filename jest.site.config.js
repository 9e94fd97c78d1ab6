const unit = require("./jest.config");

/** Tests over the built site in public/. */
module.exports = { ...unit, testPathIgnorePatterns: ["/node_modules/"], roots: ["<rootDir>/tests/site"] };
