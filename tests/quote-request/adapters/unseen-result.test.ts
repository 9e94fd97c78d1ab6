import { createUnseenResult, unseenResultKey } from "../../../src/quote-request/adapters/unseen-result";
import { brokenStorages, fakeStore } from "./text-stores";

describe("What became of a request that its sender has left", () => {
  it.each(["sent", "failed"] as const)("is told until it is forgotten: %s", (result) => {
    const { open, texts } = fakeStore();
    createUnseenResult(open).keep(result);
    expect(createUnseenResult(open).read()).toBe(result);
    createUnseenResult(open).forget();
    expect(createUnseenResult(open).read()).toBeUndefined();
    expect(texts.size).toBe(0);
  });

  it("is nothing at first, and nothing that the storage could mean otherwise", () => {
    expect(createUnseenResult(fakeStore().open).read()).toBeUndefined();
    const odd = fakeStore(new Map([[unseenResultKey, '"perhaps"']]));
    expect(createUnseenResult(odd.open).read()).toBeUndefined();
  });

  it.each(brokenStorages)("is not told where %s, and nobody is bothered", (_situation, open) => {
    const result = createUnseenResult(open);
    result.keep("sent");
    expect(result.read()).toBeUndefined();
  });
});
