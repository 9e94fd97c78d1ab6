import type { z } from "zod";
import {
  choice,
  copy,
  fieldDescriptions,
  group,
  listOf,
  phoneNumber,
  picturePath,
  reference,
  slug,
  text,
} from "../../../src/content/fields/content-fields";

/** What a field says against a value; nothing where the value is right. */
function complaints(field: z.ZodType, value: unknown): string[] {
  return field.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}

describe("A text", () => {
  const title = text({ label: "Title", hint: "A few words.", min: 3, max: 10 });

  it("keeps to its limits", () => {
    expect(complaints(title, "abc")).toEqual([]);
    expect(complaints(title, "abcdefghij")).toEqual([]);
    expect(complaints(title, "ab")).toHaveLength(1);
    expect(complaints(title, "abcdefghijk")).toHaveLength(1);
  });

  it("is neither empty nor longer than 120 characters where no limits are given", () => {
    const plain = text({ label: "Title" });
    expect(complaints(plain, "")).toHaveLength(1);
    expect(complaints(plain, "x".repeat(120))).toEqual([]);
    expect(complaints(plain, "x".repeat(121))).toHaveLength(1);
  });

  it.each([" abc", "abc ", "abc\n"])("has no space at its ends: %j", (value) => {
    expect(complaints(title, value)).toEqual(["text that neither begins nor ends with a space"]);
  });

  it.each(["{phone}", "a { b", "a } b"])("has no braces: %s", (value) => {
    expect(complaints(title, value)).toEqual(["text without { or }: placeholders are not filled in here"]);
  });

  it.each([42, null, ["abc"], true])("is nothing but text: %j", (value) => {
    expect(complaints(title, value)).not.toEqual([]);
  });
});

describe("Copy", () => {
  const answer = copy({ label: "Answer", placeholders: ["n"] });

  it("may name the company's facts", () => {
    expect(complaints(answer, "Call {phone} in {openingHours}")).toEqual([]);
  });

  it("may name the facts of its own page", () => {
    expect(complaints(answer, "Wait {n} minutes")).toEqual([]);
    expect(complaints(copy({ label: "Answer" }), "Wait {n} minutes")).toHaveLength(1);
  });

  it("names every placeholder that nothing fills", () => {
    expect(complaints(answer, "{fone} or {emial}")).toEqual([
      expect.stringContaining("instead of {fone}"),
      expect.stringContaining("instead of {emial}"),
    ]);
  });

  it("has no stray brace", () => {
    expect(complaints(answer, "Call {phone")).toEqual(["every { closed by a }"]);
  });

  it("is at most 400 characters long where no limit is given", () => {
    expect(complaints(answer, "x".repeat(400))).toEqual([]);
    expect(complaints(answer, "x".repeat(401))).toHaveLength(1);
  });

  it("is known as copy, so that its placeholders are filled in", () => {
    expect(fieldDescriptions.get(answer)).toMatchObject({ label: "Answer", use: "copy" });
  });
});

describe("A slug", () => {
  const address = slug("The end of the page's address.");

  it.each(["chelsea", "tile-repairs", "st-johns-wood", "se1", "x".repeat(60)])("may be %s", (value) => {
    expect(complaints(address, value)).toEqual([]);
  });

  it.each([
    "",
    "Chelsea",
    "tile repairs",
    "tile_repairs",
    "-chelsea",
    "chelsea-",
    "tile--repairs",
    "café",
    "areas/chelsea",
    "chelsea\n",
  ])("may not be %j", (value) => {
    expect(complaints(address, value)).toEqual([
      "lower-case letters, digits and single hyphens, such as tile-repairs",
    ]);
  });

  it.each(["con", "nul", "aux", "prn", "com1", "lpt9"])(
    "may not be %s, which Windows cannot store",
    (value) => {
      expect(complaints(address, value)).toEqual([expect.stringMatching(/^a name that Windows can store/)]);
    },
  );

  it.each(["con-artists", "auxerre", "com10", "my-nul"])("may only begin or end so: %s", (value) => {
    expect(complaints(address, value)).toEqual([]);
  });

  it("has at most 60 characters", () => {
    expect(complaints(address, "x".repeat(61))).toHaveLength(1);
  });
});

describe("A reference", () => {
  it("knows the content type that it names", () => {
    expect(fieldDescriptions.get(reference("Area", "Place", "Where it is."))).toEqual({
      label: "Place",
      hint: "Where it is.",
      use: "reference",
      to: "Area",
    });
  });

  it("is not empty", () => {
    expect(complaints(reference("Area", "Place"), "")).toHaveLength(1);
    expect(complaints(reference("Area", "Place"), "chelsea")).toEqual([]);
  });
});

describe("A picture's path", () => {
  const image = picturePath("Image");

  it.each(["a.jpg", "a.jpeg", "a.JPG", "../images/a.png", "b/a.webp"])("may be %s", (value) => {
    expect(complaints(image, value)).toEqual([]);
  });

  it.each(["", "a", "a.gif", "a.svg", "a.heic", "ajpg", "a.jpg.txt"])("may not be %j", (value) => {
    expect(complaints(image, value)).toEqual([
      "the path of a .jpg, .png or .webp file, relative to this file",
    ]);
  });

  it("is known as a picture, so that the file is looked at", () => {
    expect(fieldDescriptions.get(image)).toMatchObject({ label: "Image", use: "picture" });
  });
});

describe("A telephone number", () => {
  const phone = phoneNumber("Phone", "The mobile number.");

  it.each(["+447700900123", "+442079460123", "+44169772222"])("may be %s", (value) => {
    expect(complaints(phone, value)).toEqual([]);
  });

  it.each(["07700900123", "+44 7700 900123", "+4416977222", "+4477009001234", "+17700900123"])(
    "may not be %s",
    (value) => {
      expect(complaints(phone, value)).toEqual([
        "+44 and nine or ten digits without spaces, such as +447700900123",
      ]);
    },
  );

  it("is known as a telephone number, so that its other forms are derived", () => {
    expect(fieldDescriptions.get(phone)).toMatchObject({
      label: "Phone",
      hint: "The mobile number.",
      use: "phone",
    });
  });
});

describe("A choice", () => {
  const kind = choice(["photograph", "visualisation"], "Kind", "What the picture is.");

  it("takes one of its words and no other", () => {
    expect(complaints(kind, "photograph")).toEqual([]);
    expect(complaints(kind, "Photograph")).toHaveLength(1);
    expect(complaints(kind, "")).toHaveLength(1);
  });
});

describe("A group of fields", () => {
  const shape = { name: text({ label: "Name" }) };

  it("knows its fields and no others", () => {
    expect(complaints(group("Area", shape), { name: "Chelsea" })).toEqual([]);
    expect(complaints(group("Area", shape), { name: "Chelsea", nmae: "Chelsea" })).toHaveLength(1);
  });
});

describe("A list", () => {
  const entry = text({ label: "Name" });
  const entries = (count: number) => Array<string>(count).fill("Acton");

  it("has its least and its greatest number of entries", () => {
    const names = listOf("Names", entry, 2, 3);
    expect([1, 2, 3, 4].map((count) => complaints(names, entries(count)).length)).toEqual([1, 0, 0, 1]);
  });

  it("may be as long as it likes where no greatest number is given", () => {
    expect(complaints(listOf("Names", entry, 1), entries(1000))).toEqual([]);
  });

  it("checks each of its entries", () => {
    expect(complaints(listOf("Names", entry, 1), ["Acton", "", "Angel", ""])).toHaveLength(2);
  });
});
