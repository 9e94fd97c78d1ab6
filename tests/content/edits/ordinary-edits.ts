import { all, type Edit, remove, set } from "../content-folder";
import { published } from "../valid-content";
import { allPhotographs, atFullLength, withoutOptionalFields } from "./far-edits";

const company = "company.json";
const floor = "services/floor-tiling.json";
const cafe = "projects/cafe-backsplash.json";
const family = "projects/family-bathroom-refurbishment.json";

const areaRemoved = all(
  remove("areas/battersea.json"),
  set("areas/chelsea.json", "neighbours", ["fulham", "kensington", "earls-court"]),
  set("areas/fulham.json", "neighbours", ["chelsea", "kensington", "earls-court"]),
  set("areas/kensington.json", "neighbours", ["chelsea", "fulham", "earls-court"]),
  set("pages/home.json", "featuredAreas.areas", ["chelsea", "fulham", "kensington"]),
  set("pages/company-page.json", "areas", ["chelsea", "fulham", "kensington"]),
);

const reviews = ["adaeze", "grace", "ines", "tom", "tom-2"];

/** Where one of two fields is needed, the edit leaves the one that the fixture does not have. Some texts need the claims. */
const asThinAsIsAllowed = all(
  withoutOptionalFields,
  set(company, "claims", Object(published(company)).claims),
  set(cafe, "district", "Hackney"),
  set(family, "district", "Stoke Newington"),
  ...reviews.map((review) => set(`reviews/${review}.json`, "sentBy", "By letter")),
);

/** Edits that owners make on ordinary days. */
export const ordinaryEdits: readonly (readonly [what: string, edit: Edit])[] = [
  ["another company name", set(company, "name", "O'Brien & Söhne Ltd")],
  ["one number for everything", set(company, "landline", "+447700900456")],
  ["an area removed", areaRemoved],
  ["an area renamed", set("areas/fulham.json", "name", "Fulham & Parsons Green")],
  ["a service without steps", set(floor, "process", undefined)],
  ["a project without a comparison", set(family, "beforeAndAfter", undefined)],
  ["all photographs", allPhotographs],
  ["only one project", remove(cafe)],
  ["every optional field left out", asThinAsIsAllowed],
  ["every text at its longest", atFullLength],
];
