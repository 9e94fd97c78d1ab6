import { cpSync, existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { editedSite, stored } from "../editor/edited-site";
import { newProject } from "../editor/new-project";
import { faqs, first, projects } from "../published/published-content";
import { openCms } from "./editing";

test.describe.configure({ mode: "serial" });

const data = join(editedSite, "data");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Last changes" });
const openChanges = (page: Page) => page.getByRole("button", { name: "Last changes" }).click();

test("A removed project is brought back with its picture", async ({ page }) => {
  const slug = "hall-of-a-mews-house";
  const project = { ...newProject, slug, order: newProject.order + 2, ...hall };
  const picture = `images/projects/${slug}/hall.jpg`;
  cpSync(join(data, "projects", first(first(projects).pictures).image), join(data, picture));
  const pictures = [{ image: `../${picture}`, alt: "Tall green tiles behind a bench in a narrow hall" }];
  writeFileSync(
    join(data, `projects/${slug}.json`),
    `${JSON.stringify({ ...project, pictures }, null, 2)}\n`,
  );
  page.on("dialog", (question) => void question.accept());
  await openCms(page, `/collections/projects/entries/${slug}`);
  await page.getByRole("button", { name: "Delete entry" }).click();
  await expect(page.getByRole("button", { name: "Change the order" })).toBeVisible();
  expect(existsSync(join(data, `projects/${slug}.json`))).toBe(false);
  await openChanges(page);
  await dialog(page)
    .getByRole("listitem")
    .filter({ hasText: `${hall.title} was removed` })
    .getByRole("button", { name: "Bring it back" })
    .click();
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue(hall.title);
  expect(stored(`projects/${slug}.json`).pictures).toEqual(pictures);
  expect(existsSync(join(data, picture))).toBe(true);
});

test("Another order of the questions is undone whole", async ({ page }) => {
  const orders = () => faqs.map(({ slug }) => stored(`faqs/${slug}.json`).order);
  const before = orders();
  await openCms(page, "/collections/faqs");
  await page.getByRole("button", { name: "Change the order" }).click();
  await page
    .getByRole("button", { name: /^Move .* down$/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Save the order" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(orders()).not.toEqual(before);
  await openChanges(page);
  await dialog(page).getByRole("button", { name: "Undo this" }).first().click();
  await expect(page.getByLabel("Order", { exact: true })).toBeVisible();
  expect(orders()).toEqual(before);
});

const hall = {
  title: "Hall of a mews house",
  description: "Tall green tiles run along a narrow hall to shoulder height, with a bench set into them.",
  seoTitle: "Hall Tiling in a Mews House, London",
  seoDescription:
    "A hall in a mews house: tall green tiles to shoulder height, a bench set into them, and a floor that takes wet boots.",
};
