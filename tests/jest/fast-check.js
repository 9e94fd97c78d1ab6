const fc = require("../../node_modules/fast-check/lib/cjs/fast-check.js");

// No run of `npm test` is red by chance. `npm run test:random` looks further, and what it finds becomes an example.
fc.configureGlobal({ seed: globalThis.newSeed ? Date.now() : 1 });

const assert = (property, options = {}) => {
  const { numRuns = 100 } = options;
  return fc.assert(property, { ...options, numRuns: globalThis.newSeed ? numRuns * 10 : numRuns });
};

module.exports = { __esModule: true, ...fc, default: { ...fc, assert } };
