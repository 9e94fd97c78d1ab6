/** @jest-environment node */
import { parse } from "graphql";
import { answererOf } from "../../../src/content/answer/answer-query";
import type { ContentByPath } from "../../../src/content/answer/entry-nodes";
import { companyContent, withField } from "../../pages/company-content";

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
      "{ homePage { hero { picture { image(aspectRatio: 2) { childImageSharp { resize(width: 9) { src } } } } } } }",
    ),
  );
  const { image } = Object(companyContent["pages/home.json"]).hero.picture;
  expect(homePage.hero.picture.image.childImageSharp.resize.src).toBe(
    `${image.replace("../", "")} {"aspectRatio":2,"width":9}`,
  );
});

it("A list is filtered by what the query would get: a picture without words has words that are worked out", () => {
  const content = withField(companyContent, `projects/${slug}.json`, "beforeAndAfter.before.alt", undefined);
  const { allProject } = Object(
    answer(
      "{ allProject(filter: { beforeAndAfter: { before: { alt: { ne: null } } } }) { nodes { slug } } }",
      content,
    ),
  );
  expect(allProject.nodes).toEqual([{ slug }]);
});

it("An entry is found by its slug, and a reference leads to its entry", () => {
  const { one } = Object(answer(`{ one: project(id: { eq: "${slug}" }) { service { slug id } } }`));
  expect(one.service).toEqual({ slug: project?.service, id: project?.service });
});

it("A page that asks for what must be there and is not gets an error, not half an answer", () => {
  const content = withField(companyContent, "company.json", "email", undefined);
  expect(() => answer("{ company { email } }", content)).toThrow("Company.email");
});

it("Values can be changed on their way into the answer, the company's facts as its claims", () => {
  const present = (value: unknown, _source: object, field: string) =>
    typeof value === "string" && field === "rating" ? `${value} of 5` : value;
  const content = withField(companyContent, "pages/home.json", "hero.badge", "{rating} stars");
  const answer = answererOf({ content, today: "2026-03-02", pictures: image, present });
  const { homePage, company } = answer(
    parse("{ homePage { hero { badge } } company { claims { rating } } }"),
    {},
  ) as Record<string, { hero: { badge: string }; claims: { rating: string } }>;
  const { rating } = Object(companyContent["company.json"]).claims;
  expect(homePage?.hero.badge).toBe(`${rating} of 5 stars`);
  expect(company?.claims.rating).toBe(`${rating} of 5`);
});
