import {
  formId,
  quoteForm,
  readDraft,
  saveFilledControls,
  writeDraft,
} from "../../../src/quote-request/draft/draft";
import { keepDraft, shownRequest } from "../../../src/quote-request/draft/keep-draft";

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
  page({ firstName: "Grace", lastName: "" });
  keepDraft();
  expect(shownRequest(quoteForm())).toMatchObject({ firstName: "Grace", lastName: "Lovelace" });
});

it("Each input saves the form as it stands, so that what was emptied stays empty", () => {
  writeDraft({ firstName: "Ada", lastName: "Lovelace" });
  const { control } = page({ firstName: "", lastName: "" });
  keepDraft();
  Object.assign(control("firstName") ?? {}, { value: "" });
  control("firstName")?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(readDraft()).toMatchObject({ firstName: "", lastName: "Lovelace" });
});

it("A form without a word leaves no draft, and a page without the form leaves the draft alone", () => {
  keepDraft();
  writeDraft({ firstName: "Ada" });
  document.body.innerHTML = "";
  dispatchEvent(new Event("input"));
  expect(readDraft()).toEqual({ firstName: "Ada" });
  page({ firstName: "" });
  dispatchEvent(new Event("input"));
  expect(readDraft()).toEqual({});
});

it("What was typed on a page that is left joins this tab's draft", () => {
  page({ firstName: "Ada" });
  saveFilledControls();
  page({ firstName: "", lastName: "Lovelace" });
  saveFilledControls();
  expect(readDraft()).toEqual({ firstName: "Ada", lastName: "Lovelace" });
});
