import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { allUses } from "../../../../src/cms/browser/pictures/all-uses";
import type { PictureStore } from "../../../../src/cms/browser/pictures/picture-store";
import { openPicturesDialog } from "../../../../src/cms/browser/pictures/pictures-dialog";
import { readContentFiles } from "../../../../src/content/reading/read-content-files";
import { letDialogsOpen } from "../../../components/gallery/dialog";
import { contentFolder } from "../../../content/valid-content";

beforeAll(() => {
  letDialogsOpen();
  Object.assign(window, {
    IntersectionObserver: class {
      observe() {}
      unobserve() {}
    },
  });
});
afterEach(() => document.body.replaceChildren());

const room = "images/projects/cafe-backsplash/room.jpg";
const spare = "images/projects/cafe-backsplash/spare.jpg";
const content = { read: () => readContentFiles(contentFolder) };

/** A draft of the project that shows the spare picture in the place of its first. */
async function draftWithSpare() {
  const path = "projects/cafe-backsplash.json";
  const file = (await content.read()).find((one) => one.path === path);
  return { path, text: (file?.text ?? "").replaceAll("/room.jpg", "/spare.jpg") };
}

async function open(store: Partial<PictureStore> = {}, drafts: { path: string; text: string }[] = []) {
  const all = async () =>
    [room, spare].map((path) => ({ path, width: 1440, height: 1080, address: async () => "" }));
  const pictures = { all, remove: async () => {}, ...store };
  await openPicturesDialog(document, pictures, () => allUses(content, { all: async () => drafts }));
}

const card = (name: string) => screen.getByRole("heading", { name }).closest("li") ?? document.body;
const remove = (name: string) => within(card(name)).queryByRole("button", { name: `Remove ${name}` });

describe("The list of all pictures", () => {
  it("says of each how large it is, and leads to the fields that show it", async () => {
    await open();
    expect(card("projects/cafe-backsplash/room.jpg")).toHaveTextContent("1440 × 1080 pixels");
    const link = within(card("projects/cafe-backsplash/room.jpg")).getByRole("link");
    expect(link).toHaveTextContent(/^Portfolio › .+ › Pictures › 1 › Image$/);
    expect(link).toHaveAttribute(
      "href",
      "#/collections/projects/entries/cafe-backsplash?field=pictures%5B0%5D.image",
    );
  });

  it("lets a picture be removed that nothing shows, and no other", async () => {
    await open();
    expect(remove("projects/cafe-backsplash/spare.jpg")).toBeVisible();
    expect(remove("projects/cafe-backsplash/room.jpg")).toBeNull();
  });

  it("takes a picture for used that only a draft shows", async () => {
    await open({}, [await draftWithSpare()]);
    expect(remove("projects/cafe-backsplash/spare.jpg")).toBeNull();
    expect(card("projects/cafe-backsplash/spare.jpg")).toHaveTextContent("(draft)");
  });

  it("removes nothing before it was asked", async () => {
    const removed = jest.fn(async (_path: string) => {});
    await open({ remove: removed });
    await userEvent.click(remove("projects/cafe-backsplash/spare.jpg") ?? document.body);
    await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
    expect(removed).not.toHaveBeenCalled();
    await userEvent.click(remove("projects/cafe-backsplash/spare.jpg") ?? document.body);
    await userEvent.click(screen.getByRole("button", { name: "Remove it" }));
    expect(removed).toHaveBeenCalledWith(spare);
  });

  it("says why where it cannot be read", async () => {
    await open({ all: () => Promise.reject(new Error("Nobody has signed in.")) });
    expect(screen.getByRole("alert")).toHaveTextContent("Nobody has signed in.");
  });
});
