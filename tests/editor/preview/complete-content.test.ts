import { completeContent } from "../../../src/editor/preview/complete-content";
import { publishedFiles } from "../../content/content-folder";

const work = "A cupboard became a level shower of small tiles. The work took {refurbishment}.";

it("A project is previewed with what its page will work out, from its service and its place", async () => {
  const typed = {
    title: "Level shower",
    service: "tile-repairs",
    area: "fulham",
    work,
    pictures: [{ image: "a.jpg" }],
  };
  expect(completeContent("Project", typed, await publishedFiles())).toMatchObject({
    kind: "photograph",
    description: "A cupboard became a level shower of small tiles.",
    seoTitle: expect.stringMatching(/^Level shower \| .*Fulham$/),
    pictures: [{ image: "a.jpg", alt: "Level shower, picture 1" }],
  });
});

it("A project of which nothing is typed yet can be previewed, and other entries stay as they are", async () => {
  expect(completeContent("Project", {}, await publishedFiles())).toMatchObject({ title: "", pictures: [] });
  const half = { beforeAndAfter: { before: { image: "before.jpg" } } };
  expect(completeContent("Project", half, await publishedFiles())).toMatchObject({
    beforeAndAfter: { before: { alt: ", before the work" } },
  });
  const area = { name: "Fulham" };
  expect(completeContent("Area", area, [])).toBe(area);
});
