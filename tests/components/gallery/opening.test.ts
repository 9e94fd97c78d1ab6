import { opening } from "../../../src/components/gallery/PictureLink";
import { bySlug, projects } from "../../sections/site-content";

const cafe = bySlug(projects, "cafe-backsplash");
const words = { enlarge: "Enlarge" };

describe("The address of a picture", () => {
  it("is made of its project and its file, so that it survives a change of order", () => {
    expect(cafe.pictures.map((picture) => opening(cafe, picture, words).id)).toEqual([
      "cafe-backsplash-room",
      "cafe-backsplash-detail",
      "cafe-backsplash-angle",
    ]);
  });

  it("is different for every picture of the portfolio", () => {
    const addresses = projects.flatMap((project) =>
      project.pictures.map((picture) => opening(project, picture, words).id),
    );
    expect(addresses).toHaveLength(6);
    expect(new Set(addresses).size).toBe(6);
  });
});
