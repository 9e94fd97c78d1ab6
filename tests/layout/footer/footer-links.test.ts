import { footerLinks } from "../../../src/layout/footer/footer-links";
import { frame } from "../frame";

const { columns, legal } = footerLinks(frame);
const column = (title: string) => columns.find((candidate) => candidate.title === title)?.links;

describe("The links at the foot of the page", () => {
  it("stand in columns for services, areas and the company", () => {
    expect(columns.map(({ title }) => title)).toEqual(["Our work", "Our corner", "The family"]);
  });

  it("lead to all services, in their order", () => {
    expect(column("Our work")).toEqual([
      { name: "Stone & Porcelain Floors", path: "/services/floor-tiling" },
      { name: "Whole Bathrooms", path: "/services/bathroom-refurbishment" },
      { name: "Tile Repairs, Regrouting and New Sealant", path: "/services/tile-repairs" },
    ]);
  });

  it("lead to the featured areas, and from there to all others", () => {
    expect(column("Our corner")).toEqual([
      { name: "Fulham", path: "/areas/fulham" },
      { name: "Chelsea", path: "/areas/chelsea" },
      { name: "Earl's Court", path: "/areas/earls-court" },
      { name: "Where we go", path: "/areas-covered" },
    ]);
  });

  it.each(["/#about", "/#portfolio", "/#contact", "/london-tiling-company"])(
    "lead to the company at %s",
    (path) => {
      expect(column("The family")?.map((link) => link.path)).toContain(path);
    },
  );

  it("lead to the legal pages, apart from the rest", () => {
    expect(legal).toEqual([
      { name: "Your details", path: "/privacy-policy" },
      { name: "Our terms", path: "/terms-of-service" },
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
