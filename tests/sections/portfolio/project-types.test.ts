import { countInWords } from "../../../src/sections/portfolio/count-projects";
import { typeNumber, typesOf } from "../../../src/sections/portfolio/project-types";

const projects = [{ type: "Residential" }, { type: "Café" }, { type: "residential" }, { type: null }, {}];

describe("The types of the projects", () => {
  const types = typesOf(projects);

  it("are each named once, in the order of the alphabet, whatever their capitals", () => {
    expect(types).toEqual(["Café", "Residential"]);
  });

  it("have numbers, and a project without a type has 0", () => {
    expect(projects.map((project) => typeNumber(project, types))).toEqual([2, 1, 2, 0, 0]);
  });
});

it.each([
  [6, "", "6 projects"],
  [1, "Heritage", "1 Heritage project"],
  [2, "Heritage", "2 Heritage projects"],
])("The count of %i projects of the type '%s' is '%s'", (count, type, words) => {
  expect(countInWords(count, type)).toBe(words);
});
