import { distanceBetween } from "../../content/derived/near-areas";
import type { PlaceOnMap } from "../../content/fields/map-fields";
import type { Content } from "../change/change";
import { textAt } from "../change/changed-files";
import { contentOf, type EntryValue } from "../change/entries";
import { slugOf } from "../words/tidy";
import type { Answers } from "./answers";
import { pastedAreas, placeIn } from "./pasted-areas";

/** The files that stay and get the firm's details, by their paths. */
export function ownDetails(content: Content, answers: Answers): Readonly<Record<string, EntryValue>> {
  const now = (path: string) => contentOf(textAt(content, path));
  const { keepsDrawings } = answers.pictures;
  return {
    "company.json": companyOf(now("company.json"), answers),
    "pages/company-page.json": { ...now("pages/company-page.json"), slug: slugOf(answers.firm.name) },
    "redirects.json": { redirects: [] },
    "additional-areas.json": { names: [] },
    "postcode-check.json": { ...now("postcode-check.json"), places: [] },
    "pages/home.json": homeOf(now("pages/home.json"), keepsDrawings),
    ...(!keepsDrawings && {
      "pages/plan-your-tiles.json": { ...now("pages/plan-your-tiles.json"), presets: [], examples: [] },
    }),
  };
}

/** As search engines know the nations. An owner may name a smaller region later. */
const regionCodes: Readonly<Record<Answers["firm"]["nation"], string>> = {
  England: "GB-ENG",
  Scotland: "GB-SCT",
  Wales: "GB-WLS",
  "Northern Ireland": "GB-NIR",
};

/** Drops the demonstration's claims, notices and insurance. */
function companyOf(company: EntryValue, { firm, brand, areas }: Answers): EntryValue {
  const { otherHours: _hours, notices: _notices, nextFreeStart: _start, ...undated } = company;
  const { landline: _landline, whatsapp: _whatsapp, insurance: _insurance, ...reached } = undated;
  const { guaranteeSpecimen: _specimen, legal: _legal, vatRegistered: _vat, ...kept } = reached;
  const middle = placeIn(firm.place);
  const places = pastedAreas(areas.list).map(({ place }) => place);
  return {
    ...kept,
    name: firm.name,
    ...(firm.website && { website: firm.website }),
    phone: firm.phone,
    email: firm.email,
    address: {
      ...Object(company.address),
      locality: firm.town,
      region: firm.region,
      regionCode: regionCodes[firm.nation],
    },
    ...middle,
    bounds: boundsOf([middle, ...places].flatMap((place) => place ?? [])),
    serviceArea: firm.town,
    serviceRadius: reachOf(
      middle,
      places.flatMap((place) => place ?? []),
    ),
    ...(firm.vatRegistered && { vatRegistered: true }),
    openingHours: firm.openingHours,
    brand,
    legal: firm.legal,
    claims: { yearsOfExperience: firm.yearsOfExperience, quoteWithin: firm.quoteWithin },
  };
}

/** From the middle to the farthest of the places, in metres: whole kilometres, at least five. */
function reachOf(middle: PlaceOnMap | undefined, places: readonly PlaceOnMap[]): number {
  const distances = middle ? places.map((place) => distanceBetween(middle, place)) : [];
  return Math.ceil(Math.max(5, ...distances)) * 1000;
}

/** The least box around all places, with a margin of some 15 kilometres. */
function boundsOf(places: readonly PlaceOnMap[]) {
  const north = places.map(({ latitude }) => latitude);
  const east = places.map(({ longitude }) => longitude);
  const rounded = (degrees: number) => Number(degrees.toFixed(2));
  return {
    south: rounded(Math.min(...north) - 0.15),
    north: rounded(Math.max(...north) + 0.15),
    west: rounded(Math.min(...east) - 0.25),
    east: rounded(Math.max(...east) + 0.25),
  };
}

/** The home page without houses. Its planner needs the demonstration's tiles, and the opened wall is one of its drawings. */
function homeOf({ houses: _houses, planner, hero, ...home }: EntryValue, keepsDrawings: boolean): EntryValue {
  const { behind: _behind, ...ownHero } = Object(hero);
  return {
    ...home,
    hero: keepsDrawings ? hero : ownHero,
    ...(keepsDrawings && planner !== undefined && { planner }),
  };
}
