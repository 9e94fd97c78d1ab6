import type * as z from "zod";
import {
  copy,
  day,
  group,
  listOf,
  phoneNumber,
  picturePath,
  reference,
  text,
} from "../../../src/content/fields/content-fields";
import { timeOfDay } from "../../../src/content/fields/shared-fields";
import { marked } from "../../../src/editor/preview/field-marks";
import { type Surroundings, shownContent } from "../../../src/editor/preview/shown-content";

const surroundings: Surroundings = {
  facts: { companyName: "London Tiling Company" },
  entryOf: (to, slug) => (slug === "unheard-of" ? {} : { name: `${to} ${slug}`, pictures: ["room"] }),
  pictureAddress: (path) => `blob:${path}`,
};

const shown = (schema: z.ZodType, value: unknown, published?: unknown) =>
  shownContent(schema, value, published, surroundings, undefined);

const photo = group("Picture", { image: picturePath("Image"), alt: text("Alternative text", 120) });

describe("A field is shown as Gatsby would answer it", () => {
  it("copy with the company's facts, and the page's own placeholders left for the page", () => {
    expect(shown(copy("Text", 400), "{companyName} in {area}")).toBe("London Tiling Company in {area}");
  });

  it("a phone number in all its forms", () => {
    expect(shown(phoneNumber("Phone", "Mobile."), "+447700900123")).toMatchObject({
      telLink: "tel:+447700900123",
    });
  });

  it("a picture in the one size that there is", () => {
    expect(shown(picturePath("Image"), "../images/hero/hero-wide.jpg")).toMatchObject({
      name: "hero-wide",
      childImageSharp: {
        gatsbyImageData: { images: { fallback: { src: "blob:../images/hero/hero-wide.jpg" } } },
      },
    });
  });

  it("a picture of its entry's kind, where it says nothing else", () => {
    const room = group("Room", {
      kind: text("Kind", 20),
      own: photo,
      other: photo.extend({ kind: text("Kind", 20) }),
    });
    const value = { kind: "photograph", own: {}, other: { kind: "visualisation" } };
    const before = { own: { kind: "visualisation" } };
    expect(shown(room, value, before)).toMatchObject({
      own: { kind: "photograph" },
      other: { kind: "visualisation" },
    });
  });

  it("a reference to what no page shows by its slug alone", () => {
    const slug = "unheard-of";
    expect(shown(reference("Project", "Project"), slug)).toEqual({
      slug,
      name: slug,
      title: slug,
      sources: [],
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
});

describe("What is published", () => {
  const area = group("Area", { name: text("Name", 120), pictures: listOf("Pictures", photo, 1) });

  it("lends what only resolvers know, and gives way to what is written", () => {
    const nearby = [{ slug: "fulham" }];
    expect(shown(area, { name: "New", pictures: [] }, { name: "Old", nearby })).toEqual({
      name: "New",
      nearby,
      pictures: [],
    });
  });
});

describe("A group that is half filled in", () => {
  const days = group("Days", {
    from: day("From"),
    opens: timeOfDay("Opens").optional(),
    text: text("Text", 120),
  });
  const whole = { from: "2026-12-24", text: "Closed" };

  it("is not shown among the others until the day that it needs is there, and keeps its field's number", () => {
    const shownDays = shownContent(listOf("Days", days, 0), [{ from: "" }, whole], [], surroundings, "days");
    expect(shownDays).toMatchObject([{ from: "2026-12-24", text: marked("days.1.text", "Closed") }]);
  });

  it("is not shown with half a time, and is shown with unfinished words", () => {
    expect(shown(listOf("Days", days, 0), [{ ...whole, opens: "1" }])).toEqual([]);
    expect(shown(listOf("Days", days, 0), [{ ...whole, text: " " }])).toHaveLength(1);
  });

  it("is left out as GraphQL says it, where it may be left out", () => {
    expect(shown(days.optional(), { text: "Insured" })).toBeNull();
    expect(shown(days.optional(), whole)).toMatchObject({ text: "Closed" });
  });
});

describe("A field that nobody has filled in yet", () => {
  it.each([
    ["a text is empty", text("Name", 120), ""],
    ["a list has no entries", listOf("Names", text("Name", 120), 1), []],
    [
      "a reference leads nowhere",
      reference("Area", "Area"),
      { slug: "", name: "", title: "", pictures: [], sources: [] },
    ],
    ["what may be left out is left out, as GraphQL says it", text("Note", 120).optional(), null],
  ])("%s", (_what, schema, empty) => {
    expect(shown(schema, undefined)).toEqual(empty);
  });

  it("a group has all its fields, a picture without an address among them", () => {
    const schema = group("Thing", { photo, note: text("Note", 120).optional() });
    expect(shown(schema, undefined)).toEqual({
      photo: { alt: "", image: expect.objectContaining({ name: "", publicURL: "" }) },
      note: null,
    });
  });
});
