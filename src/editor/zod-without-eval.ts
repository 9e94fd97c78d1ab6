import { config } from "zod/mini";

// Imported first: a schema asks for this when it is made. Zod would try `new Function`, which the page's policy refuses and
// Firefox reports as an error.
config({ jitless: true });
