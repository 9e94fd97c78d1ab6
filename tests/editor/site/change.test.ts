import { textChanges } from "../../../src/editor/site/change";

const path = "areas/chelsea.json";
const stored = '{ "name": "Chelsea", "near": { "b": 2, "a": 1 } }';
const changes = (text: string) => textChanges([{ path, text: stored }], new Map([[path, text]])).length;

it("Another layout of a file, or another order of its fields, is no change", () => {
  expect(changes(stored)).toBe(0);
  expect(changes('{\n  "near": { "a": 1, "b": 2 },\n  "name": "Chelsea"\n}\n')).toBe(0);
});

it("Another value, another order of a list and a file that cannot be read are changes", () => {
  expect(changes('{ "name": "Chelsea", "near": { "b": 2, "a": "1" } }')).toBe(1);
  expect(changes("{")).toBe(1);
  const lists = textChanges([{ path, text: "[1, 2]" }], new Map([[path, "[2, 1]"]]));
  expect(lists).toHaveLength(1);
});
