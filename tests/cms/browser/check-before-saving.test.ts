import { screen } from "@testing-library/react";
import { checkBeforeSaving } from "../../../src/cms/browser/check-before-saving";
import { letDialogsOpen } from "../../components/gallery/dialog";
import { answerFetch, fakeEvents } from "./fake-cms";

const checkUrl = "/admin/check";
const draft = { collection: "areas", path: "data/areas/chelsea.json", data: { slug: "chelsea" } };

/** The check answers with these errors; the entry is then saved or removed. */
function checked(errors: string, settings: { checkUrl?: string } = { checkUrl }) {
  const asked = answerFetch({ [checkUrl]: errors });
  const { cms, tell } = fakeEvents();
  checkBeforeSaving(cms, settings);
  const question = () => JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
  return { asked, question, save: () => tell("preSave", draft), remove: () => tell("preUnpublish", draft) };
}

beforeAll(letDialogsOpen);
afterEach(() => document.body.replaceChildren());

describe("Before an entry is saved", () => {
  it("the check is asked about the file as it would be", async () => {
    const { asked, question, save } = checked("");
    await expect(save()).resolves.toBe(1);
    expect(asked).toHaveBeenCalledWith(checkUrl, expect.objectContaining({ method: "POST" }));
    expect(question()).toEqual({
      path: "areas/chelsea.json",
      text: '{\n  "slug": "chelsea"\n}\n',
      isNew: false,
      uploads: [],
    });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("its errors are listed, and it is not saved", async () => {
    const { save } = checked("data/areas/chelsea.json\n  name (Name)");
    const refusal: unknown = await save().catch((reason: unknown) => reason);
    expect(String(refusal)).toBe("What has to be mended first is listed.");
    expect(screen.getByRole("dialog", { name: "What has to be mended" })).toHaveTextContent("name (Name)");
  });

  it("nobody is asked where nobody can answer", async () => {
    const { asked, save } = checked("errors", {});
    await expect(save()).resolves.toBe(1);
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("Before an entry is removed", () => {
  it("the check is asked about the content without its file", async () => {
    const { question, remove } = checked("");
    await expect(remove()).resolves.toBe(1);
    expect(question()).toEqual({ path: "areas/chelsea.json", isNew: false, uploads: [] });
  });

  it("the places that still refer to it are listed, and it stays", async () => {
    const { remove } = checked("data/pages/home.json");
    await expect(remove()).rejects.toThrow("What has to be mended first is listed.");
    expect(screen.getByRole("dialog")).toHaveTextContent("data/pages/home.json");
  });
});
