import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, type Route, test } from "@playwright/test";
import { areas, first } from "../../published/published-content";
import { editedSite, stored } from "../edited-site";
import {
  ask,
  chooseFiles,
  dialog,
  expectDrawn,
  field,
  more,
  news,
  open,
  press,
  publish,
  row,
  rows,
  undo,
  unfold,
  write,
} from "../editing";
import { plainPicture } from "../pictures/pictures";

test.describe.configure({ mode: "serial" });

const area = first(areas);
const file = `areas/${area.slug}.json`;
const inEditor = `areas/${area.slug}`;
const fileOnDisk = join(editedSite, "data", file);
const original = readFileSync(fileOnDisk, "utf8");

test.afterEach(() => writeFileSync(fileOnDisk, original));

const cardText = (page: Page) => page.getByLabel("Card text");
const mine = "Words about the place that were written in the first tab, and are as long as they must be.";
const theirs = "Words about the place that were written in the second tab, and are as long as they must be.";
/** Throws away what is not published, which is asked about first. */
async function throwAway(page: Page): Promise<void> {
  await more(page, "Throw away what is not published");
  await ask(page, "Throw it away");
}
const question = (page: Page) => dialog(page, "This was changed elsewhere");

test("The second of two tabs sees what the first has published, and can keep, use or replace it", async ({
  page,
  context,
}) => {
  await open(page, inEditor);
  await write(cardText(page), mine);
  const second = await context.newPage();
  await open(second, inEditor);
  await write(cardText(second), theirs);
  await publish(second);
  await write(cardText(page), `${mine} And more.`);
  await write(cardText(page), mine);
  await ask(page, "Publish");
  await expect(question(page).getByRole("cell", { name: theirs })).toBeVisible();
  await expect(question(page).getByRole("cell", { name: mine })).toBeVisible();
  await ask(page, "Cancel");
  expect(stored(file).description).toBe(theirs);
  await expect(cardText(page)).toHaveValue(mine);

  await ask(page, "Publish");
  await ask(page, "Publish my version");
  await expect(news(page, "Published.")).toBeVisible();
  expect(stored(file).description).toBe(mine);
});

test("An entry that is opened after another tab has published it shows the new words", async ({
  page,
  context,
}) => {
  await open(page, "areas");
  const second = await context.newPage();
  await open(second, inEditor);
  await write(cardText(second), theirs);
  await publish(second);
  await rows(page).getByRole("link", { name: area.name }).first().click();
  await expect(cardText(page)).toHaveValue(theirs);
});

test("Fields that only one of two tabs has changed are merged, and only what both changed is asked about", async ({
  page,
  context,
}) => {
  const borough = "Hounslow";
  const second = await context.newPage();
  await open(page, inEditor);
  await open(second, inEditor);
  await write(cardText(second), theirs);
  await publish(second);
  await write(field(page, "Borough"), borough);
  await publish(page);
  expect(stored(file)).toMatchObject({ borough, description: theirs });
  await expect(cardText(page)).toHaveValue(theirs);

  await write(field(second, "Borough"), "Ealing");
  await write(cardText(second), mine);
  await ask(second, "Publish");
  await expect(question(second).getByRole("rowheader")).toHaveText(["Borough"]);
  await ask(second, "Use their version");
  await expect(field(second, "Borough")).toHaveValue(borough);
  await expect(cardText(second)).toHaveValue(mine);
  expect(stored(file)).toMatchObject({ borough, description: theirs });
  await ask(second, "Use mine again");
  await expect(field(second, "Borough")).toHaveValue("Ealing");
  await publish(second);
  expect(stored(file)).toMatchObject({ borough: "Ealing", description: mine });
});

test("If the browser's storage is full, the editor says so, keeps the text until the page closes, and asks before leaving", async ({
  page,
}) => {
  await open(page, inEditor);
  await page.evaluate(() => {
    for (let size = 1 << 22; size > 0; size >>= 1)
      try {
        localStorage.setItem(`filled ${size}`, "x".repeat(size));
      } catch {} // A smaller piece may fit.
  });
  await write(cardText(page), mine);
  await expect(news(page, "This browser has no room left")).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await write(cardText(page), `${mine} And more.`);
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe("beforeunload");
  await question.dismiss();
  await publish(page);
  expect(stored(file).description).toBe(`${mine} And more.`);
});

