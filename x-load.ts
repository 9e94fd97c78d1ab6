import { execFileSync } from "node:child_process";
import { readdirSync, statSync, writeFileSync, rmSync } from "node:fs";
import { caddy } from "./tools/hosts/caddy-host";
import { nginx } from "./tools/hosts/nginx-host";
import { startHost } from "./tools/hosts/start-host";
const files = readdirSync("public/static", { recursive: true, encoding: "utf8" }).filter((f) => f.endsWith(".avif")).map((f) => [f, statSync(`public/static/${f}`).size] as const).sort((a, b) => a[1] - b[1]);
const near = (size: number) => files.reduce((b, f) => (Math.abs(f[1] - size) < Math.abs(b[1] - size) ? f : b));
const [pic, size] = near(60_000);
const small = [near(8000), near(12000), near(20000), near(30000)].map(([f]) => `/static/${f}`);
const fonts = readdirSync("public/fonts").filter((f) => f.endsWith(".woff2")).map((f) => `/fonts/${f}`);
const mixed = ["/", "/early.js", ...fonts, ...small, `/static/${pic}`, "/areas/chelsea", "/services/floor-tiling", "/portfolio", ...small];
writeFileSync("public/one-line.txt", "One line.\n");
writeFileSync("/tmp/mixed.lua", `local p={${mixed.map((m) => `"${m}"`).join(",")}}\nlocal i=0\nrequest=function() i=i%#p+1 return wrk.format("GET",p[i]) end`);
console.log("picture", size, "mixed", mixed.length, "requests");
const run = (origin: string, path: string, extra: string[] = []) => {
  const out = execFileSync("wrk", ["-t1", "-c64", "-d4s", "--latency", "--timeout", "5s", "-H", "Accept-Encoding: br, gzip", ...extra, origin + path], { encoding: "utf8" });
  const rps = Number(/Requests\/sec:\s+([\d.]+)/.exec(out)?.[1]);
  const p99 = /99%\s+(\S+)/.exec(out)?.[1];
  const mb = /Transfer\/sec:\s+(\S+)/.exec(out)?.[1];
  const err = /(Socket errors.*)/.exec(out)?.[1] ?? "0"; const non = /Non-2xx.*: (\d+)/.exec(out)?.[1] ?? "0";
  return { rps, p99, mb, err, non };
};
(async () => {
  for (const host of [nginx, caddy]) {
    const h = await startHost(host, "public", host === nginx ? 9236 : 9237);
    for (let n = 0; n < 3; n++)
      for (const [kind, path, extra] of [["line", "/one-line.txt", []], ["page", "/", []], ["picture", `/static/${pic}`, []], ["mixed", "/", ["-s", "/tmp/mixed.lua"]]] as [string, string, string[]][])
        console.log(host.name, n, kind, JSON.stringify(run(h.origin, path, extra)), execFileSync("cut", ["-d ", "-f1", "/proc/loadavg"], { encoding: "utf8" }).trim());
    await h.stop();
  }
  rmSync("public/one-line.txt");
})();
