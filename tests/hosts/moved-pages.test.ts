import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Redirect } from "../../src/post-build/hosting/redirects";
import { writeHostFiles } from "../../src/post-build/hosting/write-host-files";
import { ask } from "../../tools/check-live/ask";
import { findCommand } from "../../tools/hosts/find-command";
import { hosts } from "../../tools/hosts/hosts";
import { startHost } from "../../tools/hosts/start-host";
import { freePort } from "./free-port";

const company = { website: "https://tiles.example", email: "office@tiles.example" };
const installed = hosts.filter(({ command }) => findCommand(command));

/** A small built site whose content says that these pages moved; a host that is handed it must start. */
async function siteWith(moved: readonly Redirect[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "moved-pages-"));
  // Apache, started by root, reads as somebody else.
  await chmod(folder, 0o755);
  await mkdir(join(folder, "areas"));
  for (const page of ["index.html", "404.html", "areas/strand.html"])
    await writeFile(join(folder, page), `<!DOCTYPE html><title>${page}</title>`);
  await writeHostFiles(folder, company, moved, new Date());
  return folder;
}

describe.each(installed.map((host) => [host.name, host] as const))("On %s", (_name, host) => {
  const answersOf = async (moved: readonly Redirect[], paths: readonly string[]) => {
    const folder = await siteWith(moved);
    const { origin, stop } = await startHost(host, folder, await freePort());
    const answers = await Promise.all(paths.map((path) => ask(origin, path)));
    await stop();
    await rm(folder, { recursive: true });
    return answers.map(({ status, headers }) => [status, headers.location?.replace(origin, "")]);
  };

  it("a page that moved leads for good to where it is", async () => {
    const moved = [{ from: "/areas/aldwych", to: "/areas/strand" }];
    const [plain, asked, target] = await answersOf(moved, [
      "/areas/aldwych",
      "/areas/aldwych?utm_source=flyer",
      "/areas/strand",
    ]);
    expect([301, 308]).toContain(plain?.[0]);
    expect(plain?.[1]).toBe("/areas/strand");
    expect(asked?.[1]).toMatch(/^\/areas\/strand(\?utm_source=flyer)?$/);
    expect(target).toEqual([200, undefined]);
  });

  it("a site of which no page moved is served", async () => {
    expect(await answersOf([], ["/", "/areas/strand"])).toEqual([
      [200, undefined],
      [200, undefined],
    ]);
  });
});
