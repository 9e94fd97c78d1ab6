import { differentName } from "../../../../src/cms/browser/uploads/different-name";

const named = (name: string, names: string[]) => differentName(new File([], name), names).name;

describe("The name of a picture", () => {
  it("stays where no other has it", () => {
    expect(named("IMG_2.jpg", ["img-1.jpg"])).toBe("IMG_2.jpg");
  });

  it("gets the next free number where another has it already, as it is stored", () => {
    expect(named("image.jpg", ["image.jpg"])).toBe("image-2.jpg");
    expect(named("On The Wall.PNG", ["on-the-wall.jpg", "on-the-wall-2.jpg"])).toBe("On The Wall-3.PNG");
  });
});
