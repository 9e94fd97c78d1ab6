/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkPages } from "../../../src/post-build/checks/check-pages";
import { damaged, finishedPage, site } from "../finished-page";

const path = "/areas/chelsea";
const whole = finishedPage();
const broken = damaged(whole, ' lang="en-GB"', "");
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "checked-pages-"));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** What stops a build that wrote these pages; nothing, if they may be published. */
async function stopOf(...pages: readonly string[]): Promise<string | undefined> {
  const written = pages.map((html, index) => {
    const file = join(folder, `${index}.html`);
    writeFileSync(file, html);
    return { path, file };
  });
  return checkPages(written, site).then(
    () => undefined,
    ({ message }: Error) => message,
  );
}

describe("The pages that a build wrote", () => {
  it("may be published where all of them are in order", async () => {
    expect(await stopOf(whole, whole)).toBeUndefined();
  });

  it("stop the build with each fault and its page", async () => {
    expect(await stopOf(broken, whole, damaged(whole, 'name="viewport"', 'name="window"'))).toBe(
      [
        "Built pages are not fit to publish:",
        `${path} does not say its language`,
        `${path} has 0 viewports`,
      ].join("\n  "),
    );
  });

  it("have twenty faults shown, and the others counted", async () => {
    const twenty = Array.from({ length: 20 }, () => broken);
    expect((await stopOf(...twenty))?.split("\n  ")).toHaveLength(21);
    const lines = (await stopOf(...twenty, broken, broken))?.split("\n  ");
    expect(lines).toHaveLength(22);
    expect(lines?.at(-1)).toBe("and 2 more");
  });
});
