import { expect, test } from "@playwright/test";
import { stored, storedText } from "./edited-site";
import { askToPublish, openEditor, publish, write } from "./editing";

test.describe.configure({ mode: "serial" });

test("A changed title is stored, and nothing else of the file changes", async ({ page }) => {
  const before = stored("projects/cafe-backsplash.json");
  await openEditor(page, "/collections/projects/entries/cafe-backsplash");
  await write(page.getByLabel("Title", { exact: true }), "Ochre tiles behind a café counter");
  await publish(page);
  expect(stored("projects/cafe-backsplash.json")).toEqual({
    ...before,
    title: "Ochre tiles behind a café counter",
  });
  expect(storedText("projects/cafe-backsplash.json")).toBe(
    `${JSON.stringify({ ...before, title: "Ochre tiles behind a café counter" }, null, 2)}\n`,
  );
});

test("A description that is too long is refused, in words that say what is asked", async ({ page }) => {
  const before = storedText("areas/chelsea.json");
  await openEditor(page, "/collections/areas/entries/chelsea");
  await write(page.getByLabel("Card text"), "Too long. ".repeat(17).trim());
  await askToPublish(page);
  await expect(page.getByText(/Card text asks for: 40 to 160 characters/)).toBeVisible();
  expect(storedText("areas/chelsea.json")).toBe(before);
});

test("A mistake that only shows beside other files is refused, naming the file and the field", async ({
  page,
}) => {
  await openEditor(page, "/collections/areas/entries/chelsea");
  await write(page.getByLabel("Search title"), stored("areas/barnes.json").seoTitle);
  await askToPublish(page);
  await expect(page.getByText(/data\/areas\/barnes\.json has it already/)).toBeVisible();
});

test("An area that other pages refer to is not removed, and every place that does is named", async ({
  page,
}) => {
  await openEditor(page, "/collections/areas/entries/chelsea");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByText(/data\/areas\/kensington\.json/)).toBeVisible();
  expect(stored("areas/chelsea.json").name).toBe("Chelsea");
});
