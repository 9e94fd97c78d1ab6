import { checkWithinFile } from "../../../../src/content/rules/one-file/check-one-file";
import { editedFile } from "../../edited-file";

const today = "2026-11-21";

describe("The check of one file", () => {
  it.each([
    ["a text", "pages/home.json", { "hero.badge": "London's  tilers" }, "hero.badge"],
    [
      "a repeated entry",
      "pages/home.json",
      { "services.cards.1": "bathroom-refurbishment" },
      "services.cards[1]",
    ],
    ["a lost placeholder", "pages/area.json", { headline: "Bathroom Tiling" }, "headline"],
    ["a fact that cannot be", "company.json", { "claims.rating": "50" }, "claims.rating"],
    ["opening hours", "company.json", { "openingHours.1.closes": "08:00" }, "openingHours[1].closes"],
    ["half a pair", "services/floor-tiling.json", { processTitle: undefined }, "processTitle"],
    [
      "weeks that run backwards",
      "services/bathroom-refurbishment.json",
      { "phases.0.week": 12 },
      "phases[1].week",
    ],
    ["a postcode elsewhere", "areas/chelsea.json", { "postcodes.0": "SQ3" }, "postcodes[0]"],
    [
      "a picture shown twice",
      "projects/cafe-backsplash.json",
      { "pictures.1.image": "../images/projects/cafe-backsplash/room.jpg" },
      "pictures[1].image",
    ],
    ["the kind of picture", "projects/cafe-backsplash.json", { kind: "photograph" }, "seoTitle"],
    ["a day to come", "pages/privacy-policy.json", { updated: "2026-11-22" }, "updated"],
  ])("looks at %s", (_what, path, fields, field) => {
    expect(checkWithinFile(editedFile(path, fields), today)[0]?.field).toBe(field);
  });

  it("takes a file that holds no fields at all", () => {
    expect(checkWithinFile(editedFile("company.json", { "": [] }), today)).toEqual([]);
  });
});
