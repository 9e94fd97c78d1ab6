const site = require("./jest.site.config");

/** A copy of the site that an editor has worked on in the CMS, built: a suite of its own, as it takes a second cold build. */
module.exports = { ...site, roots: ["<rootDir>/tests/edited-site"] };
