import { expect, type Page } from "@playwright/test";
import { axeFaultsOf } from "./axe";
import { control, fields, fillIn, openForm, someRequest, submitButton } from "./quote-form";
import { withoutMotion } from "./site-under-test";
import { test } from "./test";
import { said } from "./words";

test.use(withoutMotion);

const provider = "**/api/v1.0/email/send";

const faultsFound = (page: Page) => axeFaultsOf(page, ["#contact", "[role=status]"]);

/** Answers the provider's address with a status, once it is told to. */
async function answerWith(page: Page, status: number): Promise<() => void> {
  let answer: () => void = () => {};
  const told = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.unroute(provider);
  await page.route(provider, async (route) => {
    await told;
    await route.fulfill({ status, body: "" });
  });
  return answer;
}

for (const width of [320, 1280]) {
  test(`axe finds nothing in any state of the form at ${width} pixels`, async ({ page }) => {
    test.slow();
    // The whole form is in sight: of a field half behind the top bar, axe would say that it is too small a target.
    await page.setViewportSize({ width, height: 2000 });
    const request = someRequest();
    await openForm(page);
    await test.step("untouched", async () => expect(await faultsFound(page)).toEqual([]));
    await submitButton(page).click();
    await expect(page.getByRole("region", { name: said("errorSummaryTitle") })).toBeFocused();
    await test.step("with errors", async () => expect(await faultsFound(page)).toEqual([]));
    await fillIn(page, request);
    const answer = await answerWith(page, 412);
    await submitButton(page).click();
    await expect(submitButton(page)).toBeDisabled();
    await test.step("sending", async () => expect(await faultsFound(page)).toEqual([]));
    answer();
    await expect(page.getByText(said("failure.title"))).toBeVisible();
    await test.step("failed", async () => expect(await faultsFound(page)).toEqual([]));
    (await answerWith(page, 200))();
    for (const news of [said("success.title"), said("success.title"), said("rateLimit.title")]) {
      await fillIn(page, request);
      await submitButton(page).click();
      await expect(page.getByText(news)).toBeVisible();
      await test.step(news, async () => expect(await faultsFound(page)).toEqual([]));
      await page.getByRole("button", { name: said("close") }).click();
    }
  });
}

for (const [width, height] of [
  [320, 256],
  [360, 640],
  [800, 600],
  [1280, 800],
] as const) {
  test(`a toast never covers the control in use at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.route(provider, (route) => route.fulfill({ status: 500, body: "" }));
    await openForm(page);
    await fillIn(page, someRequest());
    await submitButton(page).click();
    await expect(page.getByText(said("failure.title"))).toBeVisible();
    await control(page, fields[0]).focus();
    for (const key of [...fields.map(() => "Tab"), "Tab", ...fields.map(() => "Shift+Tab"), "Shift+Tab"]) {
      expect(await coveredPart(page)).toBe("");
      await page.keyboard.press(key);
    }
  });
}

/** What lies over a corner or the middle of the focused element; empty for nothing. */
async function coveredPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement)) return "nothing has focus";
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const points = [left + 3, (left + right) / 2, right - 3].flatMap((x) =>
      [top + 3, Math.min((top + bottom) / 2, innerHeight), Math.min(bottom, innerHeight) - 3].map(
        (y) => [x, y] as const,
      ),
    );
    const over = points
      .map(([x, y]) => document.elementFromPoint(x, y))
      .find((element) => !focused.contains(element));
    return over === undefined ? "" : `${focused.id || focused.textContent}: ${over?.outerHTML.slice(0, 120)}`;
  });
}

test("typing takes less than 50 milliseconds a key with the processor slowed six times", async ({ page }) => {
  const text = "Walls and floor of a small shower room";
  await openForm(page);
  await submitButton(page).click();
  await fillIn(page, { ...someRequest(), projectDetails: "" });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  // Time of the page's own thread in scripts, styles and layout: it does not matter what else the machine does.
  await devTools.send("Performance.enable", { timeDomain: "threadTicks" });
  const worked = async () => {
    const { metrics } = await devTools.send("Performance.getMetrics");
    const parts = metrics.filter(({ name }) => /^(Script|RecalcStyle|Layout)Duration$/.test(name));
    return 1000 * parts.reduce((sum, { value }) => sum + value, 0);
  };
  await control(page, "projectDetails").focus();
  const before = await worked();
  await page.keyboard.type(text, { delay: 40 });
  const perKey = ((await worked()) - before) / text.length;
  test.info().annotations.push({ type: "milliseconds per key", description: perKey.toFixed(1) });
  expect(perKey).toBeLessThan(50);
});
