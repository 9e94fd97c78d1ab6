import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { areas, first, homePage, projects } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import { ask, dialog, field, more, notice, open, problems, publish, test, undo, write } from "../editing";

const data = join(editedSite, "data");

test("Another slug is undone with everything that followed from it, and only right after it was published", async ({
  page,
}) => {
  const { slug, title } = first(projects);
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
  await expect(notice(page, "This was changed again since")).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(`${title} by hand`);
});

test("An area is removed with every mention of it, and brought back with all of them", async ({ page }) => {
  /** The home page and other areas name it, and no project needs it. */
  const known = first(
    areas.filter(
      ({ slug }) =>
        homePage.featuredAreas.areas.includes(slug) && !projects.some(({ area }) => area === slug),
    ),
  );
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
  await expect(question).toContainText("It is taken out of everything that refers to it.");
  // One press takes it out of all of them.
  await ask(page, "Remove it");
  await expect(notice(page, `${known.name} is removed.`)).toBeVisible();
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

test("A service that a project needs stays, and the editor names the project and leads to it", async ({
  page,
}) => {
  const project = first(projects);
  const path = `services/${project.service}`;
  await open(page, path);
  await more(page, "Remove this service");
  await ask(page, "Remove it");
  const problem = problems(page).getByRole("link", { name: new RegExp(`Portfolio › ${project.title} – `) });
  await expect(problem.first()).toBeVisible();
  expect(existsSync(join(data, `${path}.json`))).toBe(true);
  await problem.first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(project.title);
});
