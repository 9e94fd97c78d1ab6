import { contentAfterPublishing, formContent } from "../../../../src/editor/entry/form-content";
import { contentText } from "../../../../src/editor/site/content-text";

const path = "faqs/dust.json";
const faq = { slug: "dust", question: "Who sweeps?", answer: "We do." };
const published = contentText("Faq", { ...faq, order: 3 });
const typed = (values: object) =>
  formContent(path, published, { ...formContent(path, published).value, ...values });

describe("A draft has changes", () => {
  it("once a word is typed, and none when it is taken back", () => {
    expect(typed({ answer: "They do." }).isDirty).toBe(true);
    expect(typed({ answer: faq.answer }).isDirty).toBe(false);
  });

  it("only if they would be published: a space at the end is not", () => {
    expect(typed({ answer: "We do. " })).toMatchObject({ value: { answer: "We do. " }, isDirty: false });
  });

  it("if it is new and something is typed in it", () => {
    expect(formContent("faqs/~new-1.json", undefined).isDirty).toBe(false);
    expect(formContent("faqs/~new-1.json", undefined, { question: "Who?" }).isDirty).toBe(true);
  });
});

describe("After publishing, a form", () => {
  const pressed = { ...formContent(path, published).value, answer: "They do. ", order: "" };
  const stored = contentText("Faq", { ...faq, answer: "They do.", order: 4 });
  const leftAfter = (now: object) => contentAfterPublishing(path, stored, pressed, { ...pressed, ...now });

  it("shows the stored text, with what publishing has tidied and added", () => {
    expect(leftAfter({})).toEqual(formContent(path, stored));
    expect(leftAfter({}).value).toMatchObject({ answer: "They do.", order: 4 });
  });

  it("keeps what was typed since the press, to the last space", () => {
    const left = leftAfter({ answer: "They do. And " });
    expect(left).toMatchObject({ baseText: stored, value: { answer: "They do. And ", order: 4 } });
    expect(left.isDirty).toBe(true);
    expect(leftAfter({ question: "Who? " }).value).toMatchObject({ question: "Who? ", answer: "They do." });
  });
});
