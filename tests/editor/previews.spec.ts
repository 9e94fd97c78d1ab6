import { expect, type Page, test } from "@playwright/test";
import { first, projects } from "../published/published-content";
import { stored } from "./edited-site";
import { open, openWindow, write } from "./editing";

test.describe.configure({ mode: "serial" });

let page: Page;

test.beforeAll(async ({ browser }) => {
  page = await openWindow(browser);
});

test.afterAll(() => page.close());

const preview = () => page.frameLocator("iframe");

test("A claim is shown in the home page's sentences as it is typed", async () => {
  await open(page, "company");
  await expect(preview().getByRole("heading", { level: 1 })).toBeVisible();
  await write(page.getByLabel("Quote within", { exact: true }), "36 hours");
  await expect(preview().getByText("36 hours").first()).toBeVisible();
});

for (const group of ["pages/home", "faqs", "pages", "services", "areas", "projects", "tiles", "cutaways"])
  test(`Beside every form is the page as it will be: ${group}`, async () => {
    await open(page, group);
    const links = page.getByRole("grid").getByRole("link");
    const addresses = await links.evaluateAll((found) =>
      found.map((link) => link.getAttribute("href") ?? ""),
    );
    const few = group === "pages" ? addresses : addresses.slice(0, 1);
    for (const address of few.length > 0 ? few : [`#/${group}`]) {
      if (address === "#/redirects") continue;
      await page.goto(`/admin/${address}`);
      await expect(preview().locator("main, header").first(), address).toContainText(/\w/);
    }
  });

test("The page follows the cursor, and a click on its words leads to their field", async () => {
  const { slug, work, room } = stored(`projects/${first(projects).slug}.json`);
  await open(page, `projects/${slug}`);
  await page.getByLabel("The work", { exact: true }).click();
  await expect(preview().getByText(work.slice(0, 40)).first()).toBeInViewport();
  await preview().getByText(room.slice(0, 40)).first().click();
  await expect(page.getByLabel("The room", { exact: true })).toBeFocused();
});

test("Pictures that are stored are shown in the form", async () => {
  const { slug } = first(projects);
  const { pictures } = stored(`projects/${slug}.json`);
  await open(page, `projects/${slug}`);
  await page.getByRole("button", { name: pictures[0].alt }).first().click();
  await expect
    .poll(() => page.locator("[data-picture] img").evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(400);
});
