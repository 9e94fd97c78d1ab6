import { publishedPage } from "../../../../src/cms/browser/preview/published-page";
import { answerFetch } from "../fake-cms";

const answered = { result: { data: { area: { slug: "chelsea" } } } };

describe("What Gatsby answered a published page", () => {
  it("is in the file beside the page", async () => {
    answerFetch({ "/page-data/areas/chelsea/page-data.json": answered });
    expect(await publishedPage("/areas/chelsea")).toEqual({ area: { slug: "chelsea" } });
  });

  it("is in a folder of its own for the home page", async () => {
    answerFetch({ "/page-data/index/page-data.json": answered });
    expect(await publishedPage("/")).toEqual({ area: { slug: "chelsea" } });
  });

  it("is nothing where there is no such page", async () => {
    answerFetch({});
    expect(await publishedPage("/areas/soho")).toBeUndefined();
  });

  it("is nothing where a server shows a page in the place of the missing file", async () => {
    answerFetch({ "/page-data/areas/soho/page-data.json": "<!doctype html>" });
    expect(await publishedPage("/areas/soho")).toBeUndefined();
  });
});
