const dom = require("../../node_modules/@testing-library/dom");

// A second unless told otherwise, and a machine that builds beside the tests has stood still for longer.
dom.configure({ asyncUtilTimeout: 10_000 });

module.exports = dom;
