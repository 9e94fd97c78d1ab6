/** @jest-environment node */

import type { Content } from "../../../src/editor/change/change";
import { changedFiles } from "../../../src/editor/change/changed-files";
import { checkChange } from "../../../src/editor/change/check-change";
import { contentOf, entriesIn } from "../../../src/editor/change/entries";
import { answerProblems } from "../../../src/editor/yours/answer-problems";
import type { Answers } from "../../../src/editor/yours/answers";
import { changeInWords, remarksOn } from "../../../src/editor/yours/change-in-words";
import { makeYours } from "../../../src/editor/yours/make-yours";
import { readContent } from "../../../tools/editor/make-change";
import { contentFolder, legalDetails } from "../../content/valid-content";

let content: Content;

beforeAll(async () => {
  content = await readContent(contentFolder);
});

const answers: Answers = {
  firm: {
    name: "Avon Plumbing",
    town: "Bristol",
    region: "Bristol",
    nation: "England",
    website: "https://avonplumbing.co.uk",
    place: "51.4545, -2.5879",
    phone: "+441172345678",
    email: "hello@avonplumbing.co.uk",
    openingHours: [{ days: ["Monday", "Friday"], opens: "08:00", closes: "17:00" }],
    quoteWithin: "2 days",
  },
  brand: {},
  services: {
    offered: [{ from: "tile-repairs", isDone: true }],
    further: [
      {
        title: "Boilers",
        description: "Boilers serviced, mended and replaced, with the old one taken away on the same day.",
        features: ["Gas Safe engineers", "Done in a day"],
      },
    ],
  },
  areas: { list: "Clifton BS8 51.4560, -2.6210\nBedminster, BS3\n" },
  pictures: { photographs: [], keepsDrawings: true },
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

it("The firm reaches as far as its farthest area, says whether it is registered for VAT, and has no opened wall without the drawings", () => {
  const { files } = made({
    firm: { ...answers.firm, vatRegistered: true },
    areas: { list: "Clifton BS8 51.4560, -2.6210\nBath BA1 51.3811, -2.3590" },
    pictures: { photographs: [own], keepsDrawings: false },
  });
  expect(at(files, "company.json")).toMatchObject({ serviceRadius: 18_000, vatRegistered: true });
  expect(Object(at(files, "pages/home.json")).hero).not.toHaveProperty("behind");
});

it("A plumber's answers make content that the rules accept, with the drawings or with a photograph of the plumber's own", async () => {
  expect(await checkChange(content, made().change)).toEqual([]);
  const pictures = { photographs: [own], keepsDrawings: false };
  const change = makeYours(content, { ...answers, pictures }, [own.image]);
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
  expect(() => made({ areas: { list: "Clifton" } })).toThrow(
    "“Clifton” needs a name and a postcode district",
  );
});

it("The demonstration's people, reviews, certificates, prices, houses and claims go", () => {
  const { files } = made();
  const gone = /^(people|reviews|certificates|rates|price-examples|houses)\//;
  expect(files.filter(({ path }) => gone.test(path))).toEqual([]);
  expect(at(files, "company.json")).toMatchObject({ website: "https://avonplumbing.co.uk" });
  expect(at(files, "company.json").claims).toEqual({ quoteWithin: "2 days" });
  for (const detail of ["whatsapp", "vatRegistered"])
    expect(at(files, "company.json")).not.toHaveProperty(detail);
});

it("The company page is at an address made of the firm's name", () => {
  expect(at(made().files, "pages/company-page.json").slug).toBe("avon-plumbing");
});

it("What goes, comes and changes is said before it is done", () => {
  const { change } = made();
  const parts = changeInWords(content, change);
  const [areas, added] = ["5 areas go", "2 areas come"].map((says) =>
    parts.find((part) => part.says === says),
  );
  expect(areas?.names).toContain("Chelsea");
  expect(added?.names).toEqual(["Clifton", "Bedminster"]);
  expect(parts.at(-1)?.names).toContain("Company › Company details");
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
const withServices = (changed: Partial<Answers["services"]>) =>
  problems({ services: { ...answers.services, ...changed } });
const withList = (list: string) => problems({ areas: { list } });
const withPictures = (photographs: Answers["pictures"]["photographs"], keepsDrawings = true) =>
  problems({ pictures: { photographs, keepsDrawings } });

it("Two areas, services or photographs that would have one address are told apart by nobody, so the screen asks for another name", () => {
  expect(problems({})).toEqual([]);
  expect(withList("St. John's BS8\nClifton BS8\nSt Johns BS3\nClifton BS3")).toEqual([
    "areas.list: “St. John's” and “St Johns” would have the same address: rename one. “Clifton” is there twice: rename one, or remove it.",
  ]);
  expect(withServices({ offered: [{ from: "tile-repairs", isDone: true, title: "Boilers" }] })).toEqual([
    "services.further.0.title: “Boilers” is there twice: rename one, or remove it.",
  ]);
  expect(withPictures([own, { ...own, title: "Bathroom, in Clifton" }])).toEqual([
    "pictures.photographs.1.title: “Bathroom in Clifton” and “Bathroom, in Clifton” would have the same address: rename one.",
  ]);
});

it("A photograph does not take the place of one of the demonstration's projects that are kept", () => {
  const [kept = own] = entriesIn(content.files, "projects").map(({ slug }) => ({ ...own, title: slug }));
  expect(withPictures([kept])).toHaveLength(1);
  expect(withPictures([kept], false)).toEqual([]);
});

it("A service that is not ticked is left out, and one is needed", () => {
  const unticked = [{ from: "tile-repairs", isDone: false, title: "Boilers" }];
  expect(withServices({ offered: unticked })).toEqual([]);
  expect(withServices({ offered: unticked, further: [] })).toEqual([
    "services.offered: Tick at least one service, or add one.",
  ]);
});

it("A ticked service keeps its words, also under the firm's own name", () => {
  const services = { offered: [{ from: "tile-repairs", isDone: true, title: "Mended Tiles" }], further: [] };
  const { files } = made({ services });
  const { description } = at([...content.files], "services/tile-repairs.json");
  expect(at(files, "services/mended-tiles.json")).toMatchObject({
    title: "Mended Tiles",
    description,
    order: 1,
  });
});

it("Exchanged numbers and an area without a postcode are told at their fields, in the order of the steps", () => {
  expect(problems({ firm: { ...answers.firm, place: "-2.5879, 51.4545" } })).toEqual([
    expect.stringContaining("firm.place: Middle of the town must be two numbers, first north, then east"),
  ]);
  expect(withList("Clifton BS8 -2.6210, 51.4560\nBedminster")).toEqual([
    expect.stringMatching(
      /^areas.list: “Clifton .*” needs its two numbers.*“Bedminster” needs a name and a postcode/,
    ),
  ]);
  const [hours] = answers.firm.openingHours.map((row) => ({ ...row, closes: "07:00" }));
  const firm = { ...answers.firm, phone: "0117", openingHours: [hours].flatMap((row) => row ?? []) };
  const fields = answerProblems(content, { ...answers, areas: { list: "" }, firm }).map(({ field }) => field);
  expect(fields).toEqual(["firm.phone", "firm.openingHours.0.closes", "areas.list"]);
});

it("A bullet and the end of a postcode are no part of an area's name", () => {
  const { files } = made({ areas: { list: "• Clifton (BS8 2AB, bs9)" } });
  expect(at(files, "areas/clifton.json")).toMatchObject({ name: "Clifton", postcodes: ["BS8", "BS9"] });
});

const remarks = (changed: Partial<Answers>) =>
  remarksOn(content, made(changed).change, { ...answers, ...changed });
const unpublished = { ...answers.firm, website: undefined };

it("Areas without numbers are named, because they stand at the town's middle", () => {
  const remarksOnAreas = (list: string) => remarks({ firm: unpublished, areas: { list } });
  expect(remarksOnAreas("Clifton BS8\nRedland BS6\nKnowle BS4 51.4300, -2.5700")).toEqual([
    "Clifton and Redland stand at the town's middle: add their numbers.",
  ]);
  expect(remarksOnAreas("Clifton BS8")).toEqual(["Clifton stands at the town's middle: add its numbers."]);
  expect(remarksOnAreas("Knowle BS4 51.4300, -2.5700")).toEqual([]);
});

it("A site with an address of its own needs the legal details, which the owner is told before", () => {
  const areas = { list: "Knowle BS4 51.4300, -2.5700" };
  expect(remarks({ areas })).toEqual([
    expect.stringMatching(/^The site can be built for https:\/\/avonplumbing.co.uk once its legal details/),
  ]);
  const firm = { ...answers.firm, legal: legalDetails };
  expect(remarks({ areas, firm })).toEqual([]);
  expect(at(made({ firm }).files, "company.json").legal).toEqual(legalDetails);
});

it("Without drawings one photograph is needed", () => {
  expect(() => made({ pictures: { photographs: [], keepsDrawings: false } })).toThrow("Add one photograph");
});

it("An area says where it is, and which others are near, as far as the list knows", () => {
  const { files } = made({
    areas: {
      list: "Clifton BS8 51.4560, -2.6210\nRedland BS6 51.4680, -2.6030\nBristol BS1 51.4545, -2.5879\nHotwells BS8\nKnowle BS4",
    },
  });
  const ask = "Tell us about the job in a few words: we visit, measure and send a written quote.";
  const said = (slug: string) => String(at(files, `areas/${slug}.json`).introduction).replace(` ${ask}`, "");
  expect(said("clifton")).toBe(
    "We work in Clifton and the rest of BS8, about a mile west of the middle of Bristol. We also work nearby in Redland and Bristol.",
  );
  expect(said("bristol")).toMatch(/^We work in Bristol and the rest of BS1\. We also work nearby/);
  expect(said("hotwells")).toBe("We work in Hotwells and the rest of BS8. We also work nearby in Clifton.");
  expect(said("knowle")).toBe("We work in Knowle and the rest of BS4.");
});

it("An introduction is never longer than its field takes", async () => {
  const long = (letter: string) => letter.repeat(40);
  const line = (letter: string, north: number) =>
    `${long(letter)} BS8 BS9 BS16 BS32 BS48 BS49 51.${north}, -2.58790`;
  const list = [line("a", 5000), line("b", 5001), line("c", 5002)].join("\n");
  const firm = { ...answers.firm, town: long("t") };
  expect(await checkChange(content, made({ firm, areas: { list } }).change)).toEqual([]);
});
