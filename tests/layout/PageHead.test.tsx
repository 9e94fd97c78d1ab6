import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import companyJson from "../../data/company.json";
import { companySchema } from "../../src/content/company";
import { phoneFormats } from "../../src/content/phone-formats";
import { PageHead } from "../../src/layout/PageHead";

type PageHeadProps = ComponentProps<typeof PageHead>;

const facts = companySchema.parse(companyJson);

const company = { ...facts, phone: phoneFormats(facts.phone), landline: phoneFormats(facts.landline) };

const gatsbyImageData = {
  layout: "fixed" as const,
  width: 1200,
  height: 630,
  images: { fallback: { src: "/static/hero/hero-wide.jpg" }, sources: [] },
};

/** The answer to the page's query, where the hero's picture is this. */
function dataWith(
  childImageSharp: { gatsbyImageData: typeof gatsbyImageData } | null,
): PageHeadProps["data"] {
  return {
    company,
    homePage: { hero: { picture: { alt: "A green bathroom", image: { childImageSharp } } } },
  };
}

const show = (props: Partial<PageHeadProps> = {}) =>
  render(
    <PageHead
      data={dataWith({ gatsbyImageData })}
      path="/areas-covered"
      title="Areas Covered"
      description="Where we tile."
      {...props}
    />,
    { container: document.head },
  );

const content = (selector: string) =>
  document.head.querySelector(`meta[${selector}]`)?.getAttribute("content");

describe("The head of a page", () => {
  it("has the page's title and the company's name", () => {
    show();
    expect(document.title).toBe("Areas Covered | London Tiling Company");
  });

  it("has the page's description", () => {
    show();
    expect(content('name="description"')).toBe("Where we tile.");
  });

  it("has the page's address on the company's site", () => {
    show();
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://londontiling.example/areas-covered",
    );
  });

  it.each([
    ["og:image", "https://londontiling.example/static/hero/hero-wide.jpg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A green bathroom"],
  ])("shares the picture of the home page: %s", (property, value) => {
    show();
    expect(content(`property="${property}"`)).toBe(value);
  });

  it("passes on what is particular to the page", () => {
    show({ indexed: false });
    expect(content('name="robots"')).toBe("noindex");
  });

  it("still stands when the picture could not be made", () => {
    show({ data: dataWith(null) });
    expect(document.title).toBe("Areas Covered | London Tiling Company");
    expect(content('property="og:image:width"')).toBe("0");
  });
});
