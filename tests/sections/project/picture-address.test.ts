import { galleryPictures, galleryWords, pictureAddress } from "../../../src/sections/project/picture-address";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const cafe = bySlug(projects, "cafe-backsplash");
const suite = { ...bySlug(projects, "family-bathroom-refurbishment"), kind: "photograph" };
const pictures = galleryPictures([cafe, suite], portfolioPage);

describe("The address of a picture", () => {
  it("is made of its project and its file, so that it survives a change of order", () => {
    expect(cafe.pictures.map((picture) => pictureAddress(cafe, picture))).toEqual([
      "cafe-backsplash-room",
      "cafe-backsplash-detail",
      "cafe-backsplash-angle",
    ]);
  });

  it("is different for every picture of the portfolio", () => {
    const addresses = galleryPictures(projects, portfolioPage).map(({ id }) => id);
    expect(addresses).toHaveLength(6);
    expect(new Set(addresses).size).toBe(6);
  });
});

describe("The pictures of several projects", () => {
  it("follow each other in the projects' order", () => {
    expect(pictures.map(({ title }) => title)).toEqual([
      ...cafe.pictures.map(() => cafe.title),
      ...suite.pictures.map(() => suite.title),
    ]);
  });

  it("carry what is seen and the address of the original", () => {
    expect(pictures[1]).toMatchObject({
      alt: cafe.pictures[1]?.alt,
      file: "/static/original/projects/cafe-backsplash/detail.jpg",
    });
  });

  it("are labelled until they are photographs, and from before the work always", () => {
    expect(pictures.map(({ label }) => label)).toEqual([
      ...cafe.pictures.map(() => "Drawn, not built"),
      ...suite.pictures.map(({ isBefore }) => (isBefore ? "Then" : undefined)),
    ]);
  });
});

describe("The words of the lightbox", () => {
  it("say which of how many pictures is shown", () => {
    expect(galleryWords(portfolioPage.viewer).position(2, 20)).toBe("Picture 2 of 20");
  });
});
