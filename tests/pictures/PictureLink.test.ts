import { query } from "../../src/pages/portfolio";
import { pictureId } from "../../src/pictures/PictureLink";
import { answerTo } from "../pages/answer-to";

const { projects } = answerTo<Queries.PortfolioPageQuery>(query);

it("The address of a picture is made of its project and its file, so that it survives a change of order", () => {
  const cafe = projects.nodes.find(({ slug }) => slug === "cafe-backsplash");
  expect(cafe?.pictures.map((picture) => pictureId(cafe, picture))).toEqual([
    "cafe-backsplash-room",
    "cafe-backsplash-detail",
    "cafe-backsplash-angle",
  ]);
});
