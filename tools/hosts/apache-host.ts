import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { apacheRecipe } from "../../src/post-build/hosting/recipes/apache-recipe";
import type { Host } from "./host";

/** Where Debian keeps them. */
const modulesFolder = "/usr/lib/apache2/modules";

const modules = ["mpm_event", "authz_core", "dir", "env", "headers", "mime", "rewrite", "setenvif"];

export const apache: Host = {
  name: "apache",
  command: "apache2",
  install: "sudo apt-get install apache2",
  async prepare({ port, folder, temporary }) {
    const file = join(temporary, "httpd.conf");
    await writeFile(
      file,
      [
        ...modules.map((name) => `LoadModule ${name}_module ${modulesFolder}/mod_${name}.so`),
        // Started by root, Apache wants to become somebody else.
        ...(process.getuid?.() === 0 ? ["User www-data", "Group www-data"] : []),
        `ServerRoot ${temporary}`,
        `DefaultRuntimeDir ${temporary}`,
        `PidFile ${temporary}/apache.pid`,
        // Node hands a socket on, which Apache cannot open by name.
        `ErrorLog "|/bin/cat"`,
        "TypesConfig /dev/null",
        "ServerName 127.0.0.1",
        `Listen 127.0.0.1:${port}`,
        apacheRecipe({ folder, preview: { port } }),
      ].join("\n"),
    );
    return ["-d", temporary, "-f", file, "-D", "FOREGROUND"];
  },
};
