import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lacks this method. Tests without a document have no Element.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

// Loading these two takes half the time of a small test file, so only tests of components load them.
if (expect.getState().testPath?.endsWith(".tsx")) {
  require("@testing-library/jest-dom");
  // The default of one second is too short on a machine that also builds.
  require("@testing-library/react").configure({ asyncUtilTimeout: 10_000 });
}
