import { readFileSync } from "node:fs";
import { join } from "node:path";
import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "../../../src/components/picture/Picture";
import { imageDataOf } from "../../sections/image-file";

const wide = imageDataOf("images/hero/hero-wide.jpg");
const tall: IGatsbyImageData = { ...imageDataOf("images/hero/hero-tall.jpg"), width: 1080, height: 900 };
const alt = "A London bathroom with bottle-green tiles";

const sourcesIn = (container: HTMLElement, attribute: string) =>
  [...container.querySelectorAll("source")].map((source) => source.getAttribute(attribute));

describe("A picture", () => {
  it("offers AVIF first, then WebP, and the fallback to every other browser", () => {
    const { container } = render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(sourcesIn(container, "type")).toEqual(["image/avif", "image/webp"]);
    expect(screen.getByRole("img")).toHaveAttribute("src", "/static/hero/hero-wide-1080.jpg");
  });

  it("stands last in its element, because browsers take the first source that fits", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img").parentElement?.lastElementChild).toBe(screen.getByRole("img"));
  });

  it("offers every width in modern formats, and one file to other browsers", () => {
    const { container } = render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(sourcesIn(container, "srcset")).toEqual([
      "/static/hero/hero-wide-540.avif 540w,\n/static/hero/hero-wide-1080.avif 1080w",
      "/static/hero/hero-wide-540.webp 540w,\n/static/hero/hero-wide-1080.webp 1080w",
    ]);
    expect(screen.getByRole("img")).not.toHaveAttribute("srcset");
  });

  it("says in each format how wide it will be shown", () => {
    const { container } = render(<Picture image={wide} alt={alt} sizes="(min-width: 45rem) 48vw, 94vw" />);
    const sizes = "(min-width: 45rem) 48vw, 94vw";
    expect(sourcesIn(container, "sizes")).toEqual([sizes, sizes]);
  });

  it("keeps its place free before it arrives", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img")).toHaveAttribute("width", "1080");
    expect(screen.getByRole("img")).toHaveAttribute("height", "810");
  });

  it("keeps the point in view that matters where its slot has another shape", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" focus="30% 70%" />);
    expect(screen.getByRole("img")).toHaveStyle({ "object-position": "30% 70%" });
  });

  it("shows its main colour until it arrives", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img")).toHaveStyle({ backgroundColor: "rgb(184, 168, 152)" });
  });

  it("is described for people who cannot see it", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img", { name: alt })).toBeInTheDocument();
  });

  it("is passed over by screen readers where it is an ornament", () => {
    render(<Picture image={wide} alt="" sizes="60vw" />);
    expect(screen.queryByRole("img")).not.toBeInTheDocument();
    expect(screen.getByRole("presentation")).toHaveAttribute("alt", "");
  });

  it("is complete without a script: nothing hides it", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img")).toBeVisible();
    expect(screen.getByRole("img")).not.toHaveStyle({ opacity: "0" });
  });

  it("is still shown where only the fallback exists", () => {
    const { fallback } = wide.images;
    const { container } = render(
      <Picture image={{ ...wide, images: fallback ? { fallback } : {} }} alt={alt} sizes="60vw" />,
    );
    expect(sourcesIn(container, "type")).toEqual([]);
    expect(screen.getByRole("img")).toHaveAttribute("src", "/static/hero/hero-wide-1080.jpg");
  });
});

describe("When a picture is fetched", () => {
  it("it waits until the visitor comes near", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
    expect(screen.getByRole("img")).toHaveAttribute("decoding", "async");
  });

  it("it does not push itself forward", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" />);
    expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
  });

  it("the page's first picture comes at once and before all others", () => {
    render(<Picture image={wide} alt={alt} sizes="60vw" priority />);
    expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
    expect(screen.getByRole("img")).toHaveAttribute("decoding", "sync");
    expect(screen.getByRole("img")).not.toHaveAttribute("loading", "lazy");
  });
});

describe("A picture with another cut for small windows", () => {
  const media = "(max-width: 63.99rem)";

  const renderBoth = () =>
    render(
      <Picture image={wide} alt={alt} sizes="60vw" artDirection={{ media, image: tall, sizes: "100vw" }} />,
    );

  it("asks for the other cut first, because the first source that fits is taken", () => {
    const { container } = renderBoth();
    expect(sourcesIn(container, "media")).toEqual([media, media, null, null]);
    expect(sourcesIn(container, "type")).toEqual(["image/avif", "image/webp", "image/avif", "image/webp"]);
  });

  it("takes each cut's files from its own picture", () => {
    const { container } = renderBoth();
    const names = sourcesIn(container, "srcset").map((srcSet) => /hero-(wide|tall)/.exec(srcSet ?? "")?.[1]);
    expect(names).toEqual(["tall", "tall", "wide", "wide"]);
  });

  it("says how wide each cut will be shown", () => {
    const { container } = renderBoth();
    expect(sourcesIn(container, "sizes")).toEqual(["100vw", "100vw", "60vw", "60vw"]);
  });

  it("keeps the other cut's own shape free", () => {
    const { container } = renderBoth();
    expect(sourcesIn(container, "height")).toEqual(["900", "900", null, null]);
    expect(sourcesIn(container, "width")).toEqual(["1080", "1080", null, null]);
  });
});

describe("The picture's code", () => {
  it("brings nothing of gatsby-plugin-image into the browser: it takes its types and no more", () => {
    const source = readFileSync(join(__dirname, "../../../src/components/picture/Picture.tsx"), "utf8");
    const imports = source.split("\n").filter((line) => /from "gatsby-plugin-image/.test(line));
    expect(imports.every((line) => line.startsWith("import type "))).toBe(true);
  });

  it("runs where gatsby-plugin-image cannot be loaded at all", () => {
    jest.isolateModules(() => {
      jest.doMock("gatsby-plugin-image", () => {
        throw new Error("gatsby-plugin-image was loaded");
      });
      expect(() => require("../../../src/components/picture/Picture")).not.toThrow();
    });
  });
});
