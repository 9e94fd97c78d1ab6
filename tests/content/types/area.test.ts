import { areaSchema } from "../../../src/content/types/area";
import { itHasFields } from "../fields/field-examples";
import { published } from "../valid-content";

describe("An area", () => {
  itHasFields({
    schema: areaSchema,
    valid: published("areas/chelsea.json"),
    longest: [
      ["slug", 60],
      ["name", 40],
      ["borough", 60],
      ["description", 160],
      ["seoTitle", 60],
      ["seoDescription", 160],
      ["introduction", 320],
      ["homes", 900],
      ["bathrooms", 900],
      ["conservation", 900],
      ["access", 900],
    ],
    shortest: [
      ["description", 40],
      ["seoDescription", 70],
      ["introduction", 80],
      ["homes", 150],
      ["bathrooms", 150],
      ["conservation", 150],
      ["access", 150],
    ],
    counts: [
      ["postcodes", 1, 6],
      ["neighbours", 1, 8],
    ],
    asWritten: ["name", "borough", "description", "introduction", "homes", "access"],
  });

  describe("by its postcode districts", () => {
    itHasFields({
      schema: areaSchema,
      valid: published("areas/chelsea.json"),
      accepted: [
        ["postcodes.0", "W1"],
        ["postcodes.0", "SW10"],
        ["postcodes.0", "EC2A"],
        ["postcodes.0", "E1W"],
      ],
      refused: [
        ["postcodes.0", "sw3"],
        ["postcodes.0", "SW3 4AB"],
        ["postcodes.0", "SW"],
        ["postcodes.0", "SW3, SW10"],
        ["postcodes.0", "3SW"],
        ["postcodes.0", ""],
        ["postcodes", "SW3"],
      ],
    });
  });

  describe("by its place on the map", () => {
    itHasFields({
      schema: areaSchema,
      valid: published("areas/chelsea.json"),
      accepted: [
        ["latitude", 51.28],
        ["latitude", 51.7],
        ["longitude", -0.52],
        ["longitude", 0.34],
      ],
      refused: [
        ["latitude", 51.27999],
        ["latitude", 51.70001],
        ["latitude", "51.48749"],
        ["longitude", -0.52001],
        ["longitude", 0.34001],
        ["longitude", 51.48749],
      ],
    });
  });
});
