import { otherHostContent } from "../../../../src/cms/browser/hosted/other-host-content";

const entry = { path: "areas/chelsea.json", text: "{}" };
const options = { collectionName: "areas", commitMessage: "Update" };

/** A host of which only Decap knows how to speak with it. */
function host() {
  const backend = {
    persistEntry: jest.fn(async (_saved: object) => {}),
    deleteFiles: jest.fn(async (_paths: string[]) => {}),
  };
  return { backend, content: otherHostContent({ read: async () => [entry] }, backend) };
}

describe("At a host whose API only Decap speaks", () => {
  it("an entry is stored with its new pictures where they belong", async () => {
    const { backend, content } = host();
    const picture = { path: "data/images/projects/room.jpg", toBase64: async () => "AAAA" };
    const change = { texts: [entry], uploads: [{ name: "room.jpg", to: "images/projects/loft/room.jpg" }] };
    await (await content.read()).commit({ ...change, moves: [] }, [picture], options);
    const [saved] = backend.persistEntry.mock.lastCall ?? [];
    expect(saved).toMatchObject({
      dataFiles: [{ path: "data/areas/chelsea.json", slug: "chelsea", raw: "{}" }],
      assets: [{ path: "data/images/projects/loft/room.jpg" }],
    });
  });

  it("an entry is removed after the redirects to it", async () => {
    const { backend, content } = host();
    const texts = [{ path: "areas/chelsea.json" }, { path: "redirects.json", text: "{}" }];
    await (await content.read()).commit({ texts, uploads: [], moves: [] }, [], options);
    expect(backend.deleteFiles).toHaveBeenCalledWith(["data/areas/chelsea.json"], "Update");
    expect(backend.persistEntry.mock.invocationCallOrder[0]).toBeLessThan(
      backend.deleteFiles.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it("a slug stays as it is, because files would have to go and come at once", async () => {
    const { backend, content } = host();
    const texts = [{ path: "areas/brompton.json", text: "{}" }, { path: "areas/chelsea.json" }];
    const commit = (await content.read()).commit({ texts, uploads: [], moves: [] }, [], options);
    await expect(commit).rejects.toThrow("At this host a slug cannot be changed");
    expect(backend.persistEntry).not.toHaveBeenCalled();
  });
});
