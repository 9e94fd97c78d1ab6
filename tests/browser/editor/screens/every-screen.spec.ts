import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  type ContentType,
  contentTypeNames,
  contentTypes,
} from "../../../../src/content/types/content-types";
import { groups } from "../../../../src/editor/state/groups";
import { axeFaultsOf } from "../../support/axe";
import { sidewaysScroll } from "../../support/positions";
import { editedSite } from "../edited-site";
import { open, test } from "../editing";

const types = contentTypeNames.map((name): ContentType => contentTypes[name]);
const stored = types.map(({ storedIn }) => storedIn);
const pages = stored.flatMap((storedIn) => ("file" in storedIn ? storedIn.file.replace(/\.json$/, "") : []));
const folders = stored.flatMap((storedIn) => ("folder" in storedIn ? storedIn.folder : []));

/** The addresses of the first entry of a folder, if it has one, and of a new one. */
function entriesOf(folder: string): string[] {
  const path = join(editedSite, "data", folder);
  const files = existsSync(path) ? readdirSync(path).filter((file) => file.endsWith(".json")) : [];
  return [...files.slice(0, 1), "~new"].map((file) => `${folder}/${file.replace(/\.json$/, "")}`);
}

/** One test for several addresses, because loading the editor for each would take longer than the checks. */
async function expectFaultless(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await test.step(address, () => expectFaultlessScreen(page, address));
}

async function expectFaultlessScreen(page: Page, address: string): Promise<void> {
  await open(page, address);
  await expect(page.getByText(/^(Reading|Loading|Opening…)/)).toHaveCount(0);
  // Open every group and row, so that axe checks their fields, too.
  await page.evaluate(async () => {
    const folded = () => document.querySelector<HTMLDetailsElement>("details:not([open])");
    // A group is rendered when it first opens, and may hold further groups.
    for (let next = folded(); next; next = folded())
      await new Promise((opened) => {
        next?.addEventListener("toggle", opened, { once: true });
        next?.toggleAttribute("open");
      });
  });
  expect.soft(await axeFaultsOf(page), address).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => sidewaysScroll(page), address).toBe(0);
  await page.setViewportSize({ width: 1400, height: 900 });
}

test.beforeEach(() => test.slow());

test("Axe finds nothing on any list of the editor", async ({ page }) => {
  const lists = groups.filter(({ files }) => files.length !== 1).map(({ name }) => name);
  await expectFaultless(page, [
    "",
    ...lists,
    "versions/company",
    "search?query=tile",
    "nothing-of-this-name",
  ]);
});

test("Axe finds nothing on the form of any page", async ({ page }) => {
  await expectFaultless(page, pages);
});

test("Axe finds nothing on the form of an entry of each type, nor of a new one", async ({ page }) => {
  await expectFaultless(page, folders.flatMap(entriesOf));
});
