/** @jest-environment node */
import { remainingDemoContent } from "../../src/content/derived/demo-content";
import { readContentFiles } from "../../src/content/reading/read-content-files";
import { validEntries } from "../../src/content/reading/valid-entries";
import { chooseMarks } from "../../tools/mark-demo/choose-marks";
import { areas, dataFolder, projects } from "./specified-content";

describe("The demonstration", () => {
  it("is marked as it is today: npm run mark:demo", async () => {
    const files = await readContentFiles(dataFolder);
    expect(validEntries(files, "Demonstration")).toEqual([
      { file: "demonstration.json", ...chooseMarks(files) },
    ]);
  });

  it("is found in a firm of another town that has only changed its company's details", async () => {
    const files = (await readContentFiles(dataFolder)).map((file) => {
      if (file.path !== "company.json") return file;
      const company = JSON.parse(file.text);
      const address = { ...company.address, locality: "Leeds" };
      return { ...file, text: JSON.stringify({ ...company, name: "Calder Valley Tiling", address }) };
    });
    const left = remainingDemoContent(files);
    const count = (folder: string) => left.filter(({ file }) => file.startsWith(folder)).length;
    expect(count("areas/")).toBe(areas.length);
    expect(count("projects/")).toBe(projects.length);
    expect(count("additional-areas.json")).toBe(1);
    const texts = files.filter(({ path, text }) => /^(pages|services)/.test(path) && /\bLondon\b/.test(text));
    expect(texts.filter(({ path }) => count(path) === 0)).toEqual([]);
  });
});
