import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { copyFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

interface Place {
  port: number;
  /** The built site, as a whole path. */
  folder: string;
  /** The one place that the server may write to. */
  temporary: string;
}

/** A real server, or a host's own local one. */
export interface Host {
  name: string;
  command: string;
  /** The command that installs it. */
  install: string;
  /** Writes the server's configuration and returns the command's parameters. */
  prepare(place: Place): Promise<string[]>;
}

/** A text file of hosting/, with the built site's folder in its place. */
const recipe = (name: string, folder: string) =>
  readFileSync(join("hosting", name), "utf8").replaceAll("/srv/site/public", folder);

const nginx: Host = {
  name: "nginx",
  command: "nginx",
  install: "sudo apt-get install nginx libnginx-mod-http-brotli-static",
  async prepare({ port, folder, temporary }) {
    // Without TLS, and on this machine only; the site comes first, so it is the one that answers for any name.
    const site = recipe("nginx.conf", folder)
      .replace(/^ *(ssl_|listen \[::\]).*\n/gm, "")
      .replace(/listen .*;/g, `listen 127.0.0.1:${port};`)
      .replace("include mime.types", "include /etc/nginx/mime.types");
    const temporaryFiles = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    const lines = [
      "load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;",
      // Started by root, it would read as nobody, and nobody may not look into everybody's folders.
      process.getuid?.() === 0 ? "user root;" : "",
      `daemon off; error_log stderr warn; pid ${temporary}/nginx.pid; events {}`,
      `http { access_log off; ${temporaryFiles.map((kind) => `${kind}_temp_path ${temporary}/${kind};`).join(" ")}`,
      site,
      "}",
    ];
    await writeFile(join(temporary, "nginx.conf"), lines.join("\n"));
    return ["-p", temporary, "-c", join(temporary, "nginx.conf"), "-e", "stderr"];
  },
};

const caddy: Host = {
  name: "caddy",
  command: "caddy",
  install: "sudo apt-get install caddy",
  async prepare({ port, folder, temporary }) {
    const site = recipe("Caddyfile", folder)
      .replace(/^www\.example\.com/m, `http://localhost:${port}`)
      .replace(/^example\.com/m, `http://127.0.0.1:${port}`);
    await writeFile(join(temporary, "Caddyfile"), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
    return ["run", "--config", join(temporary, "Caddyfile"), "--adapter", "caddyfile"];
  },
};

/** Cloudflare's own runtime, which reads _headers and _redirects in public/. */
const cloudflare: Host = {
  name: "cloudflare",
  command: "wrangler",
  install: "npm install --global wrangler",
  async prepare({ port, folder, temporary }) {
    const address = ["--ip", "127.0.0.1", "--port", String(port), "--inspector-port", "0"];
    // A date that every runtime knows; the site runs no code there.
    const compatibility = ["--compatibility-date", "2025-01-01"];
    return ["pages", "dev", folder, ...address, "--persist-to", temporary, ...compatibility];
  },
};

/** Netlify's own local server, which reads the same two files. */
const netlify: Host = {
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

/** Debian keeps servers where only root looks. */
const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];

const pathOf = (command: string) =>
  folders.map((folder) => join(folder, command)).find((path) => existsSync(path));

const all = [nginx, caddy, cloudflare, netlify];
export const installed = all.filter(({ command }) => pathOf(command));
export const missing = all.filter((host) => !installed.includes(host));

export interface RunningHost {
  origin: string;
  stop(): Promise<void>;
}

/** Starts a host's server on this machine only, and waits until it answers. */
export async function startHost(host: Host, folder: string): Promise<RunningHost> {
  const port = await freePort();
  const temporary = await mkdtemp(join(tmpdir(), `host-${host.name}-`));
  const parameters = await host.prepare({ port, folder: resolve(folder), temporary });
  // Programs keep settings and logs at home; CI stops questions and statistics.
  const home = { HOME: temporary, XDG_CONFIG_HOME: temporary, XDG_DATA_HOME: temporary, CI: "1" };
  const child = spawn(pathOf(host.command) ?? host.command, parameters, {
    cwd: temporary,
    // A group of its own, so that what it starts ends with it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...home },
  });
  let words = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (words += text));
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(origin).catch(() => undefined))?.ok)
    if (child.exitCode !== null) throw new Error(`${host.name} did not start.\n${words}`);
  return {
    origin,
    stop: async () => {
      end(child);
      await ended;
      await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** The child and whatever it started. */
function end({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, "SIGTERM");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address ? address.port : 0;
}
