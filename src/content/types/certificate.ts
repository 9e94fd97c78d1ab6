import type * as z from "zod";
import { choice, day, group, order, picturePath, slug, text, webAddress } from "../fields/content-fields";

/** A qualification, or the membership of a scheme or trade body, that customers can look up. */
export const certificateSchema = group("Certificate", {
  slug: slug("A short name for the certificate, used inside the site only."),
  order: order(),
  name: text("Name", 80, "What it is, or who the company is a member of, as the register writes it."),
  type: choice(["Certificate", "Membership"], "Type"),
  number: text("Number", 40, "Yours in the register.").optional(),
  address: webAddress("Where it can be looked up", "The page of the register.").optional(),
  validUntil: day(
    "Valid until",
    "From the day after on the site no longer shows it. Leave it empty if it has no end.",
  ).optional(),
  // Schemes hand them out small.
  logo: picturePath("Logo", undefined, { leastWidth: 240 }).optional(),
});

export type Certificate = z.infer<typeof certificateSchema>;
