import { render, screen } from "@testing-library/react";
import { ProjectPictures } from "../../../src/sections/project/ProjectPictures";
import { textsOf } from "../seen";
import { bySlug, projects } from "../site-content";
import { portfolioPage } from "../site-pages";

const bathroom: Queries.ProjectPicturesFragment = {
  ...bySlug(projects, "family-bathroom-refurbishment"),
  kind: "visualisation",
};

/** How wide each picture of a project with so many is on a large screen. */
function slotsOf(count: number) {
  const pictures = [...bathroom.pictures, ...bathroom.pictures]
    .slice(0, count)
    .map((picture, index) => ({ ...picture, alt: `Picture ${index}` }));
  const { container } = render(
    <ProjectPictures
      project={{ ...bathroom, pictures }}
      labels={portfolioPage}
      viewer={portfolioPage.viewer}
    />,
  );
  return [...container.querySelectorAll<HTMLSourceElement>("source:first-child")].map(
    ({ sizes }) => /\(min-width: 82rem\) ([\d.]+rem)/.exec(sizes)?.[1],
  );
}

const half = "38.5rem";
const lead = "51.7rem";
const beside = "25.3rem";

const alts = () => screen.getAllByRole("img").map((picture) => picture.getAttribute("alt"));

describe("The pictures of a project", () => {
  it("are all shown, in the order given", () => {
    render(<ProjectPictures project={bathroom} labels={portfolioPage} viewer={portfolioPage.viewer} />);
    expect(alts()).toEqual(bathroom.pictures.map(({ alt }) => alt));
    expect(alts()).toHaveLength(3);
  });

  it("each open in the lightbox", () => {
    render(<ProjectPictures project={bathroom} labels={portfolioPage} viewer={portfolioPage.viewer} />);
    expect(screen.getAllByRole("link").map(({ id }) => id)).toEqual(
      ["after", "before", "detail"].map((name) => `family-bathroom-refurbishment-${name}`),
    );
  });

  it("are as few as the project has", () => {
    const pictures = bathroom.pictures.slice(0, 1);
    render(
      <ProjectPictures
        project={{ ...bathroom, pictures }}
        labels={portfolioPage}
        viewer={portfolioPage.viewer}
      />,
    );
    expect(alts()).toEqual([pictures[0]?.alt]);
  });

  it("stand in pairs where their number is even", () => {
    expect(slotsOf(4)).toEqual([half, half, half, half]);
  });

  it("have the first lead and two beside it where their number is odd, so that no place stays empty", () => {
    expect(slotsOf(3)).toEqual([lead, beside, beside]);
    expect(slotsOf(5)).toEqual([lead, beside, beside, half, half]);
  });

  it("wait until the visitor comes near", () => {
    render(<ProjectPictures project={bathroom} labels={portfolioPage} viewer={portfolioPage.viewer} />);
    for (const picture of screen.getAllByRole("img")) expect(picture).toHaveAttribute("loading", "lazy");
  });

  it("take the whole width where there is one", () => {
    expect(slotsOf(1)).toEqual(["78rem"]);
  });

  it("are each labelled where they are visualisations", () => {
    render(<ProjectPictures project={bathroom} labels={portfolioPage} viewer={portfolioPage.viewer} />);
    expect(screen.getAllByText(/Drawn, not built$/)).toHaveLength(3);
  });

  it("carry no label where they are photographs, but for the one from before the work", () => {
    const { container } = render(
      <ProjectPictures
        project={{ ...bathroom, kind: "photograph" }}
        labels={portfolioPage}
        viewer={portfolioPage.viewer}
      />,
    );
    expect(textsOf(container, "figcaption")).toEqual(["Then"]);
  });
});
