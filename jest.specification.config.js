const site = require("./jest.site.config");

/** The specification's own words and numbers, looked for in data/ and in the built site: no part of `npm test`. */
module.exports = { ...site, roots: ["<rootDir>/tests/specification"] };
