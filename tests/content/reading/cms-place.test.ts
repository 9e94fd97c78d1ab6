import { cmsPlace } from "../../../src/content/reading/cms-place";

describe("A file in the CMS", () => {
  it.each([
    ["company.json", "Company › Company details"],
    ["pages/home.json", "Home page › Words and pictures"],
    ["additional-areas.json", "Pages › Additional areas"],
    ["pages/area.json", "Pages › Area pages"],
    ["pages/areas-covered.json", "Pages › Areas overview"],
    ["pages/service.json", "Pages › Service pages"],
    ["pages/portfolio.json", "Pages › Portfolio pages"],
    ["pages/layout.json", "Pages › Header and footer"],
    ["pages/quote-form.json", "Pages › Quote form"],
    ["pages/london-tiling-company.json", "Pages › Company page"],
    ["pages/privacy-policy.json", "Pages › Privacy policy"],
    ["pages/terms-of-service.json", "Pages › Terms of service"],
    ["pages/not-found.json", "Pages › Page not found"],
  ])("is listed by its label where it is the only one of its content type: %s", (path, place) => {
    expect(cmsPlace(path, { title: "Something else" })).toBe(place);
  });

  it.each([
    ["areas/earls-court.json", { name: "St John's Wood" }, "Areas › St John's Wood"],
    ["services/floor-tiling.json", { title: "Floor Tiling" }, "Services › Floor Tiling"],
    ["projects/cafe.json", { title: "Café counter wall" }, "Portfolio › Café counter wall"],
    ["faqs/price.json", { question: "What does it cost?" }, "Questions › What does it cost?"],
  ])("is listed by its own name where there are several: %s", (path, content, place) => {
    expect(cmsPlace(path, content)).toBe(place);
  });

  it.each([undefined, [], {}, { name: "" }, { name: " " }, { name: 5 }])(
    "is listed by its file's name where it has no name that can be read: %j",
    (content) => {
      expect(cmsPlace("areas/chelsea.json", content)).toBe("Areas › chelsea");
    },
  );

  it.each([
    ["areas/", "Areas"],
    ["projects/", "Portfolio"],
  ])("is its group where a whole folder is missing: %s", (folder, group) => {
    expect(cmsPlace(folder, undefined)).toBe(group);
  });

  it.each(["notes.json", "pages/blog.json", "pages/", "areas"])(
    "has no place where it belongs to no content type: %s",
    (path) => {
      expect(cmsPlace(path, undefined)).toBeUndefined();
    },
  );
});
