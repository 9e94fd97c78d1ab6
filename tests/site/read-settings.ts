import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The pages were built with these settings: their policy names the mail service. As in a build, the environment comes first. */
const file = ".env.production";

if (existsSync(file)) Object.assign(process.env, { ...parseEnv(readFileSync(file, "utf8")), ...process.env });