test("What was published and is undone is in the form again as it was", async ({ page }) => {
  await open(page, inEditor);
  await write(cardText(page), mine);
  await publish(page);
  await undo(page, "Undo");
  await expect(cardText(page)).toHaveValue(JSON.parse(original).description);
});

test("An entry opened by its address while another is open is the one that is shown", async ({ page }) => {
  await open(page, inEditor);
  await expect(field(page, "Name")).toHaveValue(area.name);
  const another = first(areas.slice(1));
  await page.goto(`/admin/#/areas/${another.slug}`);
  await expect(field(page, "Name")).toHaveValue(another.name);
});

test("Back from a new entry to the one before shows the one before, and not the new one under its address", async ({
  page,
}) => {
  await open(page, inEditor);
  await page.goto("/admin/#/areas");
  await page.goto("/admin/#/areas/~new");
  await expect(field(page, "Name")).toHaveValue("");
  await page.evaluate(() => void setTimeout(() => window.history.go(-2)));
  await expect(field(page, "Name")).toHaveValue(area.name);
});

test("Words that were typed when the browser was closed are in the form again, until they are published", async ({
  page,
}) => {
  await open(page, inEditor);
  await write(cardText(page), mine);
  await cardText(page).press("End");
  await page.keyboard.type(" To the last key");
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} To the last key`);
  await expect(news(page, "Your words that were not published are in the form again.")).toBeVisible();
  await publish(page);
  expect(stored(file).description).toBe(`${mine} To the last key`);
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} To the last key`);
  await expect(page.getByText("Published", { exact: true })).toBeVisible();
});

test("Words of a new entry are kept, too, and named on the start page with their age until they are published or discarded", async ({
  page,
}) => {
  const kept = page.getByRole("region", { name: "Not published yet" });
  await page.clock.setFixedTime(new Date("2026-11-26T09:00Z"));
  await open(page, "faqs/~new");
  await field(page, "Question").pressSequentially("Who carries the rubble down?");
  await page.clock.setFixedTime(new Date("2026-11-26T12:10Z"));
  await page.goto("/admin/#/");
  await expect(kept.getByRole("listitem")).toContainText("3 hours ago");
  await kept.getByRole("link", { name: "Questions › Who carries the rubble down?" }).click();
  await expect(field(page, "Question")).toHaveValue("Who carries the rubble down?");
  await page.goto("/admin/#/faqs");
  await expect(page.getByRole("link", { name: "Who carries the rubble down?" })).toContainText(
    "Not published",
  );
  await page.goto("/admin/#/");
  await press(page, /^Discard/);
  await ask(page, "Cancel");
  await expect(kept).toBeVisible();
  await press(page, /^Discard/);
  await ask(page, "Throw it away");
  await expect(kept).toBeHidden();
});

test("A second new entry is begun while the first is not finished, and both are kept", async ({ page }) => {
  for (const name of ["Who paints the ceiling?", "Who hangs the door?"]) {
    await open(page, "faqs");
    await page.getByRole("link", { name: "New question" }).click();
    await expect(field(page, "Question")).toHaveValue("");
    await write(field(page, "Question"), name);
  }
  await page.goto("/admin/#/");
  const kept = page.getByRole("region", { name: "Not published yet" }).getByRole("listitem");
  await expect(kept).toHaveText([/Who hangs the door\?/, /Who paints the ceiling\?/]);
});

test("A new picture is kept with its words", async ({ page }) => {
  await open(page, "projects/~new");
  await write(field(page, "Title"), "Half a project");
  await chooseFiles(page, "Add pictures", await plainPicture("Half.jpg", 1300));
  await expect(page.getByRole("button", { name: "Remove Picture 1" })).toBeVisible();
  await page.goto("/admin/#/");
  await page.reload();
  await page.getByRole("link", { name: "Portfolio › Half a project" }).click();
  await row(page, "half.jpg").click();
  await expectDrawn(rows(page).locator("[data-picture] img"), 1300);
  await ask(page, "Publish");
  await expect(page.getByRole("region", { name: "Problems to fix" })).toContainText(
    "What was done is empty.",
  );
  await throwAway(page);
  await expect(page.getByRole("heading", { name: "Portfolio" })).toBeVisible();
});

