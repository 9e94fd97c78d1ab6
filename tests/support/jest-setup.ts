import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lacks it, and tests in Node have no Element.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

// Loading these takes half the time of a small test file. Other files that need the matchers import them.
if (expect.getState().testPath?.endsWith(".tsx")) {
  require("@testing-library/jest-dom");
  // The default is a second, and a machine that also builds can stall for longer.
  require("@testing-library/react").configure({ asyncUtilTimeout: 10_000 });
}
