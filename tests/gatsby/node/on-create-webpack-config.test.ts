import { onCreateWebpackConfig } from "../../../src/gatsby/node/on-create-webpack-config";
import { hashDigits } from "../../../src/post-build/hosting/response-headers";
import { licencesPlugin } from "../../../src/post-build/licences/licences-plugin";
import { runHook } from "./run-hook";

/** What is set for a stage, and what then stands in the place of Gatsby's own configuration. */
async function configsFor(stage: string) {
  const setWebpackConfig = jest.fn();
  const replaceWebpackConfig = jest.fn();
  const getConfig = () => ({ mode: "production", output: { filename: "[name]-[contenthash].js" } });
  await runHook(onCreateWebpackConfig, {
    stage,
    getConfig,
    actions: { setWebpackConfig, replaceWebpackConfig },
  });
  return { set: setWebpackConfig.mock.calls.flat(), replaced: replaceWebpackConfig.mock.calls.flat() };
}

const configFor = async (stage: string) => (await configsFor(stage)).set;

it("Visitors get no source maps", async () => {
  expect(await configFor("build-javascript")).toMatchObject([{ devtool: false }]);
});

it("The licences of what visitors get are written beside it", async () => {
  expect(await configFor("build-javascript")).toMatchObject([{ plugins: [licencesPlugin] }]);
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

it("Scripts' names have the short hashes by which servers know them, and Gatsby's pattern otherwise", async () => {
  const { replaced } = await configsFor("build-javascript");
  const output = { filename: "[name]-[contenthash].js", hashDigestLength: hashDigits };
  expect(replaced).toEqual([{ mode: "production", output }]);
});

it("Developers keep theirs", async () => {
  expect(await configsFor("develop")).toEqual({ set: [], replaced: [] });
});
