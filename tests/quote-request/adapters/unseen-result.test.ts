import { createUnseenResult, unseenResultKey } from "../../../src/quote-request/adapters/unseen-result";
import { brokenStorages, fakeStore } from "./text-stores";

describe("What became of a request that its sender has left", () => {
  it.each(["sent", "failed"] as const)("is told once: %s", (result) => {
    const { open, texts } = fakeStore();
    createUnseenResult(open).keep(result);
    expect(createUnseenResult(open).take()).toBe(result);
    expect(createUnseenResult(open).take()).toBeUndefined();
    expect(texts.size).toBe(0);
  });

  it("is nothing at first, and nothing that the storage could mean otherwise", () => {
    expect(createUnseenResult(fakeStore().open).take()).toBeUndefined();
    const odd = fakeStore(new Map([[unseenResultKey, '"perhaps"']]));
    expect(createUnseenResult(odd.open).take()).toBeUndefined();
  });

  it.each(brokenStorages)("is not told where %s, and nobody is bothered", (_situation, open) => {
    const result = createUnseenResult(open);
    result.keep("sent");
    expect(result.take()).toBeUndefined();
  });
});
