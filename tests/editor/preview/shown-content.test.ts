import { z } from "zod";
import {
  choice,
  copy,
  group,
  listOf,
  phoneNumber,
  picturePath,
  reference,
  text,
} from "../../../src/content/fields/content-fields";
import { type Surroundings, shownContent } from "../../../src/editor/preview/shown-content";

const surroundings: Surroundings = {
  facts: { companyName: "London Tiling Company" },
  entryOf: (to, slug) => (slug === "unheard-of" ? {} : { name: `${to} ${slug}`, pictures: ["room"] }),
  textAt: () => undefined,
  pictureAddress: (path) => `blob:${path}`,
};

const shown = (schema: z.ZodType, value: unknown, published?: unknown) =>
  shownContent(schema, value, published, surroundings);

const photo = group("Picture", { image: picturePath("Image"), alt: text({ label: "Alternative text" }) });

describe("A field is shown as Gatsby would answer it", () => {
  it("a text as it is written, with what looks like a placeholder", () => {
    expect(shown(text({ label: "Name" }), "{companyName}")).toBe("{companyName}");
  });

  it("copy with the company's facts, and the page's own placeholders left for the page", () => {
    expect(shown(copy({ label: "Text" }), "{companyName} in {area}")).toBe("London Tiling Company in {area}");
  });

  it("a phone number in all its forms", () => {
    expect(shown(phoneNumber("Phone", "Mobile."), "+447700900123")).toMatchObject({
      telLink: "tel:+447700900123",
    });
  });

  it("a picture in the one size that there is", () => {
    expect(shown(picturePath("Image"), "../images/hero/hero-wide.jpg")).toEqual({
      name: "hero-wide",
      publicURL: "blob:../images/hero/hero-wide.jpg",
      childImageSharp: {
        gatsbyImageData: expect.objectContaining({
          images: { fallback: { src: "blob:../images/hero/hero-wide.jpg" } },
        }),
      },
    });
  });

  it("a reference by its name, whichever field its content type keeps it in", () => {
    expect(shown(reference("Area", "Area"), "soho")).toEqual({
      slug: "soho",
      name: "Area soho",
      title: "Area soho",
      pictures: ["room"],
    });
  });

  it("a reference to what no page shows by its slug alone", () => {
    const slug = "unheard-of";
    expect(shown(reference("Project", "Project"), slug)).toEqual({
      slug,
      name: slug,
      title: slug,
      pictures: [],
    });
  });

  it("a reference with what its own page was answered before what others show, and with no other entry's pictures", () => {
    const before = { icon: "award", pictures: ["another room"] };
    const lent = (slug: string) => shown(reference("Area", "Area"), "soho", { ...before, slug });
    expect(lent("soho")).toMatchObject({ icon: "award", pictures: ["another room"] });
    expect(lent("fulham")).toMatchObject({ icon: "award", pictures: ["room"] });
    expect(shown(reference("Area", "Area"), "unheard-of", before)).toMatchObject({ pictures: [] });
  });

  it("a choice and a number as they are", () => {
    expect([shown(choice(["award"], "Icon"), "award"), shown(z.int(), 7)]).toEqual(["award", 7]);
  });

  it("at every depth of groups and lists", () => {
    const schema = group("Page", {
      hero: group("Hero", { lines: listOf("Lines", copy({ label: "Line" }), 1) }),
    });
    expect(shown(schema, { hero: { lines: ["{companyName}", "b"] } })).toEqual({
      hero: { lines: ["London Tiling Company", "b"] },
    });
  });
});

describe("What is published", () => {
  const area = group("Area", { name: text({ label: "Name" }), pictures: listOf("Pictures", photo, 1) });

  it("lends what only resolvers know, and gives way to what is written", () => {
    const nearby = [{ slug: "fulham" }];
    expect(shown(area, { name: "New", pictures: [] }, { name: "Old", nearby })).toEqual({
      name: "New",
      nearby,
      pictures: [],
    });
  });

  it("lends each entry of a list its own, and further ones that of the first", () => {
    const schema = group("Area", {
      stops: listOf("Stops", group("Stop", { name: text({ label: "Name" }) }), 1),
    });
    const published = { stops: [{ id: 1 }, { id: 2 }] };
    const stops = ["a", "b", "c"].map((name) => ({ name }));
    expect(shown(schema, { stops }, published)).toEqual({
      stops: [
        { name: "a", id: 1 },
        { name: "b", id: 2 },
        { name: "c", id: 1 },
      ],
    });
  });
});

describe("A field that nobody has filled in yet", () => {
  it.each([
    ["a text is empty", text({ label: "Name" }), ""],
    ["a list has no entries", listOf("Names", text({ label: "Name" }), 1), []],
    ["a reference leads nowhere", reference("Area", "Area"), { slug: "", name: "", title: "", pictures: [] }],
    ["what may be left out is left out, as GraphQL says it", text({ label: "Note" }).optional(), null],
  ])("%s", (_what, schema, empty) => {
    expect(shown(schema, undefined)).toEqual(empty);
  });

  it("a group has all its fields, a picture without an address among them", () => {
    const schema = group("Thing", { photo, note: text({ label: "Note" }).optional() });
    expect(shown(schema, undefined)).toEqual({
      photo: { alt: "", image: expect.objectContaining({ name: "", publicURL: "" }) },
      note: null,
    });
  });

  it("does not show what another entry has there", () => {
    const schema = group("Area", { name: text({ label: "Name" }) });
    expect(shown(schema, {}, { name: "Chelsea" })).toEqual({ name: "" });
  });
});
