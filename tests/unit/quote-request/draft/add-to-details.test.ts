/** @jest-environment jsdom */
import { addToDetails } from "../../../../src/quote-request/draft/add-to-details";
import { readDraft, writeDraft } from "../../../../src/quote-request/draft/draft";

const sentence = "My plan: One wall, 24 tiles with spares.";
const link = "https://tiles.example/plan-your-tiles?width=3000#plan";

beforeEach(() => sessionStorage.clear());

it("A plan follows what was typed, its link on a line of its own, and leaves other fields as they are", () => {
  writeDraft({ firstName: "Ana", projectDetails: "A small bathroom." });
  addToDetails(sentence, link);
  expect(readDraft()).toEqual({
    firstName: "Ana",
    projectDetails: `A small bathroom.\n${sentence}\n${link}`,
  });
});

it("A second plan follows the first, and the same plan is not added twice", () => {
  const floor = "My plan: A floor.";
  addToDetails(floor, link);
  for (let press = 0; press < 2; press++) addToDetails(sentence, link);
  expect(readDraft().projectDetails).toBe(`${floor}\n${link}\n${sentence}\n${link}`);
});

it("A plan that is there with its link is not added again where the link no longer fits", () => {
  writeDraft({ projectDetails: "a".repeat(850) });
  for (let press = 0; press < 2; press++) addToDetails(sentence, link);
  expect(readDraft().projectDetails?.split(sentence)).toHaveLength(2);
});

it("Blank lines between the visitor's own words stay", () => {
  writeDraft({ projectDetails: "The walls.\n\nMy plan: none yet." });
  addToDetails(sentence, link);
  expect(readDraft().projectDetails).toBe(`The walls.\n\nMy plan: none yet.\n${sentence}\n${link}`);
});

it("Where the link does not fit, the sentence alone says so", () => {
  writeDraft({ projectDetails: "a".repeat(900) });
  addToDetails(sentence, link.padEnd(200, "0"));
  expect(readDraft().projectDetails).toMatch(/My plan: .* \(The link to its drawing did not fit\.\)$/);
});

it("A plan with the same sentence and another drawing is added, too", () => {
  for (const plan of [link, `${link}-of-another-window`]) addToDetails(sentence, plan);
  expect(readDraft().projectDetails).toBe(`${sentence}\n${link}\n${sentence}\n${link}-of-another-window`);
});
