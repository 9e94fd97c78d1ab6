import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { copySite } from "../editor/site-copy";
import { faqs, first } from "../published/published-content";
import { firefox } from "./firefox";
import { see, shown, tap, type Visit } from "./visit";
import { webkit } from "./webkit";

jest.setTimeout(120_000);

const port = 9130;
const entry = `faqs/${first(faqs).slug}`;
const endKey = "\uE010";
const folder = mkdtempSync(join(tmpdir(), "site-to-edit-"));

let server: ChildProcess;

beforeAll(async () => {
  copySite(folder);
  server = spawn("node", ["--import", "tsx", "tools/serve-editor.ts"], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), PUBLIC: resolve("public") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (server.stdout) await once(server.stdout, "data");
});

afterAll(async () => {
  server.kill();
  await once(server, "exit");
  rmSync(folder, { recursive: true });
});

describe.each([firefox, webkit].filter(({ isInstalled }) => isInstalled))("The editor in $name", (engine) => {
  let visit: Visit;

  beforeAll(async () => {
    visit = await engine.start({ width: 1280, height: 900 });
    await visit.open(`http://localhost:${port}/admin/`);
  });

  afterAll(() => visit?.end());

  it.each(["Company", "Areas", "Portfolio", "Questions", "Pictures", "Start"])(
    "opens %s from its menu",
    async (name) => {
      await tap(visit, "nav a", name);
      await see(visit, shown("nav a[aria-current]", name));
      await see(visit, shown("h1"));
      expect(await visit.evaluate(`Boolean(${shown("[role=alert]:not(:empty)")})`)).toBe(false);
    },
  );

  it("publishes a changed question", async () => {
    await visit.open(`http://localhost:${port}/admin/#/${entry}`);
    await tap(visit, "[name=question]");
    await visit.type(`${endKey} Tried in ${engine.name}.`);
    await tap(visit, "button", "Publish");
    await see(
      visit,
      `[...document.querySelectorAll("[role=status]")].some(({ textContent }) => textContent.startsWith("Published."))`,
    );
    const { question } = JSON.parse(readFileSync(join(folder, `data/${entry}.json`), "utf8"));
    expect(question).toContain(`Tried in ${engine.name}.`);
  });

  it("complains of nothing in its console", () => {
    expect(visit.complaints()).toEqual([]);
  });
});
