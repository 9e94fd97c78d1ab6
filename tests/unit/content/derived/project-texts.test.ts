import {
  pictureText,
  projectCard,
  projectDescription,
  projectTitle,
  textBelowPictures,
} from "../../../../src/content/derived/project-texts";

const facts = { refurbishment: "2-3 weeks" };
const hackney = { service: "Shower Tiling", place: "Hackney" };

const thin = {
  title: "Walk-in shower",
  workDone:
    "The old bath went, and a level shower of large porcelain took its place. The walls were tanked before the first tile.",
};

it("A project of a title, a service, a place and two sentences has all that cards and search engines need", () => {
  expect(projectCard(thin)).toBe(thin.workDone);
  expect(projectTitle(thin, hackney)).toBe("Walk-in shower | Shower Tiling in Hackney");
  expect(projectDescription(thin, hackney, facts)).toBe(
    `Walk-in shower in Hackney. ${thin.workDone} Shower Tiling.`,
  );
});

it("A short text is on the card, and not once more below the pictures", () => {
  expect(textBelowPictures(thin)).toBe("");
});

it("What an owner has written stays, and then the whole text is below the pictures", () => {
  const own = { ...thin, description: "A card", seoTitle: "A title", seoDescription: "A description" };
  expect(projectCard(own)).toBe("A card");
  expect(projectTitle(own, hackney)).toBe("A title");
  expect(projectDescription(own, hackney, facts)).toBe("A description");
  expect(textBelowPictures(own)).toBe(thin.workDone);
});

it("A long text ends on the card at a word, and is whole below the pictures", () => {
  const work = `The floor ${"was laid in courses, ".repeat(12)}and grouted. It is level.`;
  const card = projectCard({ title: "Floor", workDone: work });
  expect(card.length).toBeLessThanOrEqual(150);
  expect(card).toMatch(/^The floor was laid in courses,.*\w…$/);
  expect(textBelowPictures({ title: "Floor", workDone: work })).toBe(work);
});

describe("The search title", () => {
  const titled = (title: string, place = "Hackney", kind?: "visualisation") =>
    projectTitle({ ...thin, title, ...(kind && { kind }) }, { ...hackney, place });

  const long = "Walk-in shower with two seats under the roof of a terrace";

  it.each([
    ["the service and the place", "Walk-in shower", "Hackney", " | Shower Tiling in Hackney"],
    [
      "the place alone where there is no more room",
      long.replace(" with two seats", ""),
      "Hackney",
      " | Hackney",
    ],
    ["the title alone where it fills the line", long, "Stratford-upon-Avon", ""],
  ])("says %s", (_what, title, place, ending) => {
    expect(titled(title, place)).toBe(title + ending);
    expect(titled(title, place).length).toBeLessThanOrEqual(60);
  });

  it("says that a visualisation is one", () => {
    expect(titled("Walk-in shower", "Hackney", "visualisation")).toBe(
      "Walk-in shower | Visualisation in Hackney",
    );
  });
});

describe("The search description", () => {
  const described = (title: string, work: string, kind?: "visualisation") =>
    projectDescription({ title, workDone: work, ...(kind && { kind }) }, hackney, facts);

  it.each([
    ["short sentences", "Floor", "New floor. It falls to the drain now. The door is dry every day."],
    ["the shortest text that is allowed", "F", "A".repeat(60)],
    ["the longest of all", "Floor", `${"The floor was laid. ".repeat(40)}`.trim()],
    ["one long sentence", "Floor", `The floor ${"was laid in courses, ".repeat(12)}and grouted.`],
  ])("has the length that search engines show, for %s", (_what, title, work) => {
    const { length } = described(title, work);
    expect(length).toBeGreaterThanOrEqual(70);
    expect(length).toBeLessThanOrEqual(160);
  });

  it("has the company's facts in it, and says that a visualisation is one", () => {
    const work = "Such a room takes {refurbishment} from the first day. It is tanked before it is tiled.";
    expect(described("Bathroom in Hackney", work, "visualisation")).toBe(
      "Visualisation: Bathroom in Hackney. Such a room takes 2-3 weeks from the first day. It is tanked before it is tiled. Shower Tiling.",
    );
  });
});

describe("A picture without an alternative text", () => {
  const [room, niche] = [{ image: "room.jpg", alt: "A level shower" }, { image: "niche.jpg" }];
  const comparison = { before: { image: "before.jpg" }, after: { image: "after.jpg" } };
  const project = { title: "Walk-in shower", pictures: [room, niche], beforeAndAfter: comparison };

  it("has its project's title and its number, and others keep theirs", () => {
    expect(project.pictures.map((picture) => pictureText(picture, project))).toEqual([
      "A level shower",
      "Walk-in shower, picture 2",
    ]);
  });

  it("of a comparison says which of the two it is", () => {
    expect(pictureText(comparison.before, project)).toBe("Walk-in shower, before the work");
    expect(pictureText(comparison.after, project)).toBe("Walk-in shower, after the work");
  });
});
