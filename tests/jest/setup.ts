import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom lacks it, and tests in Node have no Element.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

// Loading the matchers takes half the time of a small test file. Other files that need them import them.
if (expect.getState().testPath?.endsWith(".tsx")) require("@testing-library/jest-dom");
