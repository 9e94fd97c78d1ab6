import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { phoneFormats } from "../../src/content/derived/phone-formats";
import { companySchema } from "../../src/content/types/company";
import { PageHead } from "../../src/layout/PageHead";
import { published } from "../content/valid-content";

type PageHeadProps = ComponentProps<typeof PageHead>;

const facts = companySchema.parse(published("company.json"));

const company = { ...facts, phone: phoneFormats(facts.phone), landline: phoneFormats(facts.landline) };

const data: PageHeadProps["data"] = { company, homePage: { hero: { picture: { alt: "A green bathroom" } } } };

const show = (props: Partial<PageHeadProps> = {}) =>
  render(
    <PageHead
      data={data}
      path="/areas-covered"
      title="Where we go"
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
    expect(document.title).toBe("Where we go | O'Brien & Söhne Tiling Ltd");
  });

  it("has the page's description", () => {
    show();
    expect(content('name="description"')).toBe("Where we tile.");
  });

  it("has the page's address on the company's site", () => {
    show();
    expect(document.head.querySelector('link[rel="canonical"]')).toHaveAttribute(
      "href",
      "https://obrien-soehne.example/areas-covered",
    );
  });

  it.each([
    ["og:image", "https://obrien-soehne.example/share/areas-covered.jpg"],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "A green bathroom"],
  ])("shares a picture of its own, described as the home page's where it has none: %s", (property, value) => {
    show();
    expect(content(`property="${property}"`)).toBe(value);
  });

  it("passes on what is particular to the page", () => {
    show({ indexed: false });
    expect(content('name="robots"')).toBe("noindex");
  });

  it("describes the picture that it shows itself", () => {
    show({ pictureAlt: "A floor of encaustic tiles" });
    expect(content('property="og:image:alt"')).toBe("A floor of encaustic tiles");
  });
});
