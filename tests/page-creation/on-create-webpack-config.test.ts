import { onCreateWebpackConfig } from "../../src/page-creation/on-create-webpack-config";
import { runHook } from "./run-hook";

async function configFor(stage: string): Promise<unknown[]> {
  const setWebpackConfig = jest.fn();
  await runHook(onCreateWebpackConfig, { stage, actions: { setWebpackConfig } });
  return setWebpackConfig.mock.calls.flat();
}

it("Visitors get no source maps", async () => {
  expect(await configFor("build-javascript")).toEqual([{ devtool: false }]);
});

it("Developers keep theirs", async () => {
  expect(await configFor("develop")).toEqual([]);
});
