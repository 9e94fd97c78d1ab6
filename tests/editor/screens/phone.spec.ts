import { expect, type Page, test } from "@playwright/test";
import { areas, faqs, first, projects, services } from "../../published/published-content";
import { stored } from "../edited-site";
import { ask, dragByTouch, field, keepAsDraft, more, news, open, press, undo, write } from "../editing";
import { faults, pageWidth } from "../screen-faults";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const newTitle = "A title written on a phone";

test("On a phone a project is opened, changed, previewed and published, and nothing scrolls sideways", async ({
  page,
}) => {
  const { slug, title: name } = projects[1] ?? first(projects);
  await open(page, "projects");
  const link = page.getByRole("link", { name });
  await expect.poll(() => pageWidth(page)).toBe(390);
  await link.click();
  const title = field(page, "Title");
  await write(title, newTitle);
  await expect.poll(() => pageWidth(page)).toBe(390);
  const size = await title.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize));
  expect(size).toBeGreaterThanOrEqual(16);
  await ask(page, "Page");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { name: newTitle })).toBeVisible();
  await expect(title).toBeHidden();
  await expect.poll(() => pageWidth(page)).toBe(390);
  await ask(page, "Publish");
  await expect(news(page, "Published.")).toBeVisible();
  expect(stored(`projects/${slug}.json`).title).toBe(newTitle);
});

test("On a phone a question is dragged with a finger by its handle, and is then below the next", async ({
  page,
}) => {
  const order = () =>
    faqs.map(({ slug }) => stored(`faqs/${slug}.json`)).toSorted((a, b) => a.order - b.order);
  const [first, second] = order();
  await open(page, "faqs");
  const rows = page.getByRole("row");
  await dragByTouch(page, page.getByRole("button", { name: `Drag ${first.question}` }), rows.nth(1));
  await expect(news(page, "The new order is published.")).toBeVisible();
  expect(
    order()
      .slice(0, 2)
      .map(({ slug }) => slug),
  ).toEqual([second.slug, first.slug]);
  await undo(page, "Undo");
});

const screens = [
  "",
  "areas",
  `areas/${first(areas).slug}`,
  `services/${first(services).slug}`,
  "company",
  "faqs",
  `faqs/${first(faqs).slug}`,
  "pages/home",
  "projects/new",
  "pictures",
  "changes",
  "search/tile",
];

/** On a phone, on a tablet and on desks; the screens of a desk have axe in every-screen.spec.ts, too. */
async function expectInOrder(page: Page, where: string): Promise<void> {
  for (const width of [768, 1366, 1920, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => pageWidth(page), where).toBe(width);
  }
  expect(await faults(page), where).toEqual([]);
}

test("axe finds nothing where one signs in, in lists, in forms and in dialogs", async ({ page }) => {
  test.slow();
  for (const screen of screens) {
    await open(page, screen);
    await expect(page.getByText("Reading the changes…")).toBeHidden();
    await expectInOrder(page, screen);
  }
  const { slug } = first(areas);
  await open(page, `areas/${slug}`);
  await write(page.getByLabel("Borough"), "");
  await ask(page, "Publish");
  await expect(page.getByRole("region", { name: "Problems to fix" })).toBeVisible();
  await expectInOrder(page, "a refused publication");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectInOrder(page, "words that were kept");
  await keepAsDraft(page);
  await expectInOrder(page, "an entry of the draft");
  await open(page);
  await expectInOrder(page, "the draft");
  await ask(page, "Discard");
  await expect(news(page, "It is out of the draft.")).toBeVisible();
  await open(page, `areas/${slug}`);
  await more(page, "Remove this area");
  await expectInOrder(page, "a removal");
  await ask(page, "Cancel");
  await open(page, "pages/home");
  await press(page, "Choose a stored one");
  await expectInOrder(page, "stored pictures");
});
