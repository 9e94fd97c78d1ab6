import { inEditorsWords } from "../../../../src/cms/browser/refused/in-editors-words";

describe("Advice of the content check, as the CMS gives it", () => {
  it.each([
    [
      "Choose one of these, or add data/areas/st-johns-wood.json.",
      "Choose another, or add an area called St Johns Wood.",
    ],
    ["the slug of an existing area: barnes, chelsea", "an existing area"],
    ["add data/services/grouting.json", "add a service called Grouting"],
    ["data/areas/barnes.json has it already", "Areas › Barnes has it already"],
    ["data/company.json has it already", "Company › Company details has it already"],
    ["a value that no other file has", "a value that no other entry has"],
    ["Change it in one of the two files.", "Change it in one of the two entries."],
    ["Shorten the text.", "Shorten the text."],
    ["data/notes/x.json", "data/notes/x.json"],
  ])("%s", (advice, said) => {
    expect(inEditorsWords(advice)).toBe(said);
  });
});
