import { render, screen, within } from "@testing-library/react";
import { LabelledPicture } from "../../../../src/sections/project/pictures/LabelledPicture";
import { contrast } from "../../../theme/contrast";
import { imageFile } from "../../image-file";
import { portfolioPage } from "../../site-pages";

const picture = {
  alt: "Encaustic tiles in a hallway, laid around a cast-iron radiator",
  focus: "30% 70%",
  isBefore: false,
  image: imageFile("images/projects/victorian-encaustic-floor/room.jpg"),
};

const renderPicture = (kind: string, priority?: boolean) =>
  render(
    <LabelledPicture
      picture={picture}
      kind={kind}
      labels={portfolioPage}
      sizes="94vw"
      {...(priority === undefined ? {} : { priority })}
    />,
  );

describe("A project's picture", () => {
  it("is shown with its description, in the width asked for", () => {
    renderPicture("photograph");
    expect(screen.getByRole("img", { name: picture.alt }).previousElementSibling).toHaveAttribute(
      "sizes",
      "94vw",
    );
  });

  it.each([undefined, false])("waits until the visitor comes near where priority is %p", (priority) => {
    renderPicture("photograph", priority);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  });

  it("comes at once where it is the page's first", () => {
    renderPicture("photograph", true);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
  });

  it("is no link where it has no address", () => {
    renderPicture("photograph");
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("opens where it has an address, and leads to its original without a script", () => {
    render(
      <LabelledPicture
        picture={picture}
        kind="photograph"
        labels={portfolioPage}
        sizes="94vw"
        opens={{ address: "floor-room", enlarge: "Enlarge" }}
      />,
    );
    const link = screen.getByRole("link", { name: `Enlarge: ${picture.alt}` });
    expect(link).toHaveAttribute("id", "floor-room");
    expect(link).toHaveAttribute("href", "/static/original/projects/victorian-encaustic-floor/room.jpg");
  });

  it("stops the build where it is no image", () => {
    jest.spyOn(console, "error").mockImplementation(() => {});
    const broken = { ...picture, image: { ...picture.image, childImageSharp: null } };
    const element = (
      <LabelledPicture picture={broken} kind="photograph" labels={portfolioPage} sizes="94vw" />
    );
    expect(() => render(element)).toThrow("not an image");
    jest.restoreAllMocks();
  });
});

describe("The label of a picture", () => {
  it("says that a visualisation is one", () => {
    renderPicture("visualisation");
    expect(within(screen.getByRole("figure")).getByText("Drawn, not built")).toBeInTheDocument();
  });

  it("says that a picture is from before the work", () => {
    render(
      <LabelledPicture
        picture={{ ...picture, isBefore: true }}
        kind="photograph"
        labels={portfolioPage}
        sizes="94vw"
      />,
    );
    expect(screen.getByText("Then")).toBeInTheDocument();
  });

  it.each(["photograph", "drawing"])("is not on a %s", (kind) => {
    renderPicture(kind);
    expect(screen.queryByText("Drawn, not built")).not.toBeInTheDocument();
  });

  it("can be read on any picture, because it has a ground of its own", () => {
    renderPicture("visualisation");
    const { color, backgroundColor } = getComputedStyle(screen.getByText("Drawn, not built"));
    expect(contrast(color, backgroundColor)).toBeGreaterThanOrEqual(7);
  });

  it("lies on the picture's own corner", () => {
    renderPicture("visualisation");
    expect(screen.getByRole("figure")).toHaveStyle({ position: "relative" });
    expect(screen.getByText("Drawn, not built")).toHaveStyle({ position: "absolute" });
  });
});
