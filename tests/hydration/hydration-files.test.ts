/** @jest-environment node */
import { hydrationFiles } from "../../src/hydration/hydration-files";
import { parsePage } from "../../src/page-tree/page-tree";

const chunks = {
  namedChunkGroups: {
    area: { assets: [{ name: "commons-1.js" }, { name: "area-2.js" }, { name: "area-2.css" }] },
    "quote-form": { assets: [{ name: "commons-1.js" }, { name: "quote-form-3.js" }] },
  },
};

const page = { componentChunkName: "area", staticQueryHashes: ["668"] };

const addresses = (html: string, as: string, path = "/areas/chelsea") =>
  hydrationFiles(parsePage(html, path), page, chunks)
    .filter((file) => file.as === as)
    .map(({ address }) => address);

describe("A page that is hydrated asks for", () => {
  it("the scripts of its kind of page", () => {
    expect(addresses("<main></main>", "script")).toEqual(["/commons-1.js", "/area-2.js"]);
  });

  it("the scripts of the parts that stand in it, each once", () => {
    expect(addresses('<form data-chunk="quote-form">', "script")).toEqual([
      "/commons-1.js",
      "/area-2.js",
      "/quote-form-3.js",
    ]);
  });

  it("the site's data, its own and those of the shared queries", () => {
    expect(addresses("<main></main>", "fetch")).toEqual([
      "/page-data/app-data.json",
      "/page-data/areas/chelsea/page-data.json",
      "/page-data/sq/d/668.json",
    ]);
  });

  it("the home page's data where Gatsby keeps them", () => {
    expect(addresses("", "fetch", "/")).toContain("/page-data/index/page-data.json");
  });
});

describe("The build stops, and names the page, where", () => {
  it.each([
    ["a part's scripts have another name", '<form data-chunk="form">', page, "the chunk form is missing"],
    [
      "a page has no component",
      "",
      { ...page, componentChunkName: undefined },
      "the page's component is missing",
    ],
    [
      "a page's data name no queries",
      "",
      { ...page, staticQueryHashes: undefined },
      "shared queries is missing",
    ],
  ])("%s", (_what, html, parts, fault) => {
    const find = () => hydrationFiles(parsePage(html, "/areas/chelsea"), parts, chunks);
    expect(find).toThrow("/areas/chelsea: ");
    expect(find).toThrow(fault);
  });
});
