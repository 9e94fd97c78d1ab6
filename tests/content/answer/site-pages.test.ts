import { sitePages } from "../../../src/content/answer/site-pages";

it.each([
  [
    ["cafe", "hotel", "hall"],
    ["hall < cafe > hotel", "cafe < hotel > hall", "hotel < hall > cafe"],
  ],
  [["cafe"], ["cafe < cafe > cafe"]],
])("From project to project one can go round and round: %j", (slugs, ways) => {
  const pages = sitePages({ hasPlanner: false, project: { nodes: slugs.map((slug) => ({ slug })) } });
  const ofProjects = pages.filter(({ name }) => name === "project").map(({ variables }) => variables);
  expect(ofProjects.map(({ previous, slug, next }) => `${previous} < ${slug} > ${next}`)).toEqual(ways);
});
