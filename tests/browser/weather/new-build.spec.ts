import { expect } from "@playwright/test";
import { homeSection } from "../../../src/routes/page-paths";
import { areaPage, areasCoveredPage, homePage } from "../../published/published-content";
import { control, expectArrived, expectWords, someRequest } from "../form/quote-form";
import { areaPath, liveForm, pageOfEachType } from "../site-under-test";
import { nextBuild } from "./next-build";
import { buildOf, send, tap, typeRequest } from "./visitor";
import { test } from "./weather";

test("a request typed and sent in a tab older than the site arrives once", async ({ page, sky }) => {
  const request = someRequest();
  await page.goto("/", { waitUntil: "networkidle" });
  const old = await buildOf(page);
  sky.turn(nextBuild);
  await typeRequest(page, request);
  await send(page);
  await expectArrived(page, request);
  expect(await buildOf(page)).not.toBe(old);
});

test("the next link in an old tab leads to the new page, and back at the form the words are there", async ({
  page,
  sky,
}) => {
  const request = someRequest();
  await page.goto("/");
  const old = await buildOf(page);
  await typeRequest(page, request);
  await expect(page.locator(liveForm)).toBeVisible();
  sky.turn(nextBuild);
  await tap(page, page.getByRole("link", { name: homePage.featuredAreas.action, exact: true }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(areasCoveredPage.headline);
  expect(await buildOf(page)).not.toBe(old);
  await page.goBack();
  await expectWords(page, request);
});

test("the link to the form in an old tab leads to the form, not to the top of its page", async ({
  page,
  sky,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  await page.goto(areaPath);
  await page.locator("details[data-menu] summary").filter({ visible: true }).first().click();
  await page.keyboard.press("Escape");
  sky.turn(nextBuild);
  await tap(page, page.getByRole("main").getByRole("link", { name: areaPage.quoteAction }).first());
  await expect(page).toHaveURL(new RegExp(`${homeSection("contact")}$`));
  await expect(control(page, "firstName")).toBeInViewport();
});

test("a picture tapped in an old tab is shown large", async ({ page, sky }) => {
  await page.goto(pageOfEachType.project ?? "", { waitUntil: "networkidle" });
  sky.turn(nextBuild);
  await tap(page, page.locator("[data-enlarges]").first());
  await expect(page.getByRole("dialog")).toBeVisible();
});
