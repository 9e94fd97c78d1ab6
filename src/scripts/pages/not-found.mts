/** The inline script of the page for all that do not exist: the specification asks for the line in the console. */
import "./any.mjs";

console.warn(`404: there is no page at ${location.pathname}`);
