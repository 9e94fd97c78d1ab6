import "@testing-library/jest-dom";
import { contentHash } from "../../src/hydration/content-hash";
import type { LoadPage } from "../../src/hydration/follow-links";
import { dataOfThisBuild } from "../../src/hydration/stale-page";

/** Whether Gatsby is let go on with what it loaded, on a page of the build 'ours'. */
async function goesOn(loadPage: LoadPage): Promise<boolean> {
  const page = Object.assign(Object.create(window), { ___webpackCompilationHash: "ours" });
  Object.defineProperties(page, { location: { value: window.location }, document: { value: document } });
  const gone = new Promise<false>((done) => setTimeout(() => done(false), 50));
  return Promise.race([dataOfThisBuild(page, loadPage).then(() => true), gone]);
}

const content = { json: { data: { faq: "In two days." } }, staticQueryResults: { "12": { data: {} } } };
const page = { webpackCompilationHash: "ours" };

beforeEach(() => {
  document.documentElement.dataset.content = contentHash(content);
  delete document.documentElement.dataset.failed;
  document.head.replaceChildren();
});

it("A page whose data is of its own build is hydrated", async () => {
  expect(await goesOn(async () => ({ page, ...content }))).toBe(true);
  expect(document.documentElement.dataset.failed).toBeUndefined();
});

it("A page is hydrated where nobody says of which build its data is, as long as it is its own", async () => {
  expect(await goesOn(async () => ({ page: { webpackCompilationHash: "" }, ...content }))).toBe(true);
});

it("A page whose data is of another build is not, and looks for a fresh copy", async () => {
  expect(await goesOn(async () => ({ page: { webpackCompilationHash: "theirs" }, ...content }))).toBe(false);
  expect(document.documentElement.dataset.failed).toBe("stale");
  expect(document.head.querySelector("script")).toHaveAttribute("src", "/fresh-page.js");
});

it.each([
  ["own", { json: { data: { faq: "In three days." } } }],
  ["shared", { staticQueryResults: { "12": { data: { phone: "020 7946 0000" } } } }],
])("Nor is a page whose %s words have changed while its scripts have not", async (_whose, change) => {
  expect(await goesOn(async () => ({ page, ...content, ...change }))).toBe(false);
  expect(document.documentElement.dataset.failed).toBe("stale");
});

it("The data asked for are those of the whole address, with what stands behind its question mark", async () => {
  window.history.replaceState(null, "", "/areas/chelsea?from=leaflet#contact");
  const loadPage = jest.fn<ReturnType<LoadPage>, Parameters<LoadPage>>(async () => ({ status: "error" }));
  await goesOn(loadPage);
  expect(loadPage).toHaveBeenCalledWith("/areas/chelsea?from=leaflet");
});

it("What does not come at all is left to Gatsby, which gives up and is started again", async () => {
  expect(await goesOn(async () => ({ status: "error" }))).toBe(true);
  expect(await goesOn(() => Promise.reject(new Error("no network")))).toBe(true);
});
