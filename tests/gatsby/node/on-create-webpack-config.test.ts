import { onCreateWebpackConfig } from "../../../src/gatsby/node/on-create-webpack-config";
import { runHook } from "./run-hook";

async function configFor(stage: string): Promise<unknown[]> {
  const setWebpackConfig = jest.fn();
  await runHook(onCreateWebpackConfig, { stage, actions: { setWebpackConfig } });
  return setWebpackConfig.mock.calls.flat();
}

it("Visitors get no source maps", async () => {
  expect(await configFor("build-javascript")).toMatchObject([{ devtool: false }]);
});

it("All code of one type of page is one chunk", async () => {
  const cacheGroups = { lib: false, shared: false };
  expect(await configFor("build-javascript")).toMatchObject([
    { optimization: { splitChunks: { cacheGroups } } },
  ]);
});

it.each(["gatsby-script", "@builder.io/partytown/integration", "hoist-non-react-statics"])(
  "%s, which nothing of ours uses, is left out",
  async (name) => {
    expect(await configFor("build-javascript")).toMatchObject([{ resolve: { alias: { [name]: false } } }]);
  },
);

it("Developers keep theirs", async () => {
  expect(await configFor("develop")).toEqual([]);
});
