import { readDraft, writeDraft } from "../../../src/quote-request/adapters/draft-store";
import { formId, keepDraft, rescueWords } from "../../../src/quote-request/adapters/keep-draft";

/** A page with the form, whose controls have these values. */
function page(values: Record<string, string>) {
  const controls = Object.keys(values).map((name) => `<input name="${name}">`);
  document.body.innerHTML = `<form id="${formId}">${controls.join("")}</form>`;
  const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  for (const [name, value] of Object.entries(values)) Object.assign(control(name) ?? {}, { value });
  return { control };
}

beforeEach(() => sessionStorage.clear());

it("The draft fills the empty controls only", () => {
  writeDraft({ firstName: "Ada", lastName: "Lovelace" });
  const { control } = page({ firstName: "Grace", lastName: "" });
  keepDraft();
  expect(control("firstName")?.value).toBe("Grace");
  expect(control("lastName")?.value).toBe("Lovelace");
});

it("Each input saves the form as it stands, so that what was emptied stays empty", () => {
  writeDraft({ firstName: "Ada", lastName: "Lovelace" });
  const { control } = page({ firstName: "", lastName: "" });
  keepDraft();
  Object.assign(control("firstName") ?? {}, { value: "" });
  control("firstName")?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(readDraft()).toEqual({ firstName: "", lastName: "Lovelace" });
});

it("A page that is left before its draft was put back adds what was typed to the draft", () => {
  writeDraft({ firstName: "Ada", lastName: "Lovelace" });
  page({ firstName: "Grace", lastName: "" });
  rescueWords();
  expect(readDraft()).toEqual({ firstName: "Grace", lastName: "Lovelace" });
});
