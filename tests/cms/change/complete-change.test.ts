/** @jest-environment node */
import { completeChange } from "../../../src/cms/change/complete-change";
import { schemaAddress } from "../../../src/content/derived/schema-files";
import { changed, published } from "../../content/valid-content";

const $schema = schemaAddress("Project");
const cafe = { $schema, ...Object(published("projects/cafe-backsplash.json")) };
const folder = "images/projects/cafe-backsplash";
const present = { files: [], pictures: [`${folder}/room.jpg`, `${folder}/angle.jpg`] };

/** What is stored when the project is saved with its first picture named so. */
function saved(image: string, uploads: string[], content: object = {}) {
  const text = JSON.stringify({ ...Object(changed(cafe, "pictures.0.image", image)), ...content });
  const path = `projects/${{ ...cafe, ...content }.slug}.json`;
  const change = completeChange(present, { path, text, isNew: false, uploads });
  return { ...change, image: JSON.parse(change.texts[0]?.text ?? "").pictures[0].image };
}

describe("A picture that is stored with its entry", () => {
  it("is named where it is stored, although the slug was not typed yet when it was chosen", () => {
    const { image, uploads } = saved("../images/projects/new.jpg", ["new.jpg"]);
    expect(image).toBe("../images/projects/cafe-backsplash/new.jpg");
    expect(uploads).toEqual([{ name: "new.jpg", to: `${folder}/new.jpg` }]);
  });

  it("takes nobody's name: a picture that is there already stays the one that is shown", () => {
    expect(saved("../images/projects/cafe-backsplash/room.jpg", ["new.jpg"]).image).toBe(
      "../images/projects/cafe-backsplash/room.jpg",
    );
  });
});

describe("An entry without new pictures", () => {
  it("is stored as it is", () => {
    const text = `${JSON.stringify(cafe, null, 2)}\n`;
    const path = "projects/cafe-backsplash.json";
    expect(completeChange(present, { path, text, isNew: false, uploads: [] })).toMatchObject({
      texts: [{ path, text }],
      uploads: [],
    });
  });
});

describe("A change that cannot be completed", () => {
  it("is left to the check: a file that is no JSON", () => {
    const change = { path: "areas/chelsea.json", text: "{", isNew: false, uploads: [] };
    expect(completeChange(present, change).texts).toEqual([{ path: "areas/chelsea.json", text: "{" }]);
  });

  it("is a removal", () => {
    const change = { path: "areas/chelsea.json", isNew: false, uploads: [] };
    expect(completeChange(present, change).texts).toEqual([{ path: "areas/chelsea.json" }]);
  });
});
