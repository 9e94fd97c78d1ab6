import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";

export interface Interaction {
  name: string;
  address: string;
  /** What happens before the processor is slowed. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
}

const project = "/portfolio/victorian-encaustic-floor";

const menu = (page: Page) => page.locator("header summary");
const heritage = (page: Page) => page.locator('nav a[href="#heritage"]');
const picture = (page: Page) => page.locator("a[data-opens-picture]").first();
const dialog = (page: Page) => page.getByRole("dialog");
const form = (page: Page) => page.locator("#quote-form");
const control = (page: Page, name: string) => form(page).locator(`[name="${name}"]`);
const sendButton = (page: Page) => form(page).locator("button[type=submit]");

async function hydrate(part: Locator): Promise<void> {
  await part.dispatchEvent("pointerdown");
  await part.page().locator("[data-hydrated]").first().waitFor({ state: "attached" });
}

const hydrateForm = (page: Page) => hydrate(form(page));

async function openPicture(page: Page): Promise<void> {
  await picture(page).tap();
  await dialog(page).waitFor();
}

async function fillIn(page: Page): Promise<void> {
  await hydrateForm(page);
  await control(page, "firstName").fill("Ada");
  await control(page, "lastName").fill("Byron");
  await control(page, "email").fill(`ada.${randomUUID()}@example.com`);
  await control(page, "phone").fill("07700 900456");
  await control(page, "address").fill("14 Kings Road, London SW3");
  await control(page, "projectDetails").fill("A shower room, about four square metres, walls and floor.");
}

/** What visitors do, before hydration and after. */
export const measuredInteractions: readonly Interaction[] = [
  { name: "menu, before hydration", address: "/", act: (page) => menu(page).tap() },
  { name: "menu", address: "/", prepare: (page) => hydrate(menu(page)), act: (page) => menu(page).tap() },
  { name: "filter, before hydration", address: "/portfolio", act: (page) => heritage(page).tap() },
  {
    name: "filter",
    address: "/portfolio",
    prepare: (page) => hydrate(heritage(page)),
    act: (page) => heritage(page).tap(),
  },
  { name: "picture opened, before hydration", address: project, act: openPicture },
  { name: "picture opened", address: project, prepare: (page) => hydrate(picture(page)), act: openPicture },
  {
    name: "next picture",
    address: project,
    prepare: openPicture,
    act: (page) => page.keyboard.press("ArrowRight"),
  },
  {
    name: "first keys in the form, before hydration",
    address: "/#contact",
    act: async (page) => {
      await control(page, "firstName").tap();
      await page.keyboard.type("Ada");
      await page.locator("#quote-form[data-hydrated]").waitFor();
    },
  },
  {
    name: "later keys",
    address: "/#contact",
    prepare: async (page) => {
      await hydrateForm(page);
      await control(page, "projectDetails").focus();
    },
    act: (page) => page.keyboard.type("tiles"),
  },
  {
    name: "submit with errors",
    address: "/#contact",
    prepare: hydrateForm,
    act: (page) => sendButton(page).tap(),
  },
  {
    name: "submit",
    address: "/#contact",
    prepare: fillIn,
    act: async (page) => {
      await sendButton(page).tap();
      await page.getByText("Quote request submitted!").waitFor();
    },
  },
];
