import { render, screen } from "@testing-library/react";
import { AreaFacts } from "../../../src/sections/area/AreaFacts";
import { headingsIn } from "../seen";
import { areas, bySlug } from "../site-content";

const chelsea = bySlug(areas, "chelsea");
const titles = {
  title: "Tiling a bathroom in Chelsea",
  homes: "The homes",
  bathrooms: "The bathrooms",
  conservation: "Consents",
  access: "Access and parking",
};

describe("What is particular about an area", () => {
  it("has four parts below one heading", () => {
    const { container } = render(<AreaFacts area={chelsea} titles={titles} />);
    expect(headingsIn(container)).toEqual([
      "Tiling a bathroom in Chelsea",
      "The homes",
      "The bathrooms",
      "Consents",
      "Access and parking",
    ]);
  });

  it.each([
    { title: "The homes", text: chelsea.homes },
    { title: "The bathrooms", text: chelsea.bathrooms },
    { title: "Consents", text: chelsea.conservation },
    { title: "Access and parking", text: chelsea.access },
  ])("tells about '$title' below that title", ({ title, text }) => {
    render(<AreaFacts area={chelsea} titles={titles} />);
    expect(screen.getByRole("heading", { name: title }).nextElementSibling).toHaveTextContent(text);
  });

  it("has its picture in their middle", () => {
    const { container } = render(<AreaFacts area={chelsea} titles={titles} picture={<i>A flat</i>} />);
    const [, second, third] = screen.getAllByRole("heading", { level: 3 });
    const picture = container.querySelector("i") as Node;
    expect(second?.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(third?.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it("has parts of the third rank", () => {
    render(<AreaFacts area={chelsea} titles={titles} />);
    expect(screen.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  });
});
