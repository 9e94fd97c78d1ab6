import { type FurtherPicture, inViewingOrder } from "../../src/pictures/viewed-pictures";

const link = (id: string) =>
  `<a id="${id}" href="/${id}-2160.webp" data-opens="Café" data-label="Before"><picture>` +
  `<source type="image/avif" srcset="/${id}.avif 400w" sizes="50vw"><img src="/${id}.webp" alt="A wall" width="400" height="300">` +
  "</picture></a>";

function further(id: string, after: string): FurtherPicture {
  return { id, after, title: "Café", alt: "", src: `/${id}.webp`, width: 400, height: 300 };
}

beforeEach(() => {
  document.body.innerHTML = link("room") + link("hall");
});

describe("The viewer leafs through the pictures of a page", () => {
  it("in the page's order, each project's further pictures after the one that the page shows", () => {
    const all = inViewingOrder(document, [
      further("edge", "room"),
      further("sill", "room"),
      further("floor", "hall"),
    ]);
    expect(all.map(({ id }) => id)).toEqual(["room", "edge", "sill", "hall", "floor"]);
  });

  it("and shows one that is on the page with the page's own words and files", () => {
    expect(inViewingOrder(document, [])[0]).toMatchObject({
      id: "room",
      title: "Café",
      label: "Before",
      alt: "A wall",
      srcSet: "/room.avif 400w",
      width: 400,
      height: 300,
    });
  });

  it("and knows for a further picture which link on the page gets the focus back", () => {
    const [, edge] = inViewingOrder(document, [further("edge", "room")]);
    expect(edge?.link).toBe(document.getElementById("room"));
  });
});
