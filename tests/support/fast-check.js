const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

// One fixed seed: no run is red by chance. Not in setup.ts, because loading fast-check takes longer than most test files.
fc.configureGlobal({ seed: 1 });

module.exports = fc;
