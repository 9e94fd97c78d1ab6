const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

// A fixed seed, so that no run fails by chance. jest-setup.ts does not set it, because loading fast-check takes longer than most test files.
fc.configureGlobal({ seed: 1 });

module.exports = fc;
