import { render, screen } from "@testing-library/react";
import { Breadcrumbs } from "../../src/components/Breadcrumbs";

const breadcrumbs = [
  { name: "Home", path: "/" },
  { name: "Areas Covered", path: "/areas-covered" },
  { name: "Chelsea", path: "/areas/chelsea" },
];

describe("Breadcrumbs", () => {
  beforeEach(() => {
    render(<Breadcrumbs label="Breadcrumb" breadcrumbs={breadcrumbs} />);
  });

  it("are a navigation with a name", () => {
    expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeInTheDocument();
  });

  it("link to every page above this one", () => {
    const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/", "/areas-covered"]);
  });

  it("say which page this is, without a link to itself", () => {
    expect(screen.getByText("Chelsea")).toHaveAttribute("aria-current", "page");
  });
});
