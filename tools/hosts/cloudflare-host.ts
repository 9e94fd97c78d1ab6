import type { Host } from "./host";

/** Cloudflare's own runtime, which reads _headers and _redirects in public/. */
export const cloudflare: Host = {
  name: "cloudflare",
  command: "wrangler",
  install: "npm install --global wrangler",
  async prepare({ port, folder, temporary }) {
    const address = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
    // Of any day that every runtime knows: the site runs no code there.
    const compatibility = ["--compatibility-date", "2025-01-01"];
    return ["pages", "dev", folder, ...address, "--persist-to", temporary, ...compatibility];
  },
};
