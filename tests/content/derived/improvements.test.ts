import { improvements } from "../../../src/content/derived/improvements";
import { publishedFiles, set } from "../content-folder";

const cafe = "projects/cafe-backsplash.json";
const family = "projects/family-bathroom-refurbishment.json";

const told = async (...edits: ReturnType<typeof set>[]) => improvements(await publishedFiles(...edits));

describe("What could be better", () => {
  it("is nothing where every picture has its words, and every text is there", async () => {
    expect(await told()).toEqual([]);
  });

  it("is the words of pictures, counted, before all else", async () => {
    const found = await told(
      set(cafe, "room", undefined),
      set(cafe, "tile", undefined),
      set(family, "pictures.0.alt", undefined),
      set(family, "pictures.2.alt", undefined),
    );
    expect(found).toEqual([
      { file: family, field: "pictures", says: expect.stringMatching(/^2 pictures have no text/) },
      { file: cafe, field: "room", says: expect.stringContaining("what the room was like") },
    ]);
  });

  it("is the words of a comparison, where its field is", async () => {
    const [found] = await told(set(family, "beforeAndAfter.before.alt", undefined));
    expect(found).toMatchObject({ field: "beforeAndAfter", says: expect.stringMatching(/^One picture/) });
  });

  it("is a second picture, and not a text that is told in another", async () => {
    const [{ pictures }] = [
      JSON.parse((await publishedFiles()).find(({ path }) => path === cafe)?.text ?? ""),
    ];
    const found = await told(set(cafe, "pictures", [pictures[0]]), set(cafe, "tile", undefined));
    expect(found).toEqual([
      { file: cafe, field: "pictures", says: expect.stringMatching(/^It has one picture/) },
    ]);
  });

  it("is a text for an area whose page has none, and for a service that has only its card", async () => {
    const chelsea = "areas/chelsea.json";
    const repairs = "services/tile-repairs.json";
    const stories = ["homes", "bathrooms", "conservation", "access"];
    const found = await told(
      ...stories.map((field) => set(chelsea, field, undefined)),
      set(repairs, "benefits", []),
      ...["options", "process", "phases", "clients", "questions"].map((field) =>
        set(repairs, field, undefined),
      ),
    );
    expect(found).toEqual([
      { file: chelsea, field: "homes", says: expect.stringMatching(/^Its page is short/) },
      { file: repairs, field: "options", says: expect.stringMatching(/^Its page is short/) },
    ]);
    expect(await told(...stories.slice(1).map((field) => set(chelsea, field, undefined)))).toEqual([]);
  });
});
