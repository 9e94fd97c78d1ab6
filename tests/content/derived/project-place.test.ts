import { settledPlace } from "../../../src/content/derived/project-place";
import type { ContentFile } from "../../../src/content/reading/read-content-files";
import { publishedFiles, set } from "../content-folder";

let files: ContentFile[];

beforeAll(async () => {
  files = await publishedFiles();
});

const settled = (district: string, area?: string) => settledPlace({ area, district }, files);

describe("Another place that an owner writes", () => {
  it.each(["Chelsea", "chelsea ", "CHELSEA", "SW10", "sw10 0xx"])(
    "is the area with a page where it means one: %s",
    (written) => {
      expect(settled(written)).toEqual({
        place: { area: "chelsea", district: undefined },
        says: expect.stringContaining("Chelsea has a page"),
      });
    },
  );

  it("is found without its apostrophe", () => {
    expect(settled("earls court")?.place).toEqual({ area: "earls-court", district: undefined });
  });

  it("is spelled as the site spells a place without a page", () => {
    expect(settled("shepherds bush")?.place).toEqual({ district: "Shepherd's Bush" });
    expect(settled("w6")?.place).toEqual({ district: "Hammersmith" });
  });

  it.each(["Acton", "Stoke Poges", "SW99", ""])(
    "stays as it is where the site has no other word for it: %s",
    (written) => {
      expect(settled(written)).toBeUndefined();
    },
  );

  it("stays a postcode that several areas share", async () => {
    const shared = await publishedFiles(set("areas/kensington.json", "postcodes", ["W8", "SW10"]));
    expect(settledPlace({ district: "SW10" }, shared)).toBeUndefined();
  });

  it("stays beside a chosen area, which is a fault of its own", () => {
    expect(settled("Chelsea", "barnes")).toBeUndefined();
  });
});
