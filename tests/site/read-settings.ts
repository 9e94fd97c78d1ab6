import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The pages were built with the settings of this file: their policy names the mail service. */
const file = ".env.production";

if (existsSync(file)) Object.assign(process.env, parseEnv(readFileSync(file, "utf8")));
