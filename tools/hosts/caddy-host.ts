import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { caddyRecipe } from "../../src/post-build/hosting/recipes/caddy-recipe";
import type { Host } from "./host";

export const caddy: Host = {
  name: "caddy",
  command: "caddy",
  install: "sudo apt-get install caddy",
  async prepare({ port, folder, temporary }) {
    const file = join(temporary, "Caddyfile");
    await writeFile(file, caddyRecipe({ folder, preview: { port } }));
    return ["run", "--config", file, "--adapter", "caddyfile"];
  },
};
