/** @jest-environment node */
import { checkContent } from "../../src/content/check-content";
import { formatValidationErrors } from "../../src/content/reading/validation-error";
import { type Edit, publishedFiles } from "./content-folder";
import { allOrdinaryEdits, ordinaryEdits } from "./ordinary-edits";
import { goodPictures, today } from "./valid-content";

const reportAfter = async (edit: Edit): Promise<string> => {
  const errors = await checkContent(await publishedFiles(edit), goodPictures, today);
  return errors.length > 0 ? formatValidationErrors(errors) : "in order";
};

describe("An owner's ordinary change", () => {
  it.each(ordinaryEdits)("is valid: %s", async (_what, edit) => {
    expect(await reportAfter(edit)).toBe("in order");
  });

  it("is valid together with all others", async () => {
    expect(await reportAfter(allOrdinaryEdits)).toBe("in order");
  });
});
