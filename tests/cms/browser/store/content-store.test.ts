import { contentStore } from "../../../../src/cms/browser/store/content-store";
import { cmsConfig } from "../../../../src/cms/cms-config";

const config = cmsConfig({ name: "github", branch: "main" }, "https://example.com");

function storeOf() {
  const backend = {
    restoreUser: jest.fn(async (_user: unknown) => {}),
    entriesByFolder: async (folder: string) => [{ data: folder, file: { path: `${folder}/x.json` } }],
    entriesByFiles: async (files: readonly { path: string }[]) =>
      files.map(({ path }) => ({ data: path, file: { path } })),
    persistEntry: jest.fn(async () => {}),
  };
  const cms = { getBackend: () => ({ init: () => backend }) };
  const storage = { getItem: (key: string) => (key === "decap-cms-user" ? '{"token":"t"}' : null) };
  return { backend, store: contentStore(cms, config, storage) };
}

describe("The whole content", () => {
  it("is read as who is signed in: every folder and every single file", async () => {
    const { backend, store } = storeOf();
    const paths = (await store.read()).map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining(["areas/x.json", "faqs/x.json", "company.json", "pages/home.json"]),
    );
    expect(backend.restoreUser).toHaveBeenCalledWith({ token: "t" });
  });

  it("is read whole from backends that answer a folder in parts", async () => {
    const { backend, store } = storeOf();
    const all = async (folder: string) => [{ data: folder, file: { path: `${folder}/last.json` } }];
    Object.assign(backend, { allEntriesByFolder: all });
    expect((await store.read()).map(({ path }) => path)).toContain("areas/last.json");
  });

  it("is changed in several files at once", async () => {
    const { backend, store } = storeOf();
    await store.write(
      [
        { path: "faqs/a.json", text: "1" },
        { path: "faqs/b.json", text: "2" },
      ],
      "Change the order",
    );
    expect(backend.persistEntry).toHaveBeenCalledWith(
      {
        dataFiles: [
          { path: "data/faqs/a.json", slug: "a", raw: "1" },
          { path: "data/faqs/b.json", slug: "b", raw: "2" },
        ],
        assets: [],
      },
      expect.objectContaining({ commitMessage: "Change the order" }),
    );
  });
});
