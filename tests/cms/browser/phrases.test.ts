import { speakPlainly } from "../../../src/cms/browser/phrases";

/** Decap's phrases after ours were put among them. */
function spoken(phrases: Record<string, unknown>): Record<string, unknown> {
  const registerLocale = jest.fn();
  speakPlainly({ getLocale: () => phrases, registerLocale });
  expect(registerLocale).toHaveBeenCalledWith("en", expect.anything());
  return registerLocale.mock.calls[0]?.[1];
}

describe("The CMS's phrases", () => {
  it("say what a field asks for, in the words of its description", () => {
    expect(spoken({})).toMatchObject({
      editor: {
        editorControlPane: { widget: { regexPattern: "%{fieldLabel} asks for: %{pattern}." } },
      },
      ui: { toast: { onFailToPersist: "Not saved. %{details}", onFailToDelete: "Not removed. %{details}" } },
    });
  });

  it("take the place of Decap's, which otherwise stay, at every depth", () => {
    const toast = { onFailToPersist: "Failed to persist entry: %{details}", entrySaved: "Entry saved" };
    expect(spoken({ auth: { login: "Login" }, ui: { toast, default: "OK" } })).toMatchObject({
      auth: { login: "Login" },
      ui: {
        default: "OK",
        toast: { onFailToPersist: "Not saved. %{details}", entrySaved: "Entry saved" },
      },
    });
  });

  it("do not change Decap's own object", () => {
    const phrases = Object.freeze({ ui: Object.freeze({ default: "OK" }) });
    spoken(phrases);
    expect(phrases).toEqual({ ui: { default: "OK" } });
  });
});
