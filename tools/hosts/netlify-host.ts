import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import type { Host } from "./host";

/** Netlify's own local server, which reads _headers and _redirects in public/. */
export const netlify: Host = {
  name: "netlify",
  command: "netlify",
  install: "npm install --global netlify-cli",
  async prepare({ port, folder, temporary }) {
    await copyFile("netlify.toml", join(temporary, "netlify.toml"));
    // There are no edge functions; to run some it would fetch a whole runtime first.
    const noEdgeFunctions = "--internal-disable-edge-functions";
    return ["dev", noEdgeFunctions, "--dir", folder, "--port", String(port), "--offline", "--no-open"];
  },
};
