import { expect } from "@playwright/test";
import { areas, first, projects } from "../../../support/built-content";
import { holdRequests } from "../../support/hold-requests";
import {
  changeRequests,
  chooseFiles,
  clickButton,
  countPublications,
  field,
  notice,
  open,
  test,
  write,
} from "../editing";
import { plainPicture } from "../pictures/pictures";

test("While a picture is read the editor says so, and Publish waits", async ({ page }) => {
  await page.addInitScript(() => {
    const read = window.createImageBitmap.bind(window);
    const mayRead = new Promise<void>((resolve) => Object.assign(window, { letRead: resolve }));
    window.createImageBitmap = async (image: ImageBitmapSource) => {
      await mayRead;
      return read(image);
    };
  });
  await open(page, `projects/${first(projects).slug}`);
  await chooseFiles(page, "Add pictures", await plainPicture("Door.jpg", 1300));
  await expect(notice(page, "Reading the pictures…")).toBeVisible();
  const button = page.getByRole("button", { name: "Publish", exact: true });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await page.evaluate(() => Reflect.get(window, "letRead")());
  await expect(button).toHaveAttribute("aria-disabled", "false");
});

test("While an entry is published, the status says so and a second press does nothing", async ({ page }) => {
  const publications = countPublications(page);
  const release = await holdRequests(page, changeRequests);
  const area = first(areas);
  await open(page, `areas/${area.slug}`);
  await write(field(page, "Introduction"), `${area.introduction} And more.`);
  await clickButton(page, "Publish");
  await expect(notice(page, "Publishing…")).toBeVisible();
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  release();
  await expect(notice(page, "is published.")).toBeVisible();
  await expect(page.getByText("Publishing…")).toBeHidden();
  expect(publications()).toBe(1);
});
