/** @jest-environment node */

import type { Content } from "../../../src/editor/change/change";
import { changedFiles } from "../../../src/editor/change/changed-files";
import { checkChange } from "../../../src/editor/change/check-change";
import { contentOf, entriesIn } from "../../../src/editor/change/entries";
import { undoChange } from "../../../src/editor/change/undo-change";
import { answerProblems } from "../../../src/editor/yours/answer-problems";
import type { Answers } from "../../../src/editor/yours/answers";
import { changeInWords, makeYours } from "../../../src/editor/yours/make-yours";
import { areasAtTheMiddle } from "../../../src/editor/yours/pasted-areas";
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
    website: "https://avonplumbing.co.uk",
    place: "51.4545, -2.5879",
    phone: "+441172345678",
    email: "hello@avonplumbing.co.uk",
    openingHours: [{ days: ["Monday", "Friday"], opens: "08:00", closes: "17:00" }],
    quoteWithin: "2 days",
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
  expect(at(files, "company.json")).toMatchObject({ website: "https://avonplumbing.co.uk" });
  expect(at(files, "company.json").claims).toEqual({ quoteWithin: "2 days" });
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

const problems = (changed: Partial<Answers>) =>
  answerProblems(content, { ...answers, ...changed }).map(({ field, says }) => `${field}: ${says}`);
const [service] = answers.services;

it("Two areas, services or photographs that would have one address are told apart by nobody, so the screen asks for another name", () => {
  expect(problems({})).toEqual([]);
  expect(problems({ areas: "St. John's BS8\nClifton BS8\nSt Johns BS3\nClifton BS3" })).toEqual([
    "areas: “St. John's” and “St Johns” would have the same address: rename one. “Clifton” is there twice: rename one, or remove it.",
  ]);
  expect(problems({ services: [service, service].flatMap((one) => one ?? []) })).toEqual([
    "services.1.title: “Tile Repairs” is there twice: rename one, or remove it.",
  ]);
  expect(problems({ photographs: [own, { ...own, title: "Bathroom, in Clifton" }] })).toEqual([
    "photographs.1.title: “Bathroom in Clifton” and “Bathroom, in Clifton” would have the same address: rename one.",
  ]);
});

it("A photograph does not take the place of one of the demonstration's projects that are kept", () => {
  const [kept = own] = entriesIn(content.files, "projects").map(({ slug }) => ({ ...own, title: slug }));
  expect(problems({ photographs: [kept] })).toHaveLength(1);
  expect(problems({ photographs: [kept], keepsDrawings: false })).toEqual([]);
});

it("Exchanged numbers, an area without a postcode and a service without words are told at their fields", () => {
  expect(problems({ firm: { ...answers.firm, place: "-2.5879, 51.4545" } })).toEqual([
    expect.stringContaining("firm.place: Middle of the town needs two numbers, first north, then east"),
  ]);
  expect(problems({ areas: "Clifton BS8 -2.6210, 51.4560\nBedminster" })).toEqual([
    expect.stringMatching(
      /^areas: “Clifton .*” needs its two numbers.*“Bedminster” needs a name and a postcode/,
    ),
  ]);
  expect(problems({ services: [{ title: "Drains" }] })).toEqual([
    expect.stringContaining("services.0.from: Drains: choose the service"),
  ]);
});

it("A bullet and the end of a postcode are no part of an area's name", () => {
  const { files } = made({ areas: "• Clifton (BS8 2AB, bs9)" });
  expect(at(files, "areas/clifton.json")).toMatchObject({ name: "Clifton", postcodes: ["BS8", "BS9"] });
});

it("Areas without numbers are named, because they stand at the town's middle", () => {
  expect(areasAtTheMiddle("Clifton BS8\nRedland BS6\nKnowle BS4 51.4300, -2.5700")).toBe(
    "Clifton and Redland stand at the town's middle: add their numbers.",
  );
  expect(areasAtTheMiddle("Clifton BS8")).toBe("Clifton stands at the town's middle: add its numbers.");
  expect(areasAtTheMiddle("Knowle BS4 51.4300, -2.5700")).toBeUndefined();
});

it("Without drawings one photograph is needed", () => {
  expect(() => made({ keepsDrawings: false })).toThrow("Add one photograph");
});
