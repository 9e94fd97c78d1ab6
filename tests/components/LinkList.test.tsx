import { render, screen } from "@testing-library/react";
import { LinkList } from "../../src/components/LinkList";
import { linksIn } from "../sections/seen";

const links = [
  { path: "/areas/chelsea", name: "Chelsea" },
  { path: "/areas/the-city", name: "The City" },
  { path: "/areas/st-johns-wood", name: "St John's Wood" },
];

describe("A row of links", () => {
  it("links each name to its page, in the order given", () => {
    const { container } = render(<LinkList links={links} />);
    expect(linksIn(container)).toEqual(links);
  });

  it("is a list, so that screen readers say how many there are", () => {
    render(<LinkList links={links} />);
    expect(screen.getByRole("list")).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
  });

  it("is empty where there is nothing to link to", () => {
    render(<LinkList links={[]} />);
    expect(screen.queryByRole("link")).not.toBeInTheDocument();
  });

  it("has links that are large enough for a thumb", () => {
    render(<LinkList links={links} />);
    expect(screen.getByRole("link", { name: "Chelsea" })).toHaveStyle({ minHeight: "2.75rem" });
  });
});
