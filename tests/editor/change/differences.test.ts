/** @jest-environment node */
import { differences } from "../../../src/editor/change/differences";
import { changed, published } from "../../content/valid-content";

const path = "areas/chelsea.json";
const before = published(path);
const text = (content: unknown) => JSON.stringify(content);

describe("What differs between two versions of an entry", () => {
  it("is named by the labels of the form, with both values", () => {
    const after = changed(changed(before, "name", "Chelsea Village"), "postcodes.0", "SW10");
    expect(differences(path, text(before), text(after))).toEqual([
      { label: "Name", before: "Chelsea", after: "Chelsea Village" },
      { label: "Postcode districts › 1", before: "SW3", after: "SW10" },
    ]);
  });

  it("is nothing where only the order of the fields is another", () => {
    const reversed = Object.fromEntries(Object.entries(Object(before)).reverse());
    expect(differences(path, text(before), text(reversed))).toEqual([]);
  });

  it("is every field of a file that was not there, or cannot be read", () => {
    const fields = differences(path, undefined, text({ name: "Chelsea" }));
    expect(fields).toEqual([{ label: "Name", before: "", after: "Chelsea" }]);
    expect(differences(path, "{", text({ name: "Chelsea" }))).toEqual(fields);
  });
});
