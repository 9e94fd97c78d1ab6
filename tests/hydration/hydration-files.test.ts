import { hydrationFiles } from "../../src/hydration/hydration-files";

const chunks = {
  namedChunkGroups: {
    area: { assets: [{ name: "commons-1.js" }, { name: "area-2.js" }, { name: "area-2.css" }] },
    "quote-form": { assets: [{ name: "commons-1.js" }, { name: "quote-form-3.js" }] },
  },
};

const page = { path: "/areas/chelsea", componentChunkName: "area", staticQueryHashes: ["668"] };

const addresses = (html: string, as: string, parts = page) =>
  hydrationFiles(html, parts, chunks)
    .filter((file) => file.as === as)
    .map(({ address }) => address);

describe("A waking page asks for", () => {
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
    expect(addresses("", "fetch", { ...page, path: "/" })).toContain("/page-data/index/page-data.json");
  });
});

it("The build stops where a part's scripts have another name", () => {
  expect(() => hydrationFiles('<form data-chunk="form">', page, chunks)).toThrow(/no chunk named form/);
});
