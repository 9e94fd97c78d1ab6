import { fieldLabel } from "../fields/content-path";
import { type Company, companySchema, legalDetails } from "../types/company";
import { isDemonstration } from "./missing-legal-details";

/** Something that the site still says or shows as the demonstration does, or does not say yet, and where to change it. */
export interface Standing {
  file: string;
  /** As forms name it: claims.reviews. */
  field: string;
  says: string;
}

/** Numbers that Ofcom keeps for films and plays: nobody has them. */
const ofNobody = /^\+44(7700900|2079460)\d+$/;

/** What the demonstration says of itself, in words that a real company would have only by chance. */
const claims = [
  ["yearsOfExperience", "15+"],
  ["projectsCompleted", "500+"],
  ["reviews", "150+"],
] as const;

/** Everything that is not the owner's yet, in the order of the form; empty once it all is. */
export function whatStillStands(company: Company): Standing[] {
  const { name, email, website, latitude, longitude, brand, legal } = company;
  const found: Omit<Standing, "file">[] = [];
  const note = (field: string, still: boolean, says: string) => {
    const label = fieldLabel(companySchema, field.split(".")).split(" › ").at(-1) ?? "";
    if (still) found.push({ field, says: says.replace("{label}", label) });
  };
  note("name", name === "London Tiling Company", "The name is the demonstration's.");
  note("website", isDemonstration(website), "The website's address is the demonstration's.");
  for (const field of ["phone", "landline", "whatsapp"] as const)
    note(field, ofNobody.test(company[field] ?? ""), "{label} is a made-up number: nobody answers it.");
  const mailbox = `https://${email.replace(/^.*@/, "")}`;
  note("email", isDemonstration(mailbox), "The email address is made up: requests would reach nobody.");
  const isCharingCross = latitude === 51.50735 && longitude === -0.12776;
  note("latitude", isCharingCross, "The office's place on the map is the demonstration's.");
  note("brand.colour", !brand?.colour, "The main colour is the demonstration's green.");
  note("brand.accent", !brand?.accent, "The second colour is the demonstration's brass.");
  note("brand.mark", !brand?.mark, "The mark is the demonstration's.");
  for (const field of legalDetails.keyof().options)
    note(`legal.${field}`, !legal?.[field], "{label} is missing.");
  for (const [field, claim] of claims)
    note(
      `claims.${field}`,
      company.claims[field] === claim,
      `{label}: ${claim} is the demonstration's. Say what is true of you, and can be shown.`,
    );
  return found.map((standing) => ({ file: "company.json", ...standing }));
}
