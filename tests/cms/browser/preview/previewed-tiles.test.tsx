import { render, screen } from "@testing-library/react";
import type { PreviewedPage } from "../../../../src/cms/browser/preview/previewed-pages";
import { cutawayPage, tilePage } from "../../../../src/cms/browser/preview/previewed-tiles";
import type { EntrySurroundings } from "../../../../src/cms/browser/preview/shown-content";
import { changed, published } from "../../../content/valid-content";
import { services } from "../../../sections/site-content";
import { portfolioPage, servicePage } from "../../../sections/site-pages";

jest.mock("../../../../src/layout/Layout", () =>
  jest.requireActual("../../../../src/cms/browser/preview/stubs/LayoutStub"),
);

const around: EntrySurroundings = {
  facts: {},
  entryOf: () => ({}),
  pictureAddress: (path) => `blob:${path}`,
};

/** Shows an entry on the page of a service that has none yet. */
function preview<Data>({ Page, show }: PreviewedPage<Data>, content: unknown) {
  const page = { service: services[0], page: servicePage, portfolioPage } as unknown as Data;
  render(<Page data={Object.assign({}, page, show?.(content, page, around))} />);
}

it("A tile is shown as it is written, as services' pages show it", () => {
  preview(tilePage, changed(published("tiles/limestone.json"), "name", "Honed limestone"));
  expect(screen.getByRole("heading", { name: "Honed limestone" })).toBeVisible();
  expect(screen.getByRole("img").getAttribute("src")).toMatch(/^blob:/);
});

it("A cutaway is shown as it is written, with its layers", () => {
  preview(cutawayPage, changed(published("cutaways/heated-floor.json"), "layers.0.title", "The new layer"));
  expect(screen.getByRole("heading", { name: "The new layer" })).toBeVisible();
});

it("A tile of which nothing is written yet is no error", () => {
  preview(tilePage, {});
  expect(screen.getByRole("main")).toBeVisible();
});
