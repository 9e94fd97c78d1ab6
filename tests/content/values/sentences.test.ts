import { sentencesOf } from "../../../src/content/values/sentences";

it.each([
  ["Two plain ones. Here.", ["Two plain ones.", "Here."]],
  ["In St. John's Wood. Done in 3 days!", ["In St. John's Wood.", "Done in 3 days!"]],
  ["A joint of approx. 2.5 mm. Level.", ["A joint of approx. 2.5 mm.", "Level."]],
  [
    "It is (nearly) level. (So was the old one.) Done.",
    ["It is (nearly) level.", "(So was the old one.)", "Done."],
  ],
  ["“Is it dry?” It is.", ["“Is it dry?”", "It is."]],
  ["Done. {refurbishment} was enough.", ["Done.", "{refurbishment} was enough."]],
  ["One without an end", ["One without an end"]],
  ["", []],
])("Sentences end where a reader would say so: %s", (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences);
});
