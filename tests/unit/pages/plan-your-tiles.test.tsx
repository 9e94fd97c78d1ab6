import * as planner from "../../../src/pages/plan-your-tiles";
import { pictureWords } from "../../../src/pictures/PictureLabel";
import { contentWith, morePicture } from "../../support/company-content";
import { add, remove, set } from "../../support/fixture-edits";
import { headings, renderPage, section } from "../../support/render-page";

it("The planner's page goes from the planner and its examples to the rates and the price examples", () => {
  const { data, html } = renderPage(planner);
  const { page } = data;
  expect(headings(html)).toEqual([
    `h1 ${page.headline}`,
    "h2 Your plan",
    `h2 ${page.examplesTitle}`,
    ...page.examples.map(({ title }) => `h3 ${title}`),
    `h2 ${page.ratesTitle}`,
    ...data.rates.nodes.map(({ work }) => `h3 ${work}`),
    `h2 ${page.pricesTitle}`,
  ]);
});

it("Each example is drawn and described in the HTML, without a script", () => {
  const { data, html } = renderPage(planner);
  const examples = [...section(html, data.page.examplesTitle).querySelectorAll("li:has(h3)")];
  expect(examples).toHaveLength(data.page.examples.length);
  for (const [index, { width, isFloor, tile }] of data.page.examples.entries()) {
    const drawing = examples[index]?.querySelector("svg[role=img]");
    expect(drawing?.getAttribute("aria-label")).toContain(tile.name);
    expect(examples[index]).toHaveTextContent(
      `${isFloor ? "A floor" : "One wall"}, ${width.toLocaleString("en-GB")} mm`,
    );
  }
});

it("A price example shows its prices and their total", () => {
  const { data, html } = renderPage(planner);
  const prices = data.prices.nodes[0]?.lines.map(({ price }) => price);
  const [lowest, highest] = (["from", "to"] as const).map((end) =>
    prices?.reduce((sum, price) => sum + (price?.[end] ?? 0), 0).toLocaleString("en-GB"),
  );
  expect(html).toHaveTextContent(`Together£${lowest}–£${highest}`);
  expect(html).not.toHaveTextContent(data.page.withoutSums);
});

it("A price example in which a line has no price shows none, and says so", () => {
  const content = contentWith(set("price-examples/shower-wall.json", "lines.0.price", undefined));
  const { data, html } = renderPage(planner, { content });
  expect(section(html, data.page.pricesTitle)).not.toHaveTextContent("£");
  expect(html).toHaveTextContent(data.page.withoutSums);
});

it("A job without prices shows its laying line at the rate, the first job is open, and each leads to a quote", () => {
  const file = "price-examples/shower-wall.json";
  const rated = set(file, "lines.0", { work: "Set out and tile", rate: "laying-quarry-tiles", area: 9 });
  const other = { ...contentWith(rated)[file], slug: "floor", order: 2, title: "A floor" };
  const content = contentWith(rated, add("price-examples/floor.json", other));
  const { data, html } = renderPage(planner, { content });
  const jobs = [...section(html, data.page.pricesTitle).querySelectorAll("details")];
  expect(jobs.map(({ open }) => open)).toEqual([true, false]);
  // 9 × £50 and 9 × £80
  expect(jobs[0]).toHaveTextContent("Laying at our rate: £450–£720");
  for (const job of jobs)
    expect(job.querySelector('a[href="/#contact"]')).toHaveTextContent(data.layout.navigation.quote);
});

it("Without rates and price examples their sections are left out", () => {
  const { data, html: bare } = renderPage(planner, {
    content: contentWith(remove("rates/"), remove("price-examples/")),
  });
  expect(bare).not.toHaveTextContent(data.page.ratesTitle);
  expect(bare).not.toHaveTextContent(data.page.pricesTitle);
});

it("A plan without a price says that the visitor may ask for it", () => {
  const { html } = renderPage(planner, { content: contentWith(remove("rates/")) });
  expect(html).toHaveTextContent("Ask us for the price of this plan.");
});

it("A rate shows the day on which it was set or read, however long ago", () => {
  const content = contentWith(set("rates/replacing-a-tile.json", "checked", "2014-01-15"));
  const { html } = renderPage(planner, { content });
  expect(html).toHaveTextContent("15 January 2014");
});

it("The picture beside the rates is labelled, and is left out if there is none", () => {
  const content = contentWith(set("pages/plan-your-tiles.json", "ratesPicture", morePicture));
  const { data, html } = renderPage(planner, { content });
  const rates = section(html, data.page.ratesTitle);
  expect(rates.querySelector("img")).toHaveAttribute("alt", morePicture.alt);
  expect(rates).toHaveTextContent(pictureWords.visualisation);
  const { html: without } = renderPage(planner);
  expect(section(without, data.page.ratesTitle).querySelector("img")).toBeNull();
});
