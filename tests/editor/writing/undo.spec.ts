import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Route, test } from "@playwright/test";
import { distanceBetween } from "../../../src/content/derived/near-areas";
import { areas, first, homePage, projects } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, bringBack, dialog, field, more, news, open, publish, undo, write } from "../editing";

test.describe.configure({ mode: "serial" });

const data = join(editedSite, "data");

/** Chooses the first replacement wherever the owner has to choose one. */
async function chooseReplacements(question: Locator): Promise<void> {
  for (const choice of await question.getByRole("combobox").all())
    if ((await choice.locator("option").first().textContent()) === "Choose…")
      await choice.selectOption({ index: 1 });
}

test("Another slug is undone with everything that followed from it, and only right after it was published", async ({
  page,
}) => {
  const { slug, title } = first(projects.slice(3));
  const files = () =>
    ["redirects.json", `projects/${slug}.json`].map((file) => readFileSync(join(data, file), "utf8"));
  const before = files();
  await open(page, `projects/${slug}`);
  await write(field(page, "Short name"), "another-address-for-a-while");
  await publish(page);
  await expect(page).toHaveURL(/another-address-for-a-while$/);
  expect(existsSync(join(data, `projects/${slug}.json`))).toBe(false);
  await undo(page, "Undo");
  await expect.poll(() => existsSync(join(data, `projects/${slug}.json`)) && files()).toEqual(before);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();

  await open(page, `projects/${slug}`);
  await write(field(page, "Title"), `${title} too`);
  await publish(page);
  const file = join(data, `projects/${slug}.json`);
  writeFileSync(file, readFileSync(file, "utf8").replace(`${title} too`, `${title} by hand`));
  await ask(page, "Undo");
  await expect(news(page, "This was changed again since")).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(`${title} by hand`);
  writeFileSync(file, before[1] ?? "");
});

test("An earlier version with another short name comes back under its old address, with what refers to it", async ({
  page,
}) => {
  const { slug, title } = first(projects.slice(3));
  await open(page, `projects/${slug}`);
  await write(field(page, "Short name"), "a-third-address");
  await publish(page);
  await expect(page).toHaveURL(/a-third-address$/);
  await write(field(page, "Title"), `${title} too`);
  await publish(page);
  await more(page, "Last changes");
  await bringBack(page, "Short name");
  expect(stored(`projects/${slug}.json`).title).toBe(title);
  expect(existsSync(join(data, "projects/a-third-address.json"))).toBe(false);
});

test("Two presses of Undo undo once", async ({ page }) => {
  const { slug, borough } = first(areas.slice(5));
  await open(page, `areas/${slug}`);
  await write(page.getByLabel("Borough"), "Elsewhere");
  await publish(page);
  await page.getByRole("button", { name: "Undo", exact: true }).dblclick();
  await expect(news(page, "Undone.")).toBeVisible();
  await expect(page.getByText("Undoing…")).toBeHidden();
  expect(stored(`areas/${slug}.json`).borough).toBe(borough);
});

test("An area is removed with every mention of it, and brought back with all of them", async ({ page }) => {
  /** The home page and other areas name it. */
  const known = areas.find(({ slug }) => homePage.featuredAreas.areas[0] === slug) ?? first(areas);
  const { neighbours = [] } = known;
  const files = [
    "pages/home.json",
    "redirects.json",
    `areas/${known.slug}.json`,
    `areas/${neighbours[0]}.json`,
  ];
  const before = files.map((file) => readFileSync(join(data, file), "utf8"));
  await open(page, `areas/${known.slug}`);
  await more(page, "Remove this area");
  const question = dialog(page, `Remove ${known.name}?`);
  const naming = areas.filter((area) => area.slug !== known.slug && area.neighbours?.includes(known.slug));
  for (const { name } of naming) await expect(question).toContainText(`Areas › ${name} › Neighbours`);
  await expect(question).toContainText("Home page › Words and pictures");
  expect(stored(`areas/${known.slug}.json`).name).toBe(known.name);

  await chooseReplacements(question);
  // One press mends them all: out of each list, another where one is needed, and its address leads on.
  await ask(page, "Remove it");
  await expect(news(page, `${known.name} is removed.`)).toBeVisible();
  expect(existsSync(join(data, `areas/${known.slug}.json`))).toBe(false);
  expect(stored("pages/home.json").featuredAreas.areas).not.toContain(known.slug);
  expect(stored("redirects.json").redirects).toContainEqual({
    from: `/areas/${known.slug}`,
    to: "/areas-covered",
  });

  // And one brings it back, with every mention.
  await undo(page, "Undo");
  expect(files.map((file) => readFileSync(join(data, file), "utf8"))).toEqual(before);
});

test("An area that a project needs is not removed before the owner has chosen another, of which the nearest come first", async ({
  page,
}) => {
  const [project] = projects;
  const area = areas.find(({ slug }) => slug === project?.area) ?? first(areas);
  await open(page, `areas/${area.slug}`);
  await more(page, "Remove this area");
  const question = dialog(page, `Remove ${area.name}?`);
  const choice = question.getByLabel(new RegExp(`${project?.title} › Area`));
  await expect(choice).toHaveValue("");
  const [none, ...others] = await choice
    .locator("option")
    .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  expect(none).toBe("");
  const distance = (slug: string | undefined) =>
    distanceBetween(area, areas.find((one) => one.slug === slug) ?? area);
  expect(others).toEqual(others.toSorted((one, other) => distance(one) - distance(other)));

  const remove = question.getByRole("button", { name: "Remove it" });
  const publishColour = await page
    .getByRole("button", { name: "Publish" })
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  await expect(remove).not.toHaveCSS("background-color", publishColour);
  await remove.click();
  await expect(question).toContainText(`Choose what replaces ${area.name} here.`);
  expect(stored(`areas/${area.slug}.json`).name).toBe(area.name);

  await chooseReplacements(question);
  const whilePublishing = async (route: Route) => {
    await expect(question.getByRole("status")).toContainText("Removing…");
    await route.continue();
  };
  await page.route("**/admin/api/changes", whilePublishing, { times: 1 });
  await ask(page, "Remove it");
  await expect(news(page, `${area.name} is removed.`)).toBeVisible();
  expect(stored(`projects/${project?.slug}.json`).area).toBe(others[0]);
  await undo(page, "Undo");
  expect(stored(`projects/${project?.slug}.json`).area).toBe(area.slug);
});
