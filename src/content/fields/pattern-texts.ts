import * as z from "zod/mini";
import { londonDay, monthsLater } from "../values/clock";
import type { FieldOptions } from "./content-fields";
import { fieldDescriptions } from "./field-descriptions";

/** A kind of field for texts of a fixed shape, such as times or postcodes; `shape` is the shape in words. */
export function patternText(pattern: RegExp, shape: string, kind: FieldOptions = {}) {
  return (label: string, options: FieldOptions = {}) =>
    z
      .string()
      .check(z.regex(pattern, shape))
      .register(fieldDescriptions, { label, ...kind, ...options });
}

const expectedDay = "a day that exists, from 2000 to ten years from now, as year, month and day: 2026-12-25";

/** A day of the calendar. Browsers store 0026-12-24 for 24/12/26. */
export const day = (label: string, options: FieldOptions = {}) =>
  z
    .string()
    .check(
      z.regex(z.regexes.date, expectedDay),
      z.refine((text) => text >= "2000" && text <= monthsLater(londonDay(new Date()), 120), expectedDay),
    )
    .register(fieldDescriptions, { label, use: "day", ...options });

export const timeOfDay = patternText(/^([01]\d|2[0-3]):[0-5]\d$/, "a time such as 08:00", { use: "time" });

/**
 * A UK telephone number in E.164, such as +447700900123; every form of it on the site is derived from this. Some numbers that
 * begin with 01 or 08 have nine digits: https://en.wikipedia.org/wiki/Telephone_numbers_in_the_United_Kingdom
 */
export const phoneNumber = patternText(
  /^\+44([23579]\d{9}|[18]\d{8,9})$/,
  "+44 and ten digits (some 01 and 08 numbers have nine), such as +447700900123",
  { use: "phone" },
);

/** An outward code, the part of a postcode before the space. */
export const postcodeDistrict = patternText(
  /^[A-Z]{1,2}\d{1,2}[A-Z]?$/,
  "an outward code in capitals, such as SW3 or EC2A",
  { use: "postcode" },
)("Postcode district", { hint: "The part before the space: SW3." });

/** A colour as browsers' pickers give it. */
export const colour = patternText(/^#[0-9a-f]{6}$/, "a colour such as #0f3d33", { use: "colour" });

/** The address of a page of another site. */
export const webAddress = patternText(
  /^https:\/\/[^\s/]+\.[^\s]+$/,
  "the whole address of a page, such as https://example.com/reviews",
  { use: "link" },
);

/** The address at which a site is published. A number at its end would make it an IP address. */
export const siteAddress = patternText(
  /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/,
  "the site's address by its domain, without a slash at the end, such as https://example.com",
  { use: "link" },
);

/** The path of a picture file, relative to the JSON file that names it. Its letters are valid in addresses and in `srcset`. */
export const picturePath = patternText(
  /^(?:\.\.?\/)*(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:[jJ][pP][eE]?[gG]|[pP][nN][gG]|[wW][eE][bB][pP])$/,
  "the path of a .jpg, .png or .webp file, relative to this file, in letters from a to z, digits, hyphens and full stops",
  { use: "picture" },
);
