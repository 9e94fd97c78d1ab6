import "@testing-library/jest-dom";
import { screen } from "@testing-library/dom";
import { usesTeller } from "../../../../src/cms/browser/uploads/tell-uses";
import { readContentFiles } from "../../../../src/content/reading/read-content-files";
import { contentFolder } from "../../../content/valid-content";

const content = readContentFiles(contentFolder);
const read = jest.fn(() => content);

/** Decap's dialog with pictures of these names. */
function dialog(...names: string[]): void {
  document.body.innerHTML = names.map((name) => `<div><h2 class="css-CardText">${name}</h2></div>`).join("");
}

const inEntry = (entry: string) => `#/collections/${entry}`;
const cafe = inEntry("projects/entries/cafe-backsplash");

beforeAll(() => content);
beforeEach(() => read.mockClear());

describe("The picture dialog", () => {
  it("says of each picture where the site shows it, of several with one name those of the open entry", async () => {
    dialog("detail.jpg", "spare.jpg");
    usesTeller(document, read)(cafe);
    expect(
      await screen.findByText(/^Shown in Portfolio › Café Léon.* › Pictures › 2 › Image$/),
    ).toBeVisible();
    expect(screen.getByText("Shown nowhere")).toBeVisible();
  });

  it("finds pictures of single files, whose folder the address does not name", async () => {
    dialog("hero-wide.jpg");
    usesTeller(document, read)(inEntry("home-page/entries/home"));
    expect(await screen.findByText(/^Shown in Home page › Words and pictures › /)).toBeVisible();
  });

  it("reads the content once while it is open, and anew when it opens again", async () => {
    const tell = usesTeller(document, read);
    for (const names of [["detail.jpg"], ["detail.jpg", "room.jpg"], [], ["room.jpg"]]) {
      dialog(...names);
      tell(cafe);
    }
    expect(read).toHaveBeenCalledTimes(2);
  });
});
