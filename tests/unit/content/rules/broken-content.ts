import { checkContent } from "../../../../src/content/check-content";
import { type Edit, fixtureFiles, set } from "../../../support/fixture-edits";

export const area = "areas/chelsea.json";
export const cafe = "projects/cafe-backsplash.json";
export const company = "company.json";
export const family = "projects/family-bathroom-refurbishment.json";
export const floor = "services/floor-tiling.json";
export const home = "pages/home.json";
export const question = "faqs/insured-and-guaranteed.json";
export const redirects = "redirects.json";
export const review = "reviews/tom.json";

/** The pictures are not read: each counts as large enough. */
const goodPicture = async () => ({ width: 1600, hasLocation: false });

export const errorsAfter = (...edits: Edit[]) => checkContent(fixtureFiles(...edits), goodPicture);

/** An edit that breaks the content, and the file and field in which the check reports it. */
export interface Broken {
  what: string;
  edit: Edit;
  file: string;
  /** Not given if the error is about the whole file. */
  field?: string;
  /** The words of the message, from what the field "must be" on. */
  says: RegExp | string;
}

/** A field with a wrong value, in which the check reports it. */
export const wrong = (
  what: string,
  file: string,
  field: string,
  value: unknown,
  says: RegExp | string,
): Broken => ({ what, edit: set(file, field, value), file, field, says });

/** Edits that cause one error each, in the file and field named. */
export function expectRefused(broken: readonly Broken[]): void {
  it.each(broken)("is refused with $what", async ({ edit, file, field = "", says }) => {
    const errors = await errorsAfter(edit);
    expect(errors.map((error) => [error.file, error.field])).toEqual([[file, field]]);
    const [, words = errors[0]?.message] = errors[0]?.message.split(/ must be (.*)/s) ?? [];
    expect(words).toEqual(expect.stringMatching(says));
  });
}
