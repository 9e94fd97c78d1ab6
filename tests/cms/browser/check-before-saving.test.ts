import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import { checkBeforeSaving } from "../../../src/cms/browser/check-before-saving";
import type { ValidationError } from "../../../src/content/reading/validation-error";
import { letDialogsOpen } from "../../components/gallery/dialog";
import { answerFetch, fakeEvents } from "./fake-cms";

const checkUrl = "/admin/check";
const draft = { collection: "areas", path: "data/areas/chelsea.json", data: { slug: "chelsea" } };

const error: ValidationError = {
  file: "areas/chelsea.json",
  cms: "Areas › Chelsea",
  found: "nothing",
  expected: "a text",
  remedy: "Write one.",
};

/** The check answers with these errors; the entry is then saved or removed. */
function checked(
  errors: readonly ValidationError[],
  settings: { checkUrl?: string } = { checkUrl },
  isDraft = () => false,
) {
  const asked = answerFetch({ [checkUrl]: errors });
  const { cms, tell } = fakeEvents();
  checkBeforeSaving(cms, settings, isDraft);
  const question = () => JSON.parse(String(asked.mock.calls[0]?.[1]?.body));
  return { asked, question, save: () => tell("preSave", draft), remove: () => tell("preUnpublish", draft) };
}

beforeAll(letDialogsOpen);
afterEach(() => document.body.replaceChildren());

describe("Before an entry is saved", () => {
  it("the check is asked about the file as it would be", async () => {
    const { asked, question, save } = checked([]);
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
    const { save } = checked([{ ...error, field: "name", label: "Name" }]);
    const refusal: unknown = await save().catch((reason: unknown) => reason);
    expect(String(refusal)).toBe("What has to be mended first is listed.");
    expect(screen.getByRole("dialog", { name: /to mend first/ })).toHaveTextContent("Areas › Chelsea › Name");
  });

  it("nobody is asked where nobody can answer", async () => {
    const { asked, save } = checked([error], {});
    await save();
    expect(asked).not.toHaveBeenCalled();
  });

  it("nobody is asked about a draft, which other content need not suit yet", async () => {
    const { asked, save } = checked([error], { checkUrl }, () => true);
    await save();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe("Before an entry is removed", () => {
  it("the check is asked about the content without its file", async () => {
    const { question, remove } = checked([]);
    await expect(remove()).resolves.toBe(1);
    expect(question()).toEqual({ path: "areas/chelsea.json", isNew: false, uploads: [] });
  });

  it("the places that still refer to it are listed, and it stays", async () => {
    const { remove } = checked([
      { ...error, file: "pages/home.json", cms: "Home page › Words and pictures" },
    ]);
    await expect(remove()).rejects.toThrow("What has to be mended first is listed.");
    expect(screen.getByRole("dialog")).toHaveTextContent("Home page › Words and pictures");
  });
});
