/** @jest-environment jsdom */
import { formId, keepDraft, readDraft, writeDraft } from "../../../../src/quote-request/draft/draft";

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
  expect([control("firstName")?.value, control("lastName")?.value]).toEqual(["Grace", "Lovelace"]);
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
  expect(sessionStorage).toHaveLength(0);
});

it("What was typed before the page script came is saved when it comes", () => {
  writeDraft({ lastName: "Lovelace" });
  page({ firstName: "Ada", lastName: "" });
  keepDraft();
  expect(readDraft()).toMatchObject({ firstName: "Ada", lastName: "Lovelace" });
});
