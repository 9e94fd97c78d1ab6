import { config } from "zod/mini";

// Import this first, because a schema reads the setting when it is made. Without it, zod tries `new Function`, which the
// page's policy refuses and Firefox reports as an error.
config({ jitless: true });
