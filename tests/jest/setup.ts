import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";

Object.assign(globalThis, { TextDecoder, TextEncoder });

// jsdom scrolls nothing; some tests run without it.
if (typeof Element !== "undefined") Element.prototype.scrollIntoView ??= () => undefined;
