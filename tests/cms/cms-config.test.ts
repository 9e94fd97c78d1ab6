import { cmsConfig } from "../../src/cms/cms-config";
import { collections } from "../../src/cms/collections";

const backend = { name: "gitlab", branch: "main" } as const;
const config = cmsConfig(backend, "https://londontiling.example");

describe("The configuration of the CMS", () => {
  it("stores content where its settings say", () => {
    expect(config.backend).toBe(backend);
    expect(config.display_url).toBe("https://londontiling.example");
  });

  it("is whole: no file of the site is asked for more", () => {
    expect(config.load_config_file).toBe(false);
    expect(config.collections).toEqual(collections());
  });

  it("stores pictures as JPEG, without saying where they were taken", () => {
    expect(config.media_processing).toMatchObject({
      enabled: true,
      strip_metadata: true,
      format: { enabled: true, default: "jpeg" },
    });
  });

  it("never enlarges a picture, as Decap does to reach a width", () => {
    expect(config.media_processing).not.toHaveProperty("width");
  });

  it("names files in letters that every address may have", () => {
    expect(config.slug).toEqual({ encoding: "ascii", clean_accents: true });
  });
});
