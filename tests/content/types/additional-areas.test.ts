import { additionalAreasSchema } from "../../../src/content/types/additional-areas";
import { itHasFields } from "../fields/field-examples";
import { published } from "../valid-content";

describe("The additional areas", () => {
  itHasFields({
    schema: additionalAreasSchema,
    valid: published("additional-areas.json"),
    longest: [["names.0", 40]],
    asWritten: ["names.0"],
    accepted: [
      ["names", ["Acton"]],
      ["names", Array<string>(500).fill("Acton")],
    ],
    refused: [
      ["names", []],
      ["names", "Acton, Angel"],
      ["names.0", ""],
      ["names.0", { name: "Acton" }],
    ],
  });
});
