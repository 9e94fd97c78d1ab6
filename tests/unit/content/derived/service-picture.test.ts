import { isBefore, servicePicture } from "../../../../src/content/derived/service-picture";

const picture = (image: string) => ({ image, alt: `The picture ${image}` });

const project = (order: number, service: string, pictures: string[], before?: string) => ({
  order,
  service,
  pictures: pictures.map(picture),
  beforeAndAfter: before ? { before: picture(before), after: picture("after.jpg") } : undefined,
});

const floors = { slug: "floor-tiling" };
const imageOf = (...projects: ReturnType<typeof project>[]) => servicePicture(floors, projects)?.image;

describe("The picture of a service's card", () => {
  it("is the second of its first project, whose first one leads other pages", () => {
    const later = project(5, "floor-tiling", ["x.jpg", "y.jpg"]);
    expect(imageOf(later, project(2, "floor-tiling", ["room.jpg", "detail.jpg"]))).toBe("detail.jpg");
  });

  it("is never the one from before the work", () => {
    const bathroom = project(1, "floor-tiling", ["after.jpg", "before.jpg", "angle.jpg"], "before.jpg");
    expect(imageOf(bathroom)).toBe("angle.jpg");
  });

  it("is the first if there is no other", () => {
    expect(imageOf(project(1, "floor-tiling", ["room.jpg"]))).toBe("room.jpg");
  });

  it("is missing if no project shows the service", () => {
    expect(servicePicture(floors, [project(1, "tile-repairs", ["room.jpg"])])).toBeNull();
  });
});

it("A picture is from before the work if its project's comparison says so", () => {
  const bathroom = project(1, "floor-tiling", [], "before.jpg");
  expect(isBefore(picture("before.jpg"), bathroom)).toBe(true);
  expect(isBefore(picture("after.jpg"), bathroom)).toBe(false);
  expect(isBefore(picture("before.jpg"), {})).toBe(false);
});
