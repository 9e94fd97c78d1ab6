import { pictureId } from "../../src/pictures/LabelledPicture";
import { bySlug, projects } from "../sections/site-content";

const cafe = bySlug(projects, "cafe-backsplash");

it("The address of a picture is made of its project and its file, so that it survives a change of order", () => {
  expect(cafe.pictures.map((picture) => pictureId(cafe, picture))).toEqual([
    "cafe-backsplash-room",
    "cafe-backsplash-detail",
    "cafe-backsplash-angle",
  ]);
});
