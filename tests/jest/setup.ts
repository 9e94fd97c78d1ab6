import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom scrolls nothing; some tests run without it.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;

// Loading its matchers is half of what a small file costs: what renders nothing asks for them itself, by an import.
if (expect.getState().testPath?.endsWith(".tsx")) require("@testing-library/jest-dom");
