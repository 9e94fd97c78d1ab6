import { expect } from "@playwright/test";
import { axeFaultsOf } from "../support/axe";
import { boxOf } from "../support/positions";
import {
  closeToast,
  control,
  failureToast,
  fields,
  openForm,
  provider,
  rateLimitToast,
  receipt,
  someRequest,
  submit,
  submitButton,
  successToast,
} from "../support/quote-form";
import { sightFaults } from "../support/sight-faults";
import { test, withoutMotion } from "../support/test";

test.use(withoutMotion);

const softly = expect.configure({ soft: true });

test("Axe finds nothing in any state of the form, narrow or wide", async ({ page }) => {
  test.slow();
  /** The window shows the whole section, because axe reports a link half behind the top bar as too small a target. */
  const expectNoFault = (state: string) =>
    test.step(state, async () => {
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 3000 });
        await page.locator("#contact").evaluate((section) => section.scrollIntoView());
        expect(await axeFaultsOf(page, ["#contact", "[role=status]"]), `${width} px`).toEqual([]);
      }
    });
  let status = 400;
  let answer: () => void = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(provider, async (route) => {
    await mayAnswer;
    await route.fulfill({ status, body: "" });
  });
  const request = someRequest();
  await openForm(page);
  await expectNoFault("untouched");
  await submitButton(page).click();
  await expect(page.getByRole("region", { name: "There is a problem" })).toBeFocused();
  await expectNoFault("with errors");
  await submit(page, request);
  await expect(submitButton(page)).toBeDisabled();
  await expectNoFault("sending");
  answer();
  await expect(failureToast(page)).toBeVisible();
  await expectNoFault("failed");
  status = 200;
  await submitButton(page).click();
  await expect(successToast(page)).toBeVisible();
  await expectNoFault("sent");
  await closeToast(page);
  await submit(page, request);
  await expect(successToast(page)).toBeVisible();
  await closeToast(page);
  await submit(page, request);
  await expect(rateLimitToast(page)).toBeVisible();
  await expectNoFault("stopped by the rate limit");
});

test("A toast never covers the control in use, in windows of any size", async ({ page }) => {
  await page.route(provider, (route) => route.fulfill({ status: 500, body: "" }));
  await openForm(page);
  await submit(page);
  await expect(failureToast(page)).toBeVisible();
  for (const [width, height] of [
    [320, 256],
    [360, 640],
    [800, 600],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await control(page, fields[0]).blur();
    await control(page, fields[0]).focus();
    for (const key of [...fields.map(() => "Tab"), "Tab", ...fields.map(() => "Shift+Tab"), "Shift+Tab"]) {
      const faults = () => page.locator(":focus").evaluate(sightFaults);
      await softly.poll(faults, `${width} × ${height}`).toEqual([]);
      await page.keyboard.press(key);
    }
  }
});

test("The toast of a sent request stays while the pointer rests on it, and closes by itself afterwards", async ({
  page,
}) => {
  await page.clock.install();
  await openForm(page);
  await submit(page);
  await successToast(page).getByRole("paragraph").first().hover();
  await page.clock.fastForward(60_000);
  await expect(successToast(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(10_000);
  await expect(successToast(page)).toBeHidden();
});

test("A request sent on a phone is followed by when the answer comes, below the toast", async ({ page }) => {
  await page.route(provider, (route) => route.fulfill({ status: 200, body: "" }));
  await page.setViewportSize({ width: 390, height: 780 });
  await openForm(page);
  await submit(page);
  const [toast, next] = [successToast(page), receipt(page).getByRole("heading").first()];
  await expect(next).toBeInViewport({ ratio: 1 });
  const covered = await boxOf(toast);
  expect((await boxOf(next)).y).toBeGreaterThan(covered.y + covered.height);
});
