import type { Server } from "node:http";
import { typeAddress } from "../../src/project-filter/project-types";
import { readMessages } from "../../tools/outbox/message-store";
import { servePublic } from "../../tools/site-server/serve-public";
import { fields, someRequest } from "../browser/form/quote-form";
import { areasCoveredPage, company, first, homePage, projects } from "../published/published-content";
import { firefox } from "./firefox";
import { see, shown, tap, type Visit } from "./visit";
import { webkit } from "./webkit";

const engines = [firefox, webkit];
const installed = engines.filter((engine) => engine.isInstalled);
const sizes = [
  ["a desk", { width: 1280, height: 900 }],
  ["a phone", { width: 400, height: 860 }],
] as const;

const outboxFolder = "test-results/engines-outbox";
const text = (words: string) => JSON.stringify(words);
const heading = (words: string) => `document.querySelector("h1")?.textContent === ${text(words)}`;
const field = (name: string) => `#quote-form [name=${name}]`;
const menu = "header nav:last-child details > summary";
const hydrated = shown("[data-live] #quote-form");
const compared = projects.find(({ beforeAndAfter }) => beforeAndAfter);

jest.setTimeout(60_000);

let server: Server;
let site = "";

beforeAll(async () => {
  server = await servePublic({ port: 0, folder: "public", outboxFolder });
  const address = server.address();
  site = `http://localhost:${typeof address === "object" ? address?.port : ""}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

it("at least one engine besides Chromium is installed here", () => {
  for (const engine of engines.filter((one) => !installed.includes(one)))
    process.stdout.write(`Not tried: ${engine.name}. To install it: ${engine.install}\n`);
  expect(installed).not.toEqual([]);
});

const windows = installed.flatMap((engine) =>
  sizes.map(([place, size]) => [engine.name, place, engine, size] as const),
);

describe.each(windows)("%s at %s", (_name, _place, engine, size) => {
  let visit: Visit;

  beforeAll(async () => {
    visit = await engine.start(size);
  });

  afterAll(() => visit?.end());

  it("shows the home page without asking for a script", async () => {
    await visit.open(`${site}/`);
    await see(visit, heading(homePage.hero.headline));
    const scripts = `performance.getEntriesByType("resource").map(({ name }) => name).filter((name) => /\\.js$/.test(name))`;
    expect(await visit.evaluate(scripts)).toEqual([]);
  });

  it("leads on by the menu", async () => {
    await visit.open(`${site}/portfolio`);
    const isFolded = await visit.evaluate(`Boolean(${shown(menu)})`);
    if (isFolded) {
      await tap(visit, menu);
      // A page that is left while its script comes complains that it did not come.
      await see(visit, shown("header details[data-live] > summary"));
    }
    await tap(visit, `${isFolded ? "details[open]" : "header nav"} a[href="/areas-covered"]`);
    await see(visit, heading(areasCoveredPage.headline));
  });

  it("answers a question", async () => {
    await visit.open(`${site}/`);
    await tap(visit, "main details:not([open]) > summary");
    await see(visit, shown("main details[open] p"));
  });

  it("says under each field what an empty request lacks", async () => {
    await visit.open(`${site}/`);
    await tap(visit, "#quote-form [type=submit]");
    await see(visit, `document.querySelectorAll("#quote-form [aria-invalid=true]").length === 6`);
  });

  it("keeps the words that are typed while React comes", async () => {
    await visit.open(`${site}/`);
    await tap(visit, field("firstName"));
    await visit.type("Ada");
    await see(visit, hydrated);
    await visit.type(" Mary");
    await see(visit, `document.querySelector(${text(field("firstName"))}).value === "Ada Mary"`);
  });

  it("sends a request, which arrives once", async () => {
    const request = someRequest();
    await visit.open(`${site}/privacy-policy`);
    await visit.evaluate("sessionStorage.clear()");
    await visit.open(`${site}/`);
    for (const name of fields) {
      await tap(visit, field(name));
      await visit.type(request[name]);
    }
    await tap(visit, "#quote-form [type=submit]");
    await see(visit, `document.querySelector(${text(field("firstName"))}).value === ""`);
    const sent = (await readMessages(outboxFolder)).map(({ parameters }) => parameters);
    expect(sent.filter(({ email }) => email === request.email)).toEqual([
      { ...request, to_email: company.email },
    ]);
  });

  it("filters projects by their type", async () => {
    const wanted = first(projects).type ?? "";
    await visit.open(`${site}/portfolio`);
    await tap(visit, `a[href="#${typeAddress(wanted)}"]`);
    const cards = `[...document.querySelectorAll("[data-type]")].filter((card) => card.checkVisibility()).length`;
    await see(visit, shown("[data-shown]"));
    await see(visit, `${cards} === ${projects.filter((project) => project.type === wanted).length}`);
  });

  it("shows a picture large, and closes it by the keyboard", async () => {
    await visit.open(`${site}/portfolio/${first(projects).slug}`);
    await tap(visit, "[data-opens]");
    await see(visit, shown("dialog[open] img"));
    await visit.type("\uE00C");
    await see(visit, "!document.querySelector('dialog[open]')");
  });

  (compared ? it : it.skip)("moves the comparison by the keyboard", async () => {
    await visit.open(`${site}/portfolio/${compared?.slug}`);
    await tap(visit, "input[type=range]");
    await visit.type("\uE011");
    await see(visit, "document.querySelector('input[type=range]').value === '0'");
  });

  it("follows a link and comes back", async () => {
    await visit.open(`${site}/`);
    await tap(visit, field("firstName"));
    await see(visit, hydrated);
    await tap(visit, `main a[href="/areas-covered"]`);
    await see(visit, heading(areasCoveredPage.headline));
    await visit.back();
    await see(visit, heading(homePage.hero.headline));
  });

  it("opens at the form where the address leads there", async () => {
    // From another page: to the page that is open, the address would lead by scrolling alone.
    await visit.open(`${site}/areas-covered`);
    await visit.open(`${site}/#contact`);
    const top = `document.querySelector("#contact").getBoundingClientRect().top`;
    await see(visit, `${top} > -50 && ${top} < innerHeight / 2`);
  });

  // Last, over all that was done before.
  it("has nothing to complain of in its console", () => {
    expect(visit.complaints()).toEqual([]);
  });
});
