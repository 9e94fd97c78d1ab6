import { expect, type Page, test } from "@playwright/test";
import { areas, first, projects } from "../../published/published-content";
import { ask, chooseFiles, field, news, open, undo, write } from "../editing";
import { dropFiles, plainPicture } from "../pictures/pictures";

/** No test of another file publishes a change of it. */
const { slug } = first(projects.slice(3));

/** Holds the requests of an address until the returned function is called, once for each. */
async function hold(page: Page, address: string): Promise<() => void> {
  const waiting: (() => void)[] = [];
  let released = 0;
  await page.route(address, async (route) => {
    if (released > 0) released -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  return () => {
    const next = waiting.shift();
    if (next) next();
    else released += 1;
  };
}

const work = (page: Page, says: string) => page.getByRole("status").filter({ hasText: says });

test("While pictures are read the editor says how many of how many", async ({ page }) => {
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window);
    const held: (() => void)[] = [];
    Object.assign(window, { readNext: () => held.shift()?.() });
    window.createImageBitmap = async (image: ImageBitmapSource) => {
      if (image instanceof File) await new Promise<void>((resolve) => held.push(resolve));
      return read(image);
    };
  });
  await open(page, `projects/${slug}`);
  await dropFiles(page.getByLabel("Add pictures"), [
    await plainPicture("Door.jpg", 1300),
    await plainPicture("Sill.jpg", 700),
  ]);
  await expect(work(page, "Reading the pictures… 1 of 2")).toBeVisible();
  await page.evaluate("readNext()");
  await expect(work(page, "Reading the pictures… 2 of 2")).toBeVisible();
  await page.evaluate("readNext()");
  await expect(page.getByText("Reading the pictures…")).toBeHidden();
});

test("A file that is taken is told in the colour of success, and one that is refused in that of refusal", async ({
  page,
}) => {
  await open(page, `projects/${slug}`);
  await chooseFiles(
    page,
    "Add pictures",
    await plainPicture("Door.jpg", 1300),
    await plainPicture("Sill.jpg", 700),
  );
  const taken = page.getByRole("status").getByText("Added at the end of the list");
  const refused = page.getByRole("alert").getByText("Sill.jpg is too small");
  await expect(taken).toBeVisible();
  await expect(refused).toBeVisible();
  const colours = await Promise.all(
    [taken, refused].map((line) =>
      line.evaluate(({ parentElement }) => parentElement && getComputedStyle(parentElement).backgroundColor),
    ),
  );
  expect(new Set(colours).size).toBe(2);
});

test("While an entry is published the editor says so, and a second press does nothing", async ({ page }) => {
  const letThrough = await hold(page, "**/admin/api/changes");
  const area = first(areas.slice(6));
  await open(page, `areas/${area.slug}`);
  await write(field(page, "Borough"), `${area.borough} and beyond`);
  await ask(page, "Publish");
  await expect(work(page, "Publishing…")).toBeVisible();
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await button.press("Enter");
  letThrough();
  await expect(news(page, "Published.")).toBeVisible();
  await expect(page.getByText("Publishing…")).toBeHidden();
  await expect(button).toHaveAttribute("aria-disabled", "false");
});

test("While pictures are sent the editor says how many of how many", async ({ page }) => {
  await open(page, `projects/${slug}`);
  const letThrough = await hold(page, "**/admin/api/picture?path=*door*");
  await chooseFiles(
    page,
    "Add pictures",
    await plainPicture("Door 1.jpg", 1300),
    await plainPicture("Door 2.jpg", 1310),
  );
  await expect(news(page, "Added at the end of the list")).toBeVisible();
  await ask(page, "Publish");
  await expect(work(page, "Sending the pictures… 1 of 2")).toBeVisible();
  letThrough();
  await expect(work(page, "Sending the pictures… 2 of 2")).toBeVisible();
  letThrough();
  await expect(news(page, "Published.")).toBeVisible();
  await undo(page, "Undo");
});
