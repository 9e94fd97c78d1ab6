import { projectSchema, projectTypes } from "../../../src/content/types/project";
import { itHasFields } from "../fields/field-examples";
import { published } from "../valid-content";

describe("The types of project", () => {
  it("are the three badges of the portfolio", () => {
    expect(projectTypes).toEqual(["Commercial", "Heritage", "Residential"]);
  });
});

describe("A project", () => {
  itHasFields({
    schema: projectSchema,
    valid: published("projects/family-bathroom-refurbishment.json"),
    optional: ["beforeAndAfter"],
    longest: [
      ["slug", 60],
      ["title", 60],
      ["description", 200],
      ["seoTitle", 60],
      ["seoDescription", 160],
      ["room", 900],
      ["tile", 900],
      ["work", 900],
      ["pictures.0.alt", 200],
    ],
    shortest: [
      ["description", 40],
      ["seoDescription", 70],
      ["room", 150],
      ["tile", 150],
      ["work", 150],
      ["pictures.0.alt", 10],
      ["beforeAndAfter.before.alt", 10],
    ],
    counts: [["pictures", 1, 12]],
    filled: [
      ["description", "{companyName}"],
      ["work", "{refurbishment}"],
    ],
    unfilled: [["work", "{project}"]],
    asWritten: ["title", "pictures.0.alt"],
    accepted: [
      ["type", "Commercial"],
      ["type", "Heritage"],
      ["type", "Residential"],
      ["kind", "visualisation"],
      ["kind", "photograph"],
      ["pictures.0.image", "room.jpg"],
      ["pictures.0.image", "../images/room.JPEG"],
      ["pictures.0.image", "room.png"],
      ["pictures.0.image", "room.webp"],
    ],
    refused: [
      ["order", 0],
      ["order", "3"],
      ["type", "residential"],
      ["type", "Industrial"],
      ["kind", "photo"],
      ["service", ""],
      ["area", 3],
      ["pictures.0.image", "room.gif"],
      ["pictures.0.image", "room.jpg?width=1600"],
      ["pictures.0", "room.jpg"],
      ["beforeAndAfter.before", "before.jpg"],
      ["beforeAndAfter.after.image", "after"],
    ],
  });
});
