import { footerLinks } from "../../../src/layout/footer/footer-links";
import { frame } from "../frame";

const { columns, legal } = footerLinks(frame);
const column = (title: string) => columns.find((candidate) => candidate.title === title)?.links;

describe("The links at the foot of the page", () => {
  it("stand in columns for services, areas and the company", () => {
    expect(columns.map(({ title }) => title)).toEqual(["Services", "Areas", "Company"]);
  });

  it("lead to all six services, in their order", () => {
    expect(column("Services")).toEqual([
      { name: "Bathroom Wall Tiling", path: "/services/bathroom-wall-tiling" },
      { name: "Floor Tiling", path: "/services/floor-tiling" },
      { name: "Bathroom Refurbishment", path: "/services/bathroom-refurbishment" },
      { name: "Shower Tiling", path: "/services/shower-tiling" },
      { name: "Kitchen Backsplash", path: "/services/kitchen-backsplash" },
      { name: "Tile Repairs", path: "/services/tile-repairs" },
    ]);
  });

  it("lead to the six featured areas, and from there to all others", () => {
    expect(column("Areas")).toEqual([
      { name: "Chelsea", path: "/areas/chelsea" },
      { name: "Kensington", path: "/areas/kensington" },
      { name: "Mayfair", path: "/areas/mayfair" },
      { name: "Belgravia", path: "/areas/belgravia" },
      { name: "Knightsbridge", path: "/areas/knightsbridge" },
      { name: "Hampstead", path: "/areas/hampstead" },
      { name: "Areas Covered", path: "/areas-covered" },
    ]);
  });

  it.each(["/#about", "/#portfolio", "/#contact", "/london-tiling-company"])(
    "lead to the company at %s",
    (path) => {
      expect(column("Company")?.map((link) => link.path)).toContain(path);
    },
  );

  it("lead to the legal pages, apart from the rest", () => {
    expect(legal).toEqual([
      { name: "Privacy Policy", path: "/privacy-policy" },
      { name: "Terms of Service", path: "/terms-of-service" },
    ]);
  });

  it("never lead twice to one place", () => {
    const paths = [...columns.flatMap(({ links }) => links), ...legal].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("follow the content: a service that is added is linked, one that is removed is not", () => {
    const nodes = [{ slug: "mosaic", title: "Mosaic" }];
    const [services] = footerLinks({ ...frame, allService: { nodes } }).columns;
    expect(services?.links).toEqual([{ name: "Mosaic", path: "/services/mosaic" }]);
  });
});
