import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/** The build read its settings from this file, and each page's policy names the mail service in them. As in a build, the environment comes first. */
const file = ".env.production";

if (existsSync(file)) Object.assign(process.env, { ...parseEnv(readFileSync(file, "utf8")), ...process.env });
