import { expect, type Page } from "@playwright/test";
import { promiseInWords } from "../../src/quote-request/form/result/promise-in-words";
import { company, filled, layout, quoteForm as words } from "../published/published-content";
import { holdRequests } from "./hold-requests";
import {
  control,
  fields,
  fillIn,
  messagesFrom,
  openForm,
  quoteForm,
  someRequest,
  submitButton,
} from "./quote-form";
import { areaPath, islandScripts, liveForm, servicePath, withoutMotion } from "./site-under-test";
import { test } from "./test";
import { said } from "./words";

test.use({ ...withoutMotion, viewport: { width: 390, height: 780 } });

const provider = "**/api/v1.0/email/send";
const button = (page: Page, name: string) => quoteForm(page).getByRole("button", { name, exact: true });
const success = (page: Page) => page.getByRole("status").filter({ hasText: said("success.title") });

/** What a link of the note carries. */
async function messageOf(page: Page, name: string, parameter: string): Promise<string> {
  const address = await quoteForm(page).getByRole("link", { name }).getAttribute("href");
  return new URL(address ?? "").searchParams.get(parameter)?.replaceAll("\r", "") ?? "";
}

test.describe("A message", () => {
  test("stands below its field, and its hint above", async ({ page }) => {
    await openForm(page);
    await submitButton(page).click();
    await expect(page.locator("#quote-phone-error")).toBeVisible();
    for (const field of fields) {
      const box = await control(page, field).boundingBox();
      const error = await page.locator(`#quote-${field}-error`).boundingBox();
      if (!box || !error) throw new Error(`${field} is not to be seen`);
      expect(error.y).toBeGreaterThanOrEqual(box.y + box.height);
      expect(error.y).toBeLessThan(box.y + box.height + 16);
      const hint = await page
        .locator(`#quote-${field}-hint`)
        .boundingBox({ timeout: 100 })
        .catch(() => null);
      if (hint) expect(hint.y + hint.height).toBeLessThanOrEqual(box.y);
    }
  });
});

test.describe("What a field refuses", () => {
  for (const [field, typed, characters, offered] of [
    ["address", "14/2 King's Road", "/ '", "14 2 Kings Road"],
    ["firstName", "Ada2", "2", "Ada"],
    ["phone", "+44 (0)20 7946 0999", "", "+442079460999"],
    ["phone", "0044 7700 900 987", "", "+447700900987"],
  ] as const)
    test(`is named and put right with one tap: ${typed}`, async ({ page }) => {
      const request = { ...someRequest(), [field]: typed };
      await openForm(page);
      await fillIn(page, request);
      await submitButton(page).click();
      const wrong = page.locator(`#quote-${field}-error`);
      await expect(wrong).toBeVisible();
      const named = quoteForm(page).getByText(said("refused", { characters }));
      if (characters) await expect(named).toBeVisible();
      await button(page, said("correction", { correction: offered })).click();
      await expect(control(page, field)).toHaveValue(offered);
      await expect(control(page, field)).toBeFocused();
      await expect(wrong).toHaveCount(0);
      await submitButton(page).click();
      await expect(success(page)).toBeVisible();
      expect(await messagesFrom(request.email)).toMatchObject([{ ...request, [field]: offered }]);
    });
});

