import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { areas, first, homePage, projects } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, dialog, field, more, news, open, press, publish, undo, write } from "../editing";

test.describe.configure({ mode: "serial" });

const data = join(editedSite, "data");

test("Another slug is undone with everything that followed from it, and what was changed since stays", async ({
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
  await write(field(page, "Title"), `${title} too`);
  await publish(page);
  await more(page, "Last changes");
  await undo(page, /Undo this.*Title/);
  await press(page, /Undo this.*Short name/);
  // The files are written one after the other.
  await expect.poll(() => existsSync(join(data, `projects/${slug}.json`)) && files()).toEqual(before);
});

test("An area is removed with every mention of it, and brought back with all of them", async ({ page }) => {
  /** The home page and other areas name it. */
  const known = areas.find(({ slug }) => homePage.featuredAreas.areas[0] === slug) ?? first(areas);
  const { neighbours } = known;
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
  const naming = areas.filter((area) => area.slug !== known.slug && area.neighbours.includes(known.slug));
  for (const { name } of naming) await expect(question).toContainText(`Areas › ${name} › Neighbours`);
  await expect(question).toContainText("Home page › Words and pictures");
  expect(stored(`areas/${known.slug}.json`).name).toBe(known.name);

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
