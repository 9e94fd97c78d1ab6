import type { Decap } from "../../../src/cms/browser/decap";
import { tidyBeforeSaving } from "../../../src/cms/browser/tidy-before-saving";

type Listener = Parameters<Decap["registerEventListener"]>[0];

it("What is saved is tidy, whoever wrote it", async () => {
  const listeners: Listener[] = [];
  tidyBeforeSaving({ registerEventListener: (listener) => void listeners.push(listener) });
  const data = ["  Tiles ", ["a  b"]];
  const saved = await listeners[0]?.handler({ entry: { toJS: () => ({}), get: () => data } });
  expect([listeners[0]?.name, saved]).toEqual(["preSave", ["Tiles", ["a b"]]]);
});
