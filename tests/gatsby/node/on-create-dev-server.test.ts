import { onCreateDevServer } from "../../../src/gatsby/node/on-create-dev-server";
import { runHook } from "./run-hook";

it("The development server begins with a change of nothing, so that no page asked for can push the first save aside", async () => {
  const site = { id: "Site" };
  const touchNode = jest.fn();
  const getNodesByType = (type: string) => (type === "Site" ? [site] : []);
  await runHook(onCreateDevServer, { actions: { touchNode }, getNodesByType });
  expect(touchNode.mock.calls).toEqual([[site]]);
});
