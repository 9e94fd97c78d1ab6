import { draftsOfServer } from "../../../../src/cms/browser/drafts/draft-store";

const full = "The disk is full: nothing was changed.";
const entry = { dataFiles: [{ path: "data/areas/chelsea.json", slug: "chelsea", raw: "{}" }], assets: [] };

/** Lets the server answer so, whatever is asked. */
function answerWith(answer: object) {
  window.fetch = jest.fn(async () => Object.assign(Object.create(null), { json: async () => answer }));
}

const { fetch } = window;
afterEach(() => {
  window.fetch = fetch;
});

const drafts = draftsOfServer("/admin/drafts");

describe("Where the server refuses", () => {
  beforeEach(() => answerWith({ error: full }));

  it("keeping a draft fails, so that nobody takes its words for kept", async () => {
    await expect(drafts.keep(entry)).rejects.toThrow(full);
  });

  it("dropping one fails as well", async () => {
    await expect(drafts.drop("areas/chelsea.json")).rejects.toThrow(full);
  });

  it("publishing one says why", async () => {
    expect(await drafts.publish("areas/chelsea.json")).toEqual({ error: full });
  });
});

it("A draft that was kept is where the server says", async () => {
  answerWith({ path: "areas/chelsea.json" });
  expect(await drafts.keep(entry)).toBe("areas/chelsea.json");
});
