import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { nginxRecipe } from "../../src/post-build/hosting/recipes/nginx-recipe";
import type { Host } from "./host";

/** Debian's; nginx answers without brotli where it is missing. */
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const kindsOfTemporaryFiles = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];

export const nginx: Host = {
  name: "nginx",
  command: "nginx",
  install: "sudo apt-get install nginx libnginx-mod-http-brotli-static",
  async prepare({ port, folder, temporary }) {
    const brotli = existsSync(brotliModule);
    const file = join(temporary, "nginx.conf");
    await writeFile(join(temporary, "site.conf"), nginxRecipe({ folder, preview: { port }, brotli }));
    await writeFile(
      file,
      [
        brotli ? `load_module ${brotliModule};` : "",
        // Started by root, it would read as nobody, and nobody may not look into everybody's folders.
        process.getuid?.() === 0 ? "user root;" : "",
        "daemon off;",
        "error_log stderr warn;",
        `pid ${temporary}/nginx.pid;`,
        "events {}",
        "http {",
        "access_log off;",
        ...kindsOfTemporaryFiles.map((kind) => `${kind}_temp_path ${temporary}/${kind};`),
        `include ${temporary}/site.conf;`,
        "}",
        "",
      ].join("\n"),
    );
    return ["-p", temporary, "-c", file, "-e", "stderr"];
  },
};
