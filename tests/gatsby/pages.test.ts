/** @jest-environment node */
import { createPages } from "../../src/gatsby/pages";
import { runHook } from "./run-hook";

const nodes = (slugs: readonly string[]) => ({ nodes: slugs.map((slug) => ({ slug })) });

/** Runs the hook with an answer of GraphQL. */
async function madeOf(answer: object) {
  const [createPage, panicOnBuild] = [jest.fn(), jest.fn()];
  const graphql = async () => answer;
  await runHook(createPages, { actions: { createPage }, graphql, reporter: { panicOnBuild } });
  return { pages: createPage.mock.calls.map(([page]) => page), panics: panicOnBuild.mock.calls };
}

it.each([
  {
    projects: ["cafe", "hotel", "hall"],
    ways: ["hall < cafe > hotel", "cafe < hotel > hall", "hotel < hall > cafe"],
  },
  { projects: ["cafe"], ways: ["cafe < cafe > cafe"] },
])("From project to project one can go round and round: $projects", async ({ projects, ways }) => {
  const data = { area: nodes([]), service: nodes([]), project: nodes(projects) };
  const { pages } = await madeOf({ data });
  const ofProjects = pages.filter(({ context }) => context.previous);
  const found = ofProjects.map(({ context }) => `${context.previous} < ${context.slug} > ${context.next}`);
  expect(found).toEqual(ways);
});

it("Content that cannot be read stops the build with its reasons and makes no page", async () => {
  const errors = ['Cannot query field "slug"'];
  const { pages, panics } = await madeOf({ errors });
  expect(panics).toEqual([["The pages could not be read from the content", errors]]);
  expect(pages).toEqual([]);
});