test.describe("A draft", () => {
  test("shows at once after a reload and on the way back, before anything is touched", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await fillIn(page, request);
    await page.reload();
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await expect(page.locator(liveForm)).toHaveCount(0);
    // Nothing has counted the draft yet: no number is better than a wrong one.
    await expect(page.locator("#quote-projectDetails-note")).toBeHidden();
    await page.goto(areaPath);
    await page.goto("/#contact");
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await expect(page.locator(liveForm)).toHaveCount(0);
    await control(page, "lastName").click();
    await expect(page.locator(liveForm)).toBeVisible();
    await expect(page.locator("#quote-projectDetails-note")).toContainText(
      String(1000 - request.projectDetails.length),
    );
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }) + document.cookie);
    expect(kept).not.toContain(request.lastName);
  });

  test("does not bring back what was deleted before hydration", async ({ page }) => {
    await openForm(page);
    await fillIn(page, someRequest());
    await page.reload();
    const scriptsMayCome = await holdRequests(page, islandScripts);
    await control(page, "phone").fill("");
    scriptsMayCome();
    await expect(page.locator(liveForm)).toBeVisible();
    await expect(control(page, "phone")).toHaveValue("");
  });

  test("that was cleared can be put back, also after a click before hydration", async ({ page }) => {
    const request = someRequest();
    await openForm(page);
    await fillIn(page, request);
    await page.reload();
    await button(page, said("clear")).click();
    await expect(button(page, said("putBack"))).toBeVisible();
    for (const field of fields) await expect(control(page, field)).toHaveValue("");
    await button(page, said("putBack")).click();
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
    await page.reload();
    for (const field of fields) await expect(control(page, field)).toHaveValue(request[field]);
  });
});

test.describe("When the mail service fails", () => {
  test("WhatsApp and email carry everything that was typed, and the number is a link", async ({ page }) => {
    await page.route(provider, (route) => route.fulfill({ status: 500, body: "" }));
    await openForm(page);
    const request = someRequest();
    await fillIn(page, request);
    await submitButton(page).click();
    const note = quoteForm(page).getByRole("region", { name: said("otherWaysTitle") });
    await expect(note).toBeFocused();
    for (const text of [
      await messageOf(page, said("whatsAppLink"), "text"),
      await messageOf(page, said("emailLink"), "body"),
    ])
      for (const field of fields) expect(text).toContain(request[field]);
    expect(await messageOf(page, said("emailLink"), "subject")).toContain(request.firstName);
    await expect(page.getByRole("alert").getByRole("link")).toHaveAttribute("href", /^tel:\+44/);
  });

  test("off line, six tries lock nobody out: the next, on line, is sent", async ({ page, context }) => {
    await openForm(page);
    const request = someRequest();
    await fillIn(page, request);
    await context.setOffline(true);
    await submitButton(page).click();
    for (let attempt = 2; attempt <= 6; attempt++) {
      await expect(quoteForm(page).getByRole("region", { name: said("otherWaysTitle") })).toBeFocused();
      await button(page, said("tryAgain")).click();
      await expect(page.getByRole("alert")).toContainText(said("failure.title"));
      await expect(button(page, said("tryAgain"))).toBeVisible();
    }
    await context.setOffline(false);
    await button(page, said("tryAgain")).click();
    await expect(success(page)).toBeVisible();
    expect(await messagesFrom(request.email)).toHaveLength(1);
  });

  test("and has been tried too often, the same links are offered", async ({ page }) => {
    await page.route(provider, (route) => route.fulfill({ status: 412, body: "" }));
    await openForm(page);
    const request = someRequest();
    await fillIn(page, request);
    for (let attempt = 1; attempt <= 4; attempt++) {
      await submitButton(page).click();
      await expect(submitButton(page)).toBeEnabled();
      await expect(quoteForm(page).getByRole("region", { name: said("otherWaysTitle") })).toBeFocused();
      await page.getByRole("button", { name: said("close") }).click();
    }
    await expect(button(page, said("tryAgain"))).toHaveCount(0);
    expect(await messageOf(page, said("whatsAppLink"), "text")).toContain(request.projectDetails);
  });
});

test.describe("The promise", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("is in hours until the form is hydrated, then by London's clock wherever the visitor is", async ({
    page,
  }) => {
    const now = new Date("2026-07-13T14:20:00Z");
    await page.clock.install({ time: now });
    await page.goto("/#contact");
    const { quoteWithin } = company.claims;
    const within = said("promise", { promise: filled(promiseInWords(words, quoteWithin, undefined)) });
    const by = filled(promiseInWords(words, quoteWithin, now.getTime()));
    await expect(quoteForm(page).getByText(within)).toBeVisible();
    await openForm(page);
    await expect(quoteForm(page).getByText(said("promise", { promise: by }))).toBeVisible();
    await fillIn(page, someRequest());
    await submitButton(page).click();
    await expect(success(page)).toContainText(said("success.description"));
    const note = quoteForm(page).getByRole("region", { name: said("nextTitle") });
    await expect(note).toContainText(said("nextText", { promise: by }));
  });
});

