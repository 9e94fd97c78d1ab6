import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PictureGallery } from "../../../src/components/gallery/PictureGallery";
import { PictureLink } from "../../../src/components/gallery/PictureLink";
import { letDialogsOpen } from "./dialog";
import { threePictures, words } from "./gallery";

beforeAll(letDialogsOpen);

function show(address: string) {
  window.history.replaceState(null, "", address);
  return render(
    <PictureGallery pictures={threePictures} words={words}>
      {threePictures.map(({ id, alt, file }) => (
        <PictureLink key={id} id={id} file={file} enlarge="Enlarge">
          {alt}
        </PictureLink>
      ))}
    </PictureGallery>,
  );
}

const status = () => screen.findByRole("status");

describe("A gallery of pictures", () => {
  it.each(["/portfolio", "/portfolio#heritage", "/portfolio#"])("is closed at %s", (address) => {
    show(address);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("shows at a picture's address that picture", async () => {
    show("/portfolio#cafe-detail");
    expect(await status()).toHaveTextContent("2 of 3");
  });

  it("opens with a link, leafs through under each picture's own address and closes to where it was", async () => {
    show("/portfolio#heritage");
    await userEvent.click(screen.getByRole("link", { name: "Enlarge: Ochre tiles above a counter" }));
    expect(await status()).toHaveTextContent("1 of 3");
    await userEvent.click(screen.getByRole("button", { name: "Next picture" }));
    expect(await status()).toHaveTextContent("2 of 3");
    expect(window.location.hash).toBe("#cafe-detail");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(window.location.hash).toBe("#heritage");
    expect(screen.getByRole("link", { name: "Enlarge: White cups on an oak shelf" })).toHaveFocus();
  });

  it("is left at once by who tapped two pictures before React was there", async () => {
    show("/portfolio");
    for (const name of ["Enlarge: Ochre tiles above a counter", "Enlarge: White cups on an oak shelf"])
      act(() => screen.getByRole("link", { name }).click());
    expect(await status()).toHaveTextContent("2 of 3");
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(window.location.hash).toBe("");
  });

  it("closes by itself when the address changes", async () => {
    show("/portfolio#cafe-detail");
    await status();
    act(() => {
      window.history.replaceState(null, "", "/portfolio");
      window.dispatchEvent(new Event("popstate"));
    });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});
