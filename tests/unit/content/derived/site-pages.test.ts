import { sitePages } from "../../../../src/content/derived/site-pages";

it.each([
  [
    ["cafe", "hotel", "hall"],
    ["hall < cafe > hotel", "cafe < hotel > hall", "hotel < hall > cafe"],
  ],
  [["cafe"], ["cafe < cafe > cafe"]],
])("The pager leads round all projects: %j", (slugs, ways) => {
  const pages = sitePages((type) =>
    type === "Project" ? slugs.map((slug, index) => ({ slug, order: index + 1 })).reverse() : [],
  );
  const ofProjects = pages.filter(({ name }) => name === "project").map(({ variables }) => variables);
  expect(ofProjects.map(({ previous, slug, next }) => `${previous} < ${slug} > ${next}`)).toEqual(ways);
});
