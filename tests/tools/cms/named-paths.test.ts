import { isContentPath, namedPaths } from "../../../tools/cms/named-paths";

const branch = "main";

describe("The paths that a request to decap-server names", () => {
  it.each([
    ["a folder to list", { folder: "data/areas", extension: "json", depth: 1 }, ["data/areas"]],
    [
      "files to read",
      { files: [{ path: "data/a.json" }, { path: "data/b.json" }] },
      ["data/a.json", "data/b.json"],
    ],
    ["a folder of pictures", { mediaFolder: "data/images" }, ["data/images"]],
    [
      "a picture to store",
      { asset: { path: "data/images/a.jpg", content: "/9j/", encoding: "base64" } },
      ["data/images/a.jpg"],
    ],
    ["a file to remove", { path: "data/areas/soho.json" }, ["data/areas/soho.json"]],
    ["files to remove", { paths: ["data/a.jpg", "../b.jpg"] }, ["data/a.jpg", "../b.jpg"]],
    [
      "an entry with its pictures",
      {
        dataFiles: [
          { slug: "soho", path: "data/areas/soho.json", raw: "{}", newPath: "data/areas/west.json" },
        ],
        assets: [{ path: "../.bashrc", content: "", encoding: "base64" }],
      },
      ["data/areas/soho.json", "data/areas/west.json", "../.bashrc"],
    ],
    [
      "an entry as older versions send it",
      { entry: { path: "src/a.ts", raw: "" }, assets: [] },
      ["src/a.ts"],
    ],
  ])("are found in %s", (_what, params, paths) => {
    expect(namedPaths({ action: "any", params: { branch, ...params } })).toEqual(paths);
  });

  it("are none in the text that is stored", () => {
    const raw = JSON.stringify({ path: "/etc/passwd" });
    expect(namedPaths({ params: { dataFiles: [{ path: "data/a.json", raw }] } })).toEqual(["data/a.json"]);
  });

  it.each([undefined, null, {}, [], "path", 5])("are none in %j", (body) => {
    expect(namedPaths(body)).toEqual([]);
  });
});

describe("A path", () => {
  it.each(["data/areas/chelsea.json", "data/images/projects/loft/on-the-wall.jpg", "data", "data/a..b.json"])(
    "may be changed in the CMS: %s",
    (path) => {
      expect(isContentPath(path)).toBe(true);
    },
  );

  it.each([
    "src/content/types/area.ts",
    "package.json",
    "",
    "/etc/passwd",
    "/data/areas/chelsea.json",
    "C:\\data\\areas",
    "../data/areas/chelsea.json",
    "data/../package.json",
    "data/areas/../../package.json",
    "data/..",
    "data\\..\\package.json",
    "data/areas\\..\\..\\package.json",
    "./package.json",
    "database/areas.json",
    "Data/areas/chelsea.json",
  ])("may not be changed in the CMS: %j", (path) => {
    expect(isContentPath(path)).toBe(false);
  });
});
