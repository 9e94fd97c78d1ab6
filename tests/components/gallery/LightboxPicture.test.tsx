import { render, screen } from "@testing-library/react";
import { LightboxPicture } from "../../../src/components/gallery/LightboxPicture";
import { threePictures } from "./gallery";

const [picture] = threePictures;

function show(hidden: boolean) {
  if (!picture) throw new Error("There is no picture to show");
  return render(<LightboxPicture picture={picture} hidden={hidden} />);
}

describe("A picture in the lightbox", () => {
  it("comes as the original where the window is larger than the largest variant, else in modern formats", () => {
    const { container } = show(false);
    const sources = [...container.querySelectorAll("source")].map((source) => ({
      media: source.media,
      srcset: source.getAttribute("srcset"),
    }));
    expect(sources[0]?.media).toContain("min-width: 80rem");
    expect(sources[0]?.srcset).toBe("/static/original/room.jpg");
    expect(sources.slice(1).map(({ srcset }) => /\.(\w+) 1080w/.exec(srcset ?? "")?.[1])).toEqual([
      "avif",
      "webp",
    ]);
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