test.describe("The call bar", () => {
  const bar = (page: Page) => page.locator("aside").filter({ has: page.locator('a[href^="tel:"]') });

  test("steps aside while a field has focus, and comes back", async ({ page }) => {
    await page.goto("/#contact");
    await expect(bar(page)).toBeVisible();
    await control(page, "email").click();
    await expect(bar(page)).toBeHidden();
    await page.locator("#contact h2").click();
    await expect(bar(page)).toBeVisible();
  });

  test("does not come under the finger that taps the button at its place", async ({ page }) => {
    await openForm(page);
    await control(page, "projectDetails").click();
    await submitButton(page).evaluate((element) => {
      window.scrollBy({
        top: element.getBoundingClientRect().bottom - window.innerHeight + 8,
        behavior: "instant",
      });
    });
    const box = await submitButton(page).boundingBox();
    if (!box) throw new Error("There is no button");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.waitForTimeout(120);
    await page.mouse.up();
    await expect(quoteForm(page).getByRole("region").first()).toBeFocused();
  });

  test("stays where it is on a wide window, where it covers nothing", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openForm(page);
    await expect(page.locator("aside").getByRole("link").last()).toBeVisible();
  });
});

test.describe("A visitor from a page about something", () => {
  for (const [path, placeholder, line] of [
    [servicePath, "service", "aboutService"],
    [areaPath, "area", "aboutArea"],
  ] as const)
    for (const hydrated of [false, true])
      test(`finds ${path} named over the details, ${hydrated ? "by Gatsby's" : "by an ordinary"} way, and puts it in with a tap`, async ({
        page,
      }) => {
        await page.goto(path);
        const trail = page.getByRole("navigation", { name: layout.breadcrumbs.label }).locator("li");
        const name = (await trail.last().textContent()) ?? "";
        if (hydrated) {
          await page.getByRole("banner").locator("summary").click();
          await expect(page.locator("header details[data-live]")).toBeVisible();
          await page.keyboard.press("Escape");
        }
        await page.getByRole("main").locator('a[href="/#contact"]').first().click();
        await expect(page).toHaveURL(/\/#contact$/);
        const about = said(line, { [placeholder]: name });
        const before = await control(page, "projectDetails").boundingBox();
        await control(page, "firstName").evaluate((element) => element.focus({ preventScroll: true }));
        await expect(quoteForm(page).getByText(about)).toBeVisible();
        if (!hydrated)
          expect((await control(page, "projectDetails").boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
        await expect(control(page, "projectDetails")).toHaveValue("");
        await control(page, "projectDetails").fill("A hall.");
        await button(page, said("addLine")).click();
        await expect(control(page, "projectDetails")).toHaveValue(`${about}\nA hall.`);
        await expect(control(page, "projectDetails")).toBeFocused();
        await expect(button(page, said("addLine"))).toHaveCount(0);
      });

  test("who came otherwise finds nothing there", async ({ page }) => {
    await page.goto("/areas-covered");
    await page.goto("/#contact");
    await openForm(page);
    await expect(button(page, said("addLine"))).toHaveCount(0);
  });
});

test("Every field says that it is needed, the form says it once in words, and no bubble of the browser's shows", async ({
  page,
}) => {
  await openForm(page);
  await expect(quoteForm(page).getByText(said("everyField"))).toBeVisible();
  for (const field of fields) await expect(control(page, field)).toHaveAttribute("aria-required", "true");
  expect(await quoteForm(page).evaluate((element: HTMLFormElement) => element.noValidate)).toBe(true);
});
