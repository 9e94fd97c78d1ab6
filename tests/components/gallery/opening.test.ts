import { opening } from "../../../src/components/gallery/PictureLink";
import { bySlug, projects } from "../../sections/site-content";

const cafe = bySlug(projects, "cafe-backsplash");
const words = { enlarge: "Enlarge" };

it("The address of a picture is made of its project and its file, so that it survives a change of order", () => {
  expect(cafe.pictures.map((picture) => opening(cafe, picture, words).id)).toEqual([
    "cafe-backsplash-room",
    "cafe-backsplash-detail",
    "cafe-backsplash-angle",
  ]);
});
