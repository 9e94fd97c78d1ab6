import { businessId, businessNode, circle } from "../../src/seo/business-node";
import { areaPage, company, homePage, pages, servicePage } from "./pages";

describe("The business", () => {
  it.each(pages)("is the same one on every page: $kind", ({ page }) => {
    expect(businessNode(page, company)["@id"]).toBe("https://obrien-soehne.example/#business");
  });

  it.each(pages.filter(({ page }) => page !== areaPage))("is an organization on $kind", ({ page }) => {
    expect(businessNode(page, company)["@type"]).toEqual(["Organization", "HomeAndConstructionBusiness"]);
  });

  it("is a local business on an area page", () => {
    expect(businessNode(areaPage, company)["@type"]).toEqual([
      "LocalBusiness",
      "HomeAndConstructionBusiness",
    ]);
  });

  it("has one office, wherever the page's area is", () => {
    const { "@type": _office, ...office } = businessNode(homePage, company);
    expect(businessNode(areaPage, company)).toMatchObject(office);
  });

  it("has the name and the contact details of the company", () => {
    expect(businessNode(servicePage, company)).toMatchObject({
      name: "O'Brien & Söhne Tiling Ltd",
      url: "https://obrien-soehne.example/",
      telephone: "+447700900456",
      email: "hello@obrien-soehne.example",
      image: "https://obrien-soehne.example/static/hero/hero-wide.jpg",
      priceRange: "££",
    });
  });

  it("has an address, without a street that it does not tell", () => {
    expect(businessNode(servicePage, company).address).toEqual({
      "@type": "PostalAddress",
      addressLocality: "London",
      addressRegion: "Greater London",
      addressCountry: "GB",
    });
  });

  it("has a place on the map", () => {
    expect(businessNode(servicePage, company).geo).toEqual({
      "@type": "GeoCoordinates",
      latitude: 51.48051,
      longitude: -0.19547,
    });
  });

  it("works within 12000 metres of its office", () => {
    expect(businessNode(areaPage, company).areaServed).toEqual({
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude: 51.48051, longitude: -0.19547 },
      geoRadius: 12000,
    });
  });

  it("is open when the company says so, and closed on Saturday", () => {
    expect(businessNode(servicePage, company).openingHoursSpecification).toEqual([
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: [
          "https://schema.org/Monday",
          "https://schema.org/Tuesday",
          "https://schema.org/Wednesday",
          "https://schema.org/Thursday",
        ],
        opens: "07:30",
        closes: "17:00",
      },
      {
        "@type": "OpeningHoursSpecification",
        dayOfWeek: ["https://schema.org/Friday", "https://schema.org/Sunday"],
        opens: "10:00",
        closes: "13:30",
      },
    ]);
  });

  it("says nothing of ratings, although the company claims them", () => {
    expect(company).toHaveProperty("claims.rating");
    expect(JSON.stringify(businessNode(homePage, company))).not.toMatch(/rating|review/i);
  });
});

describe("The business's id", () => {
  it("belongs to the site", () => {
    expect(businessId("https://tilers.co.uk")).toBe("https://tilers.co.uk/#business");
  });
});

describe("A circle on the map", () => {
  it("has a centre and a radius in metres", () => {
    expect(circle({ latitude: 51.5, longitude: 0 }, 1000)).toEqual({
      "@type": "GeoCircle",
      geoMidpoint: { "@type": "GeoCoordinates", latitude: 51.5, longitude: 0 },
      geoRadius: 1000,
    });
  });
});