test("A notice whose form the owner has left is gone, however they left it", async ({ page }) => {
  await open(page, "areas");
  await rows(page).getByRole("link", { name: area.name }).first().click();
  await write(cardText(page), mine);
  await throwAway(page);
  await press(page, /^Remove Postcode district 1/);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Areas" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeHidden();
});

test("What was published can be undone from the list to which the owner has gone back", async ({ page }) => {
  await open(page, "areas");
  await rows(page).getByRole("link", { name: area.name }).first().click();
  await write(cardText(page), mine);
  await publish(page);
  await page.goBack();
  await expect(page.getByRole("heading", { name: "Areas" })).toBeVisible();
  await undo(page, "Undo");
  expect(stored(file).description).toBe(JSON.parse(original).description);
});

test("A file that was broken by hand while its entry is open is named, and the words are in the form again once it is mended", async ({
  page,
}) => {
  await open(page, inEditor);
  await write(cardText(page), mine);
  writeFileSync(fileOnDisk, original.slice(0, -20));
  await ask(page, "Publish");
  await expect(page.getByRole("heading", { name: "This file cannot be read" })).toBeVisible();
  await expect(page.getByRole("main")).toContainText(`data/${file}`);
  await page.reload();
  await expect(page.getByRole("heading", { name: "This file cannot be read" })).toBeVisible();
  writeFileSync(fileOnDisk, original);
  await page.reload();
  await expect(cardText(page)).toHaveValue(mine);
  await publish(page);
  expect(stored(file).description).toBe(mine);
});

test("A page that is published with nothing changed is not sent, whatever the layout of its file", async ({
  page,
}) => {
  const published: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") published.push(request.url());
  });
  writeFileSync(fileOnDisk, JSON.stringify(JSON.parse(original)));
  for (const address of [inEditor, "pages/terms-of-service"]) {
    await open(page, address);
    await ask(page, "Publish");
    await expect(news(page, "Nothing has changed.")).toBeVisible();
  }
  expect(published).toEqual([]);
});

test("Words of an entry that somebody has removed meanwhile can still be opened, and published again", async ({
  page,
}) => {
  const gone = "faqs/who-sweeps-the-hall";
  const fileGone = join(editedSite, "data", `${gone}.json`);
  const question = {
    slug: "who-sweeps-the-hall",
    order: 90,
    question: "Who sweeps the hall?",
    answer: "We do, every evening: nobody should notice the work on the way up.",
  };
  writeFileSync(fileGone, JSON.stringify({ $schema: "../../schemas/faq.json", ...question }));
  await open(page, gone);
  await write(field(page, "Question"), "Who sweeps the hall and the stairs?");
  rmSync(fileGone);
  await page.goto("/admin/#/");
  await page.reload();
  await page.getByRole("link", { name: "Questions › Who sweeps the hall and the stairs?" }).click();
  await expect(field(page, "Question")).toHaveValue("Who sweeps the hall and the stairs?");
  await ask(page, "Publish");
  await expect(page.getByRole("dialog")).toContainText("Somebody has removed this");
  await ask(page, "Publish my version");
  await expect(news(page, "Published.")).toBeVisible();
  expect(stored(`${gone}.json`).question).toBe("Who sweeps the hall and the stairs?");
  rmSync(fileGone);
});

for (const [what, address, words] of [
  ["a new entry", "faqs/~new", "Who sweeps the stairs?"],
  ["an entry", inEditor, mine],
] as const)
  test(`Once ${what} is published, nothing asks for its words again, even if the tab was closed before the answer came`, async ({
    page,
    context,
  }) => {
    await page.route("**/admin/api/changes", async (route) => void (await route.fetch()));
    await open(page, address);
    if (address === inEditor) await write(cardText(page), words);
    else {
      await write(field(page, "Question"), words);
      await write(
        field(page, "Answer"),
        "We do, every evening: nobody should notice the work on the way up.",
      );
    }
    const sent = page.waitForRequest("**/admin/api/changes");
    await ask(page, "Publish");
    await sent;
    const isNew = address !== inEditor;
    const published = () =>
      isNew
        ? existsSync(join(editedSite, "data/faqs/who-sweeps-the-stairs.json"))
        : stored(file).description === words;
    await expect.poll(published).toBe(true);
    await page.close();

    const next = await context.newPage();
    await open(next);
    await expect(next.getByRole("heading", { name: "To do" })).toBeVisible();
    await expect(next.getByRole("heading", { name: "Not published yet" })).toBeHidden();
    await open(next, address);
    await expect(isNew ? field(next, "Question") : cardText(next)).toHaveValue(isNew ? "" : words);
    await expect(next.getByText(isNew ? "New" : "Published", { exact: true })).toBeVisible();
  });

