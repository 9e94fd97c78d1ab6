import { render, screen } from "@testing-library/react";
import { LightboxPicture } from "../../../src/components/gallery/LightboxPicture";
import { threePictures } from "./gallery";

const [picture] = threePictures;

function show(hidden: boolean) {
  if (!picture) throw new Error("There is no picture to show");
  return render(<LightboxPicture picture={picture} hidden={hidden} />);
}

describe("A picture in the lightbox", () => {
  it("comes in modern formats, in the largest width, too", () => {
    const { container } = show(false);
    const sources = [...container.querySelectorAll("source")].map(({ srcset }) => srcset);
    expect(sources.map((srcset) => /\.(\w+) 1080w/.exec(srcset)?.[1])).toEqual(["avif", "webp"]);
  });

  it("is shown whole", () => {
    show(false);
    expect(screen.getByRole("img")).toHaveStyle({ objectFit: "contain" });
  });

  it("comes before everything else when it is shown, and after it when its turn is next", () => {
    const { container } = show(false);
    expect(container.querySelector("img")).toHaveAttribute("fetchpriority", "high");
    const next = show(true);
    expect(next.container.querySelector("img")).toHaveAttribute("fetchpriority", "low");
    expect(next.container.querySelector("img")).not.toBeVisible();
  });
});
