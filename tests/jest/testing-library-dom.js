const dom = require("../../node_modules/@testing-library/dom");

// The default is a second, and a machine that also builds can stall for longer.
dom.configure({ asyncUtilTimeout: 10_000 });

module.exports = dom;
