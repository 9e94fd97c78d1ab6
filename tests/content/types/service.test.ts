import { serviceSchema } from "../../../src/content/types/service";
import { itHasFields } from "../fields/field-examples";
import { published } from "../valid-content";

const shared: [string, number][] = [
  ["slug", 60],
  ["title", 40],
  ["description", 200],
  ["features.0", 50],
  ["keywords.0", 60],
  ["seoTitle", 60],
  ["seoDescription", 160],
  ["headline", 60],
  ["introduction", 340],
  ["benefitsTitle", 80],
  ["benefits.0.title", 60],
  ["benefits.0.description", 240],
  ["optionsTitle", 80],
  ["options.0.title", 60],
  ["options.0.description", 240],
  ["closingTitle", 80],
  ["closingText", 240],
];

describe("A service that is done in steps", () => {
  itHasFields({
    schema: serviceSchema,
    valid: published("services/floor-tiling.json"),
    optional: ["processTitle", "processSteps", "questions"],
    longest: [
      ...shared,
      ["processTitle", 80],
      ["processSteps.0.title", 60],
      ["processSteps.0.description", 260],
    ],
    shortest: [
      ["description", 60],
      ["seoDescription", 70],
      ["introduction", 100],
      ["options.0.description", 40],
      ["processSteps.0.description", 40],
      ["closingText", 60],
    ],
    counts: [
      ["features", 4, 4],
      ["keywords", 1, 12],
      ["benefits", 3, 9],
      ["options", 1, 9],
      ["processSteps", 2, 9],
    ],
    filled: [
      ["description", "{typicalProject}"],
      ["introduction", "{yearsOfExperience}"],
      ["benefits.0.description", "{quoteWithin}"],
      ["closingText", "{phone}"],
    ],
    unfilled: [
      ["introduction", "{area}"],
      ["closingText", "{n}"],
    ],
    asWritten: ["title", "features.0", "keywords.0", "headline", "options.0.title", "closingTitle"],
    accepted: [["order", 1]],
    refused: [
      ["order", 0],
      ["order", 1.5],
      ["order", "2"],
      ["icon", "floors"],
      ["benefits.0.icon", ""],
      ["processSteps.0.step", 1],
    ],
  });
});

describe("A service that is done in phases", () => {
  itHasFields({
    schema: serviceSchema,
    valid: published("services/bathroom-refurbishment.json"),
    optional: ["phasesTitle", "phases", "questions"],
    longest: [
      ["phasesTitle", 80],
      ["phases.0.phase", 40],
      ["phases.0.tasks.0", 100],
    ],
    counts: [
      ["phases", 2, 12],
      ["phases.0.tasks", 1, 8],
    ],
    asWritten: ["phasesTitle", "phases.0.phase", "phases.0.tasks.0"],
    accepted: [
      ["phases.0.week", 1],
      ["phases.0.week", 12],
    ],
    refused: [
      ["phases.0.week", 0],
      ["phases.0.week", 13],
      ["phases.0.week", "1"],
      ["phases.0.week", 1.5],
      ["phases.0.tasks", "Measure"],
    ],
  });
});
