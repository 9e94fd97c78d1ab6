import { belowData, fileName } from "../../../src/content/reading/file-path";

it.each(["data/areas/chelsea.json", "/data/areas/chelsea.json", "areas/chelsea.json"])(
  "%s is areas/chelsea.json below data/",
  (path) => {
    expect(belowData(path)).toBe("areas/chelsea.json");
  },
);

it.each([
  ["areas/chelsea.json", "chelsea"],
  ["company.json", "company"],
])("The editor knows %s as %s", (path, name) => {
  expect(fileName(path)).toBe(name);
});
