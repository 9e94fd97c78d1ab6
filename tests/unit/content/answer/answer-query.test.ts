import { parse } from "graphql";
import { answererOf } from "../../../../src/content/answer/answer-query";
import type { ContentByPath } from "../../../../src/content/answer/entries";
import { companyContent, contentWith } from "../../../support/company-content";
import { set } from "../../../support/fixture-edits";

const image = (src: string) => ({ width: 4, height: 3, images: { fallback: { src } } });

/** The answer for the made-up company, with the path and the shape of each picture as its address. */
function answer(query: string, content: ContentByPath = companyContent, today = "2026-03-02") {
  const pictures = (path: string, shape: object) => image(`${path} ${JSON.stringify(shape)}`);
  return answererOf({ content, today, pictures })(parse(query), {});
}

const [project] = Object.values(companyContent).filter(({ beforeAndAfter }) => beforeAndAfter);
const slug = String(project?.slug);

it("A picture is asked for by its path below data/, in the shape of the query", () => {
  const { homePage } = Object(
    answer(
      "{ homePage { hero { picture { image { childImageSharp { resize(width: 9, height: 4) { src } } } } } } }",
    ),
  );
  const { image } = Object(companyContent["pages/home.json"]).hero.picture;
  expect(homePage.hero.picture.image.childImageSharp.resize.src).toBe(
    `${image.replace("../", "")} {"width":9,"height":4}`,
  );
});

const reviews = {
  "reviews/ada.json": { slug: "ada", date: "2026-02-01", service: "floor-tiling" },
  "reviews/bo.json": { slug: "bo", date: "2026-03-01" },
  "reviews/cy.json": { slug: "cy", date: "2026-01-01", service: "floor-tiling" },
  "services/floor-tiling.json": { slug: "floor-tiling" },
};

it.each([
  ["all entries as they come", "", ["ada", "bo", "cy"]],
  ["the newest first", "(sort: { date: DESC })", ["bo", "ada", "cy"]],
  ["the oldest two", "(sort: { date: ASC }, limit: 2)", ["cy", "ada"]],
])("A list has %s", (_what, choice, slugs) => {
  const { allReview } = Object(answer(`{ allReview${choice} { nodes { slug } } }`, reviews));
  expect(allReview.nodes).toEqual(slugs.map((slug) => ({ slug })));
});

it("Sorting compares numbers by value, not as text", () => {
  const faqs = [10, 9, 2].map((order) => [`faqs/${order}.json`, { order }]);
  const { allFaq } = Object(
    answer("{ allFaq(sort: { order: ASC }) { nodes { order } } }", Object.fromEntries(faqs)),
  );
  expect(allFaq.nodes).toEqual([{ order: 2 }, { order: 9 }, { order: 10 }]);
});

it("A service has the newest review that names it", () => {
  const { service } = Object(answer("{ service { reviews { slug } } }", reviews));
  expect(service.reviews).toEqual([{ slug: "ada" }]);
});

it("A rate is the company's own if no source of it can be looked up", () => {
  const own = { name: "Our own rate" };
  const guide = { name: "A guide", url: "https://guide.example/prices" };
  const rates = { "rates/own.json": { sources: [own] }, "rates/guide.json": { sources: [own, guide] } };
  const { allRate } = Object(answer("{ allRate { nodes { isOwn } } }", rates));
  expect(allRate.nodes).toEqual([{ isOwn: true }, { isOwn: false }]);
});

it("An entry is found by its slug, and a reference leads to its entry", () => {
  const { one } = Object(answer(`{ one: project(slug: { eq: "${slug}" }) { service { slug } } }`));
  expect(one.service).toEqual({ slug: project?.service });
});

it("A picture that is still being chosen is not from before the work", () => {
  const content = { "tiles/metro.json": { slug: "metro", picture: { alt: "A metro tile" } } };
  const { tile } = Object(answer("{ tile { picture { isBefore } } }", content));
  expect(tile.picture.isBefore).toBe(false);
});

it("A query for a missing required value gets an error instead of half an answer", () => {
  const content = contentWith(set("company.json", "email", undefined));
  expect(() => answer("{ company { email } }", content)).toThrow("Company.email");
});

it("Values can be changed on their way into the answer, the company's facts as its claims", () => {
  const transform = (value: unknown, _source: object, field: string) =>
    typeof value === "string" && field === "rating" ? `${value} of 5` : value;
  const content = contentWith(set("pages/home.json", "hero.badge", "{rating} stars"));
  const answer = answererOf({ content, today: "2026-03-02", pictures: image, transform });
  const { homePage, company } = answer(
    parse("{ homePage { hero { badge } } company { claims { rating } } }"),
    {},
  ) as Record<string, { hero: { badge: string }; claims: { rating: string } }>;
  const { rating } = Object(companyContent["company.json"]).claims;
  expect(homePage?.hero.badge).toBe(`${rating} of 5 stars`);
  expect(company?.claims.rating).toBe(`${rating} of 5`);
});
