/** @jest-environment node */
import { completeChange } from "../../../src/cms/change/complete-change";
import { checkContent } from "../../../src/content/check-content";
import { readContentFiles } from "../../../src/content/reading/read-content-files";
import { contentFolder, goodPictures } from "../../content/valid-content";

const folder = "images/projects/cafe-backsplash";
const pictures = [`${folder}/room.jpg`, `${folder}/angle.jpg`, "images/hero/hero-wide.jpg"];

/** The content's files after an entry was saved with another slug, and what was done. */
async function renamed(path: string, slug: string, uploads: string[] = []) {
  const files = await readContentFiles(contentFolder);
  const text = JSON.stringify({ ...JSON.parse(files.find((file) => file.path === path)?.text ?? ""), slug });
  const change = completeChange({ files, pictures }, { path, text, isNew: false, uploads });
  const written = new Map(change.texts.map((file) => [file.path, file.text]));
  const after = [
    ...files.filter((file) => !written.has(file.path)),
    ...change.texts.flatMap(({ path, text }) => (text === undefined ? [] : [{ path, text }])),
  ];
  return { ...change, written, after };
}

/** The redirects that a set of files holds. */
const redirectsOf = (files: { path: string; text: string }[]) =>
  JSON.parse(files.find(({ path }) => path === "redirects.json")?.text ?? "{}").redirects;

describe("Another slug for an area", () => {
  it("leaves content without errors: whatever refers to the area is changed with it", async () => {
    const { after, written } = await renamed("areas/chelsea.json", "chelsea-and-worlds-end");
    expect(await checkContent(after, goodPictures)).toEqual([]);
    expect(written.get("areas/fulham.json")).toContain('"chelsea-and-worlds-end"');
  });

  it("moves its file, and leads from the old address to the new", async () => {
    const { after, written } = await renamed("areas/chelsea.json", "chelsea-village");
    expect([written.has("areas/chelsea.json"), written.get("areas/chelsea.json")]).toEqual([true, undefined]);
    expect(redirectsOf(after)).toEqual([{ from: "/areas/chelsea", to: "/areas/chelsea-village" }]);
  });

  it("takes no other area's place: the check is left to refuse it", async () => {
    const { texts } = await renamed("areas/chelsea.json", "fulham");
    expect(texts.map(({ path }) => path)).toEqual(["areas/chelsea.json"]);
  });
});

describe("Another slug for a project", () => {
  it("moves its pictures, those that were just added too, and names them there", async () => {
    const { moves, uploads, written } = await renamed("projects/cafe-backsplash.json", "ochre-wall", [
      "new.jpg",
    ]);
    expect(moves).toEqual([
      { from: `${folder}/room.jpg`, to: "images/projects/ochre-wall/room.jpg" },
      { from: `${folder}/angle.jpg`, to: "images/projects/ochre-wall/angle.jpg" },
    ]);
    expect(uploads).toEqual([{ name: "new.jpg", to: "images/projects/ochre-wall/new.jpg" }]);
    expect(written.get("projects/ochre-wall.json")).toContain("../images/projects/ochre-wall/room.jpg");
    expect(written.get("projects/ochre-wall.json")).not.toContain("cafe-backsplash/");
  });
});

describe("A page that moves twice, or back, or goes", () => {
  const path = "areas/chelsea.json";

  /** Saves one change after another. */
  async function redirectsAfter(...slugs: (string | undefined)[]) {
    let files = await readContentFiles(contentFolder);
    let current = path;
    for (const slug of slugs) {
      const content = JSON.parse(files.find((file) => file.path === current)?.text ?? "");
      const text = slug === undefined ? {} : { text: JSON.stringify({ ...content, slug }) };
      const { texts } = completeChange(
        { files, pictures },
        { path: current, ...text, isNew: false, uploads: [] },
      );
      const written = new Set(texts.map((file) => file.path));
      files = [
        ...files.filter((file) => !written.has(file.path)),
        ...texts.flatMap((file) => (file.text === undefined ? [] : [{ path: file.path, text: file.text }])),
      ];
      current = `areas/${slug}.json`;
    }
    return redirectsOf(files);
  }

  it("is led to in one step from every address that it had", async () => {
    expect(await redirectsAfter("one", "two")).toEqual([
      { from: "/areas/chelsea", to: "/areas/two" },
      { from: "/areas/one", to: "/areas/two" },
    ]);
  });

  it("is no longer led away from where it is again", async () => {
    expect(await redirectsAfter("one", "chelsea")).toEqual([{ from: "/areas/one", to: "/areas/chelsea" }]);
  });

  it("is no longer led to when it is gone", async () => {
    expect(await redirectsAfter("one", undefined)).toEqual([]);
  });
});
