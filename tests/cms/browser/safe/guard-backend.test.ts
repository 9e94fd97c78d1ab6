import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import type { Backend } from "../../../../src/cms/browser/decap";
import { guardBackend } from "../../../../src/cms/browser/safe/guard-backend";
import { keepLocally } from "../../../../src/cms/browser/safe/keeping";
import { letDialogsOpen } from "../../../components/gallery/dialog";

const files = { dataFiles: [], assets: [] };
const options = { collectionName: "areas" };

/** The backend that Decap gets where its own answers so. */
function guarded(answer: () => Promise<unknown>): Backend {
  const file = { file: { path: "data/areas/chelsea.json" }, data: "{}" };
  const session = {
    getToken: async () => null,
    restoreUser: async () => ({}),
    getMediaDisplayURL: async () => "",
  };
  const getMedia = async () => [];
  const reading = { ...session, getMedia, entriesByFolder: async () => [file], getEntry: async () => file };
  const registered = { init: (): Backend => ({ ...reading, persistEntry: answer, deleteFiles: answer }) };
  guardBackend({ getBackend: () => registered }, "proxy", keepLocally);
  return registered.init();
}

const refuse = () => Promise.reject(Object.assign(new Error("room.jpg stays"), { status: 422 }));

beforeAll(letDialogsOpen);
afterEach(() => document.body.replaceChildren());

describe("What the server refuses", () => {
  it.each([
    ["to save", (backend: Backend) => backend.persistEntry(files, options)],
    ["to delete", (backend: Backend) => backend.deleteFiles(["data/images/room.jpg"], "Delete")],
  ])("%s is said in a dialog that stays", async (_what, ask) => {
    await expect(ask(guarded(refuse))).rejects.toThrow("What has to be mended first is listed.");
    expect(screen.getByRole("dialog", { name: "Something to mend first" })).toHaveTextContent(
      "room.jpg stays",
    );
  });
});

describe("What the server does not refuse", () => {
  it("is done, and nothing is said", async () => {
    await expect(guarded(async () => "done").persistEntry(files, options)).resolves.toBeUndefined();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("fails as it fails: a server that does not answer", async () => {
    const gone = guarded(() => Promise.reject(new TypeError("Failed to fetch")));
    await expect(gone.deleteFiles([], "")).rejects.toThrow("Failed to fetch");
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
