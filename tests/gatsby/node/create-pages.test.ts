/** @jest-environment node */
import { createPages } from "../../../src/gatsby/node/create-pages";
import { runHook } from "./run-hook";

it.each([
  {
    projects: ["cafe", "hotel", "hall"],
    ways: ["hall < cafe > hotel", "cafe < hotel > hall", "hotel < hall > cafe"],
  },
  { projects: ["cafe"], ways: ["cafe < cafe > cafe"] },
])("From project to project one can go round and round: $projects", async ({ projects, ways }) => {
  const nodes = projects.map((slug, index) => ({ id: `id of ${slug}`, slug, order: index + 1 })).reverse();
  const createPage = jest.fn();
  const getNodesByType = (type: string) => (type === "Project" ? nodes : []);
  await runHook(createPages, { actions: { createPage }, getNodesByType });
  const pages = createPage.mock.calls.map(([page]) => page);
  const ofProjects = pages.filter(({ context }) => context.previousId);
  const found = ofProjects.map(({ context }) => `${context.previousId} < ${context.id} > ${context.nextId}`);
  expect(found.map((way) => way.replaceAll("id of ", ""))).toEqual(ways);
});
