/** @jest-environment node */

import { checkContent } from "../../src/content/check-content";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import { contentText } from "../../src/editor/change/content-text";
import { type Edit, publishedFiles } from "./content-folder";
import { allOrdinaryEdits, ordinaryEdits } from "./edits/ordinary-edits";
import { goodPictures, today } from "./valid-content";

const reportAfter = async (edit: Edit): Promise<string> => {
  const errors = await checkContent(await publishedFiles(edit), goodPictures, today);
  return errors.length > 0 ? formatValidationErrors(errors) : "in order";
};

/** What the CMS stores of the content after an edit, against what it was given. */
const storedAfter = async (edit: Edit) => {
  const files = await publishedFiles(edit);
  return files.map(({ text }) => [JSON.parse(text), JSON.parse(contentText(JSON.parse(text)))] as const);
};

describe("An owner's ordinary change", () => {
  it.each(ordinaryEdits)("is valid: %s", async (_what, edit) => {
    expect(await reportAfter(edit)).toBe("in order");
  });

  it.each(ordinaryEdits)("is stored by the CMS as it is: %s", async (_what, edit) => {
    for (const [given, stored] of await storedAfter(edit)) expect(stored).toEqual(given);
  });

  it("is valid together with all others", async () => {
    expect(await reportAfter(allOrdinaryEdits)).toBe("in order");
  });
});
