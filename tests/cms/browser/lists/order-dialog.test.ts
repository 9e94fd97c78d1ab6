import "@testing-library/jest-dom";
import { screen, within } from "@testing-library/dom";
import userEvent from "@testing-library/user-event";
import { openOrderDialog } from "../../../../src/cms/browser/lists/order-dialog";
import type { ContentFile } from "../../../../src/content/reading/read-content-files";
import { letDialogsOpen } from "../../../components/gallery/dialog";

const file = (name: string, order: number) => ({
  path: `services/${name.toLowerCase()}.json`,
  text: JSON.stringify({ title: name, order }),
});

beforeAll(letDialogsOpen);
afterEach(() => document.body.replaceChildren());

async function open(write: (files: readonly ContentFile[]) => Promise<void>) {
  const store = { read: async () => [file("Floors", 1), file("Walls", 2)], write };
  const onStored = jest.fn();
  await openOrderDialog(document, store, "services", onStored);
  return onStored;
}

const rows = () => screen.getAllByRole("listitem").map((row) => within(row).getByText(/\w/).textContent);

describe("The dialog that puts a list in order", () => {
  it("moves an entry by its buttons and stores every number that changed as one change", async () => {
    const write = jest.fn(async (_files: readonly ContentFile[]) => {});
    const onStored = await open(write);
    await userEvent.click(screen.getByRole("button", { name: "Move Walls up" }));
    expect(rows()).toEqual(["Walls", "Floors"]);
    await userEvent.click(screen.getByRole("button", { name: "Save the order" }));
    expect(write).toHaveBeenCalledTimes(1);
    expect(write.mock.calls[0]?.[0].map(({ path }) => path)).toEqual([
      "services/walls.json",
      "services/floors.json",
    ]);
    expect(onStored).toHaveBeenCalled();
  });

  it("changes nothing but the numbers, also of what was published since it was opened", async () => {
    const write = jest.fn(async (_files: readonly ContentFile[]) => {});
    const read = jest.fn(async () => [file("Floors", 1), file("Walls", 2)]);
    await openOrderDialog(document, { read, write }, "services", jest.fn());
    const text = JSON.stringify({ title: "Wet walls", order: 2 });
    read.mockResolvedValue([file("Floors", 1), { ...file("Walls", 2), text }]);
    await userEvent.click(screen.getByRole("button", { name: "Move Walls up" }));
    await userEvent.click(screen.getByRole("button", { name: "Save the order" }));
    expect(write.mock.calls[0]?.[0][0]?.text).toContain("Wet walls");
  });

  it("stays open and says so where it could not be stored", async () => {
    await open(() => Promise.reject(new Error("Signed out")));
    await userEvent.click(screen.getByRole("button", { name: "Move Floors down" }));
    await userEvent.click(screen.getByRole("button", { name: "Save the order" }));
    expect(screen.getByRole("alert")).toHaveTextContent("Not saved: Error: Signed out");
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});
