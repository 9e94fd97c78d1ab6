import {
  formId,
  putDraftBack,
  readDraft,
  saveTyping,
  writeDraft,
} from "../../../src/quote-request/draft/draft";

/** A page with the form, whose controls have these values. */
function page(values: Record<string, string>) {
  const controls = Object.keys(values).map((name) => `<input name="${name}">`);
  document.body.innerHTML = `<form id="${formId}">${controls.join("")}</form>`;
  const control = (name: string) => document.querySelector<HTMLInputElement>(`[name=${name}]`);
  for (const [name, value] of Object.entries(values)) Object.assign(control(name) ?? {}, { value });
  return { control };
}

beforeAll(saveTyping);

beforeEach(() => sessionStorage.clear());

it("The draft fills the empty controls only", () => {
  writeDraft({ firstName: "Ada", lastName: "Lovelace" });
  const { control } = page({ firstName: "Grace", lastName: "" });
  putDraftBack();
  expect(control("firstName")?.value).toBe("Grace");
  expect(control("lastName")?.value).toBe("Lovelace");
});

it("An input saves what was typed; what was emptied stays empty, and what is not put back yet stays saved", () => {
  writeDraft({ firstName: "Ada", lastName: "Lovelace" });
  const { control } = page({ firstName: "", lastName: "", email: "ada@example.com" });
  control("firstName")?.dispatchEvent(new Event("input", { bubbles: true }));
  expect(readDraft()).toEqual({ firstName: "", lastName: "Lovelace", email: "ada@example.com" });
});

it("A page that is left saves what another program has filled in", () => {
  page({ firstName: "Ada" });
  dispatchEvent(new Event("pagehide"));
  expect(readDraft()).toEqual({ firstName: "Ada" });
});

it("A form without a word leaves no draft, and a page without the form leaves the draft alone", () => {
  page({ firstName: "" });
  dispatchEvent(new Event("pagehide"));
  expect(sessionStorage).toHaveLength(0);
  writeDraft({ firstName: "Ada" });
  document.body.innerHTML = "";
  dispatchEvent(new Event("pagehide"));
  expect(readDraft()).toEqual({ firstName: "Ada" });
});

it("A draft of the day before yesterday is not shown", () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-26T12:00Z") });
  writeDraft({ firstName: "Ada" });
  jest.setSystemTime(Date.parse("2026-11-28T12:00Z"));
  expect(readDraft()).toEqual({});
  jest.useRealTimers();
});
