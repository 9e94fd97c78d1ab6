/** @jest-environment node */

import type { Content } from "../../../src/editor/change/change";
import { changedFiles } from "../../../src/editor/change/changed-files";
import { checkChange } from "../../../src/editor/change/check-change";
import { contentOf } from "../../../src/editor/change/entries";
import { undoChange } from "../../../src/editor/change/undo-change";
import type { Answers } from "../../../src/editor/yours/answers";
import { changeInWords, makeYours } from "../../../src/editor/yours/make-yours";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder } from "../../content/valid-content";

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

const answers: Answers = {
  firm: {
    name: "Avon Plumbing",
    town: "Bristol",
    region: "Bristol",
    regionCode: "GB-BST",
    place: "51.4545, -2.5879",
    phone: "+441172345678",
    email: "hello@avonplumbing.co.uk",
    openingHours: [{ days: ["Monday", "Friday"], opens: "08:00", closes: "17:00" }],
  },
  brand: {},
  services: [
    { title: "Tile Repairs", from: "tile-repairs" },
    {
      title: "Boilers",
      description: "Boilers serviced, mended and replaced, with the old one taken away on the same day.",
      features: ["Gas Safe engineers", "Done in a day"],
    },
  ],
  areas: "Clifton BS8 51.4560, -2.6210\nBedminster, BS3\n",
  photographs: [],
  keepsDrawings: true,
};

const made = (changed: Partial<Answers> = {}) => {
  const change = makeYours(content, { ...answers, ...changed }, []);
  return { change, files: changedFiles(content.files, change.texts) };
};
const at = (files: Content["files"], path: string) =>
  contentOf(files.find((file) => file.path === path)?.text);
const own = {
  image: "images/yours-1/room.jpg",
  title: "Bathroom in Clifton",
  work: "The room needed new pipes and got them. We laid them under the floor in three days.",
};

it("A plumber's answers make content that the rules accept, with the drawings or with a photograph of the plumber's own", async () => {
  expect(await checkChange(content, made().change)).toEqual([]);
  const change = makeYours(content, { ...answers, photographs: [own], keepsDrawings: false }, [own.image]);
  expect(await checkChange(content, change)).toEqual([]);
});

it("Areas are pasted as lines; one without numbers stands in the middle of the town, and all are within the bounds", () => {
  const { files } = made();
  expect(at(files, "areas/clifton.json")).toMatchObject({
    name: "Clifton",
    postcodes: ["BS8"],
    latitude: 51.456,
    longitude: -2.621,
  });
  expect(at(files, "areas/bedminster.json")).toMatchObject({ name: "Bedminster", latitude: 51.4545 });
  expect(files.filter(({ path }) => path.startsWith("areas/"))).toHaveLength(2);
  expect(() => made({ areas: "Clifton" })).toThrow("“Clifton” needs a name and a postcode district");
});

it("The demonstration's people, reviews, certificates, prices, houses and claims go", () => {
  const { files } = made();
  const gone = /^(people|reviews|certificates|rates|price-examples|houses)\//;
  expect(files.filter(({ path }) => gone.test(path))).toEqual([]);
  expect(at(files, "company.json").claims ?? {}).toEqual({});
  expect(at(files, "company.json")).not.toHaveProperty("whatsapp");
});

it("What goes, comes and changes is said before it is done, and one change undoes it", () => {
  const { change, files } = made();
  expect(changeInWords(content, change)).toMatch(/5 areas.* go;.*2 areas.* come/);
  const undone = undoChange({ ...content, files }, change);
  const back = changedFiles(files, undone.texts);
  expect(back.toSorted((a, b) => a.path.localeCompare(b.path))).toEqual(
    content.files.toSorted((a, b) => a.path.localeCompare(b.path)),
  );
});

it("Projects that are kept stand in the firm's town, and show a service that it does", () => {
  const { files } = made();
  const services = files
    .filter(({ path }) => path.startsWith("services/"))
    .map(({ path }) => at(files, path).slug);
  expect(services).toEqual(["tile-repairs", "boilers"]);
  for (const { path } of files.filter(({ path }) => path.startsWith("projects/"))) {
    expect(at(files, path)).toMatchObject({ district: "Bristol" });
    expect(services).toContain(at(files, path).service);
  }
});

it("Without drawings one photograph is needed", () => {
  expect(() => made({ keepsDrawings: false })).toThrow("Add one photograph");
});
