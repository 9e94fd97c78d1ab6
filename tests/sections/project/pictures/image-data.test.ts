import { imageData } from "../../../../src/sections/project/pictures/image-data";
import { imageFile } from "../../image-file";

describe("The image data of a picture file", () => {
  it("is what sharp made of the file", () => {
    const file = imageFile("images/hero/hero-wide.jpg");
    expect(imageData(file)).toBe(file.childImageSharp.gatsbyImageData);
  });

  it("is refused for a file that is not an image, with words that say so", () => {
    expect(() => imageData({ childImageSharp: null })).toThrow(
      "A picture of the content is not an image that sharp can read",
    );
  });
});
