import { readdirSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { group } from "../../../src/content/fields/content-fields";
import { iconNames } from "../../../src/content/fields/icon-names";
import {
  icon,
  picture,
  point,
  pointWith,
  searchFields,
  stat,
} from "../../../src/content/fields/shared-fields";
import { dataFolder } from "../valid-content";
import { itHasFields } from "./field-examples";

describe("The icons", () => {
  it.each(iconNames)("include %s", (name) => {
    expect(icon.safeParse(name).success).toBe(true);
  });

  it("stand in alphabetical order, each once", () => {
    expect([...new Set(iconNames)].sort()).toEqual([...iconNames]);
  });

  it.each(["", "Award", "rocket", " award", 3, null])("do not include %j", (name) => {
    expect(icon.safeParse(name).success).toBe(false);
  });
});

describe("What a search engine shows of a page", () => {
  itHasFields({
    schema: group("Page", searchFields),
    valid: { seoTitle: "Tiling in Chelsea", seoDescription: "Tiles. ".repeat(12).trim() },
    longest: [
      ["seoTitle", 60],
      ["seoDescription", 160],
    ],
    shortest: [
      ["seoTitle", 1],
      ["seoDescription", 70],
    ],
    asWritten: ["seoTitle", "seoDescription"],
  });
});

describe("A figure with a few words", () => {
  itHasFields({
    schema: stat,
    valid: { icon: "grid", value: "{projectsCompleted}", label: "Projects Completed" },
    longest: [
      ["value", 30],
      ["label", 40],
    ],
    filled: [
      ["value", "{rating}"],
      ["label", "{support}"],
    ],
    unfilled: [["value", "{area}"]],
    refused: [
      ["icon", "figure"],
      ["value", 500],
    ],
  });
});

describe("A short point with an icon", () => {
  itHasFields({
    schema: point,
    valid: { icon: "tool", title: "Straight lines", description: "Set out on paper before a tile is cut." },
    longest: [
      ["title", 60],
      ["description", 240],
    ],
    filled: [["description", "{yearsOfExperience}"]],
    unfilled: [
      ["title", "{area}"],
      ["description", "{area}"],
    ],
    refused: [["icon", "hammer"]],
  });

  describe("on a page with placeholders of its own", () => {
    itHasFields({
      schema: pointWith("AreaPoint", ["area"]),
      valid: { icon: "tool", title: "Made for {area}", description: "We know the homes of {area} well." },
      filled: [
        ["title", "{area}"],
        ["description", "{area}"],
        ["description", "{phone}"],
      ],
      unfilled: [["description", "{service}"]],
    });
  });
});

describe("A picture with its alternative text", () => {
  itHasFields({
    schema: picture,
    valid: { image: "../images/hero/hero-wide.jpg", alt: "A bathroom with green wall tiles" },
    longest: [["alt", 200]],
    shortest: [["alt", 10]],
    asWritten: ["alt"],
    refused: [
      ["image", "hero-wide.svg"],
      ["image", ""],
    ],
  });

  it("may be of every format in which the site's pictures are stored", () => {
    const entries = readdirSync(join(dataFolder, "images"), { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => ({ image: name }));
    expect(files).not.toEqual([]);
    expect(z.array(picture.pick({ image: true })).safeParse(files).success).toBe(true);
  });
});
