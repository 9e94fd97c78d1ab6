import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { slugAdvice } from "../../../../src/cms/browser/slugs/slug-advice";
import { watchSlug } from "../../../../src/cms/browser/slugs/watch-slug";
import { slugOf } from "../../../../src/editor/forms/words/slug-of";

/** The form as Decap shows it. */
beforeAll(() => watchSlug(document, async () => ["chelsea", "fulham"]));
beforeEach(() => {
  document.body.innerHTML = `<label for="a">Slug</label><input id="a"><label for="b">Name</label><input id="b">`;
  location.hash = "#/collections/areas/new";
});

const slug = () => screen.getByLabelText<HTMLInputElement>("Slug");
const name = () => screen.getByLabelText("Name");
const advice = () => screen.findByRole("status");

describe("The slug of a new entry", () => {
  it("follows its name while that is typed", async () => {
    await userEvent.type(name(), "St John’s Wood");
    expect(slug().value).toBe("st-johns-wood");
  });

  it("follows a question, which has room for several lines", async () => {
    document.body.innerHTML = `<label for="a">Slug</label><input id="a"><label for="b">Question</label><textarea id="b"></textarea>`;
    await userEvent.type(screen.getByLabelText("Question"), "Is there much dust?");
    expect(slug().value).toBe("is-there-much-dust");
  });

  it("stays as it was typed by hand", async () => {
    await userEvent.type(slug(), "the-wood");
    await userEvent.type(name(), "St John's Wood");
    expect(slug().value).toBe("the-wood");
  });

  it("is checked for its form and for being free while it is typed", async () => {
    fireEvent.input(slug(), { target: { value: "Chelsea" } });
    expect(await advice()).toHaveTextContent("Lower-case letters, digits and single hyphens only");
    fireEvent.input(slug(), { target: { value: "chelsea" } });
    expect(await screen.findByText("Another entry has this slug already.")).toBeVisible();
    fireEvent.input(slug(), { target: { value: "soho" } });
    expect(await screen.findByText("", { selector: "#slug-advice" })).toBeEmptyDOMElement();
  });
});

describe("The slug of an entry that is stored", () => {
  beforeEach(() => {
    location.hash = "#/collections/areas/entries/chelsea";
  });

  it("does not follow its name", async () => {
    fireEvent.input(slug(), { target: { value: "chelsea" } });
    await userEvent.type(name(), "Chelsea Village");
    expect(slug().value).toBe("chelsea");
  });

  it("may be changed, and it is said what that does", async () => {
    fireEvent.input(slug(), { target: { value: "chelsea-village" } });
    expect(await screen.findByText(/^The page gets a new address when you publish\./)).toBeVisible();
  });
});

describe("A slug that is stored at a host where files cannot move", () => {
  it("is to be written again, and it is said which", () => {
    const slugs = { slug: "chelsea-village", stored: "chelsea", taken: ["chelsea"] };
    expect(slugAdvice({ ...slugs, mayMove: false })).toBe(
      "At this host a slug cannot be changed here. Write chelsea again.",
    );
  });
});

describe("A slug made from words", () => {
  it.each([
    ["Café at St John's", "cafe-at-st-johns"],
    ["  Kitchens & floors  ", "kitchens-and-floors"],
    [
      "How much does a bathroom cost, and what does the price depend on in London?",
      "how-much-does-a-bathroom-cost-and-what-does-the-price-depend",
    ],
  ])("%s", (words, slug) => {
    expect(slugOf(words)).toBe(slug);
    expect(slug.length).toBeLessThanOrEqual(60);
  });
});