test("A new entry whose answer was lost is published once, however often the button is pressed", async ({
  page,
}) => {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route("**/admin/api/changes", lose, { times: 1 });
  await open(page, "faqs/~new");
  await write(field(page, "Question"), "Who opens the windows?");
  await write(
    field(page, "Answer"),
    "Whoever mixes the grout, before the first bucket: it dries better, too.",
  );
  await ask(page, "Publish");
  await expect(news(page, "The editor's server does not answer.")).toBeVisible();
  await ask(page, "Publish");
  await expect(page.getByRole("status").filter({ hasText: /^Published/ })).toBeVisible();
  await expect(page).toHaveURL(/who-opens-the-windows$/);
  await page.goto("/admin/#/faqs");
  await expect(rows(page).filter({ hasText: "Who opens the windows?" })).toHaveCount(1);
});

test("Publishing by keyboard leaves the cursor where it is, and what is typed meanwhile is the next change", async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((done) => {
    answer = done;
  });
  await page.route("**/admin/api/changes", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, inEditor);
  await write(cardText(page), mine);
  await page.keyboard.press("Control+s");
  await expect(page.getByText("Publishing…")).toBeVisible();
  await page.keyboard.type(" And on");
  answer();
  await expect(news(page, "Published.")).toBeVisible();
  await page.keyboard.type(" it goes.");
  await expect(cardText(page)).toBeFocused();
  await expect(cardText(page)).toHaveValue(`${mine} And on it goes.`);
  await expect(page.getByText("Published, with changes")).toBeVisible();
  expect(stored(file).description).toBe(mine);
  await page.reload();
  await expect(cardText(page)).toHaveValue(`${mine} And on it goes.`);
  await ask(page, "Publish");
  await expect.poll(() => stored(file).description).toBe(`${mine} And on it goes.`);
});

for (const how of ["throws", "is null"] as const)
  test(`If the browser blocks storage, and it ${how}, the editor says what to allow`, async ({ page }) => {
    await page.addInitScript((how) => {
      const get = () => {
        if (how === "is null") return null;
        throw new DOMException("denied", "SecurityError");
      };
      Object.defineProperty(window, "localStorage", { get });
    }, how);
    await page.goto("/admin/");
    await expect(page.getByRole("alert")).toContainText("allow cookies and site data for this address");
  });

test("At an address that browsers do not call secure, as on a phone in the same network, words are kept and rows are added", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window.crypto, "randomUUID", { value: undefined });
    Reflect.deleteProperty(window, "caches");
  });
  await open(page, inEditor);
  await write(cardText(page), mine);
  await page.reload();
  await expect(cardText(page)).toHaveValue(mine);
  const fields = field(page, "Postcode district");
  const count = await fields.count();
  await ask(page, "Add postcode district");
  await expect(fields).toHaveCount(count + 1);
});

test("If the browser blocks the storage of pictures alone, words are kept, found again and thrown away", async ({
  page,
}) => {
  const faults: Error[] = [];
  page.on("pageerror", (fault) => faults.push(fault));
  await page.addInitScript(() => {
    const deny = () => Promise.reject(new DOMException("denied", "SecurityError"));
    Object.assign(CacheStorage.prototype, { open: deny, delete: deny });
  });
  await open(page, inEditor);
  await write(cardText(page), mine);
  await page.reload();
  await expect(cardText(page)).toHaveValue(mine);
  await throwAway(page);
  await expect(cardText(page)).not.toHaveValue(mine);
  expect(faults).toEqual([]);
});

test("Without scripts the editor says what to allow", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/admin/`);
  await expect(page.getByText("allow scripts for this page")).toBeVisible();
  await context.close();
});

test("What is typed and taken back again is no change", async ({ page }) => {
  await open(page, inEditor);
  await unfold(cardText(page));
  await cardText(page).press("End");
  await page.keyboard.type("x");
  await expect(page.getByText("Published, with changes")).toBeVisible();
  await page.keyboard.press("Backspace");
  await expect(page.getByText("Published, with changes")).toBeHidden();
});
