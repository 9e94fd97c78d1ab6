import { checkProjectPictures } from "../../../../src/content/rules/pictures/check-project-pictures";
import { editedFile } from "../../edited-file";

const cafe = "projects/cafe-backsplash.json";
const family = "projects/family-bathroom-refurbishment.json";
const folder = "../images/projects/family-bathroom-refurbishment";
const errorsWith = (path: string, fields: Record<string, unknown>) =>
  checkProjectPictures(editedFile(path, fields)).map(({ label, expected }) => [label, expected]);

describe("The pictures of a project", () => {
  it.each([cafe, family])("are in order as published: %s", (path) => {
    expect(checkProjectPictures(editedFile(path))).toEqual([]);
  });

  it("may be in the comparison, too, with the same words", () => {
    const picture = { image: `${folder}/detail.jpg`, alt: "A lit niche with three bottles" };
    expect(errorsWith(family, { "pictures.2": picture, "beforeAndAfter.after": picture })).toEqual([]);
  });

  it.each([`${folder}/after.jpg`, `${folder}/../family-bathroom-refurbishment/after.jpg`])(
    "are each shown once: %s",
    (image) => {
      expect(errorsWith(family, { "pictures.2.image": image })).toEqual([
        ["Pictures › 3 › Image", "another picture than Pictures › 1"],
      ]);
    },
  );

  it("show something else afterwards than before", () => {
    const image = `${folder}/before.jpg`;
    expect(errorsWith(family, { "beforeAndAfter.after.image": image })).toContainEqual([
      "Before and after › After › Image",
      "another picture than Before and after › Before",
    ]);
  });

  it("have each words of their own", () => {
    const alt = "An ochre wall above a counter";
    expect(
      errorsWith(cafe, { "pictures.0.alt": alt, "pictures.2.alt": "An ochre wall above a Counter" }),
    ).toEqual([
      ["Pictures › 3 › Alternative text", "other words than those of Pictures › 1, which is another picture"],
    ]);
  });

  it("have words of their own in the comparison, too", () => {
    const alt = "The same bathroom before the work";
    const fields = { "beforeAndAfter.before.alt": alt, "beforeAndAfter.after.alt": alt };
    expect(errorsWith(family, fields)).toEqual([
      [
        "Before and after › After › Alternative text",
        "other words than those of Before and after › Before, which is another picture",
      ],
    ]);
  });

  it("say what to do", () => {
    const [twice] = checkProjectPictures(
      editedFile(cafe, { "pictures.1.image": "../images/projects/cafe-backsplash/room.jpg" }),
    );
    expect(twice).toMatchObject({
      file: cafe,
      field: "pictures[1].image",
      found: '"../images/projects/cafe-backsplash/room.jpg" (43 characters)',
      remedy: "Choose another picture, or remove one of the two.",
    });
    const alt = "An ochre wall above a counter";
    const [alike] = checkProjectPictures(editedFile(cafe, { "pictures.0.alt": alt, "pictures.1.alt": alt }));
    expect(alike?.remedy).toBe("Describe what is seen in this picture and not in the other.");
  });

  it("are left to other checks where they are no pictures", () => {
    expect(errorsWith(cafe, { pictures: "room.jpg" })).toEqual([]);
    expect(errorsWith(cafe, { pictures: ["room.jpg", "room.jpg", { image: 5 }, { alt: "x" }] })).toEqual([]);
    expect(errorsWith(cafe, { "pictures.0.alt": 5, "pictures.1.alt": 5 })).toEqual([]);
  });

  it("are looked for in projects only", () => {
    const pictures = [
      { image: "a.jpg", alt: "A" },
      { image: "a.jpg", alt: "A" },
    ];
    expect(errorsWith("pages/home.json", { pictures })).toEqual([]);
  });
});
