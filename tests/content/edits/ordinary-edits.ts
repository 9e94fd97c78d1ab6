import { add, all, type Edit, remove, rewrite, set } from "../content-folder";
import { changed, published } from "../valid-content";
import { allPhotographs, atFullLength, withoutOptionalFields } from "./far-edits";

const home = "pages/home.json";
const floor = "services/floor-tiling.json";
const cafe = "projects/cafe-backsplash.json";
const family = "projects/family-bathroom-refurbishment.json";
const price = "faqs/how-much-does-it-cost.json";

/** An entry as another one of its type. */
function copied(from: string, to: string, fields: Readonly<Record<string, unknown>>): Edit {
  return add(
    to,
    Object.entries(fields).reduce(
      (content, [field, value]) => changed(content, field, value),
      published(from),
    ),
  );
}

const project = (number: number) =>
  copied(family, `projects/room-${number}.json`, {
    slug: `room-${number}`,
    order: 100 + number,
    title: `Room number ${number}`,
    description: `Room number ${number}, in which everything was done with care and in time.`,
    seoTitle: `Room number ${number}`,
    seoDescription: `Room number ${number}: what it was, what it is made of and how it was done, in a few words and pictures.`,
  });

/** A place between the others, whose texts are like nobody else's. */
const newArea = copied("areas/fulham.json", "areas/sands-end.json", {
  slug: "sands-end",
  name: "Sands End",
  latitude: 51.47412,
  longitude: -0.18733,
  neighbours: ["fulham", "chelsea", "kensington"],
  description: "Gasworks cottages and glass towers round a dock, with lifts to book and piles to keep off.",
  seoTitle: "Sands End Riverside Tilers",
  seoDescription:
    "Wet rooms in dockside towers, and small bathrooms behind gasworks cottages: porcelain, mosaic and drains by one crew.",
  introduction:
    "Between the gasworks and the dock, every tower has a concierge and every cottage a step that is too high.",
  homes:
    "Workers' cottages in yellow stock brick lean against each other along four short streets. Opposite, curtain walls of the last decade rise from a podium where the power station had its coal.",
  bathrooms:
    "Pods arrived here complete, on lorries, and their plasterboard will not carry slate. Cottages own one tub under the eaves; its trap is reached from next door's yard only, by ladder.",
  conservation:
    "Managing agents ask for drawings, insurance and a method statement before anyone drills. Planners care about chimneys in the cottages, and hardly at all about what happens behind them.",
  access:
    "Deliveries go through the basement with a booked slot of twenty minutes. Along the cottages only residents stop, so pallets are split at our yard and pushed over on a trolley.",
});

/** Goes from all that names it, which then names others. */
const areaRemoved = all(
  remove("areas/battersea.json"),
  set("areas/chelsea.json", "neighbours", ["fulham", "kensington", "earls-court"]),
  set("areas/fulham.json", "neighbours", ["chelsea", "kensington", "earls-court"]),
  set("areas/kensington.json", "neighbours", ["chelsea", "fulham", "earls-court"]),
  set("pages/london-tiling-company.json", "areas", ["fulham", "chelsea"]),
);

/** The same pictures under the other name, and words that claim no job. */
const noPhotographs = all(
  set(home, "hero.kind", "visualisation"),
  set(family, "kind", "visualisation"),
  set(family, "seoTitle", "Visualisation of a Bathroom in Pale Stone"),
);

const serviceAdded = copied(floor, "services/mosaics.json", {
  slug: "mosaics",
  order: 20,
  title: "Mosaics",
  headline: "Mosaics, Piece by Piece",
  description: "Pieces of glass and stone set by hand, sheet by sheet or one by one, on walls and floors.",
  seoTitle: "Mosaics Set by Hand in West London",
  seoDescription:
    "Mosaics of glass and stone for walls, floors and niches, set by hand by a family of tilers. Drawn first, priced in writing.",
});

const serviceRemoved = all(
  remove("services/tile-repairs.json"),
  set(cafe, "service", "bathroom-refurbishment"),
);

const point = (title: string) => ({ icon: "star", title, description: "And this is why." });

/** What owners do with their content on ordinary days. */
export const ordinaryEdits: readonly (readonly [what: string, edit: Edit])[] = [
  ["another company name", set("company.json", "name", "O'Brien & Söhne Ltd")],
  ["the longest company name", set("company.json", "name", "Warmth and Water, Wandsworth & Wimbledon")],
  ["another phone", set("company.json", "phone", "+447700900001")],
  ["one number for everything", set("company.json", "landline", "+447700900456")],
  [
    "open on all days alike",
    set("company.json", "openingHours", [
      {
        days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
        opens: "00:00",
        closes: "23:59",
      },
    ]),
  ],
  ["other claims", set("company.json", "claims.projectsCompleted", "More than we counted")],
  [
    "the longest headline",
    set(home, "hero.headline", "Handsome Bathrooms, Hard Floor and Whole Kitchens Throughout"),
  ],
  [
    "a figure more at the top",
    set(home, "hero.stats.1", { icon: "clock", value: "{support}", label: "Open" }),
  ],
  ["one service on the home page", set(home, "services.cards", ["tile-repairs"])],
  [
    "all services on the home page",
    set(home, "services.cards", ["tile-repairs", "floor-tiling", "bathroom-refurbishment"]),
  ],
  ["five reasons", set(home, "services.reasons", ["A", "B", "C", "D", "E"].map(point))],
  ["one featured area", set(home, "featuredAreas.areas", ["kensington"])],
  [
    "the featured areas in another order",
    set(home, "featuredAreas.areas", ["chelsea", "earls-court", "fulham"]),
  ],
  ["other words for the menu", set("pages/layout.json", "navigation.services", "All that we do")],
  ["other words on the form", set("pages/quote-form.json", "submit", "Off it goes")],
  ["no hints on the form", set("pages/quote-form.json", "phone.hint", undefined)],
  [
    "two legal sections of one paragraph",
    set("pages/privacy-policy.json", "sections", [
      { title: "One", paragraphs: ["First."] },
      { title: "Two", paragraphs: ["Second."] },
    ]),
  ],
  ["a question added", copied(price, "faqs/when.json", { slug: "when", order: 3, question: "When?" })],
  ["a question removed", remove(price)],
  ["a question reworded", set("faqs/insured-and-guaranteed.json", "question", "And if it breaks?")],
  [
    "a service without steps",
    all(set(floor, "processTitle", undefined), set(floor, "processSteps", undefined)),
  ],
  [
    "a service of eight features",
    set(floor, "features", ["1st", "2nd", "3rd", "4th", "5th", "6th", "7th", "8th"]),
  ],
  ["a service renamed", set(floor, "title", "Floors")],
  [
    "the services in another order",
    all(set(floor, "order", 9), set("services/tile-repairs.json", "order", 1)),
  ],
  ["a service added", serviceAdded],
  ["a service removed", serviceRemoved],
  ["only one project", remove(cafe)],
  ["a project without a comparison", set(family, "beforeAndAfter", undefined)],
  ["twenty projects more", all(...Array.from({ length: 20 }, (_, number) => project(number)))],
  ["all photographs", allPhotographs],
  ["no photographs", noPhotographs],
  ["an area added", newArea],
  ["an area removed", areaRemoved],
  ["an area renamed", set("areas/fulham.json", "name", "Fulham & Parsons Green")],
  ["an area's longest text", set("areas/fulham.json", "access", `${"Alley ".repeat(149)}ends.`)],
  ["one additional area", set("additional-areas.json", "names", ["Acton"])],
  [
    "words with marks of their own",
    rewrite(home, (text) => text.replace("Three Generations", "“Três” Gerações")),
  ],
  ["every optional field left out", withoutOptionalFields],
  ["every text at its longest", atFullLength],
];

/** What leaves nothing for another to change, or is undone by it. */
const apart = ["only one project", "no photographs", "a service removed", "every text at its longest"];

/** All others at once. */
export const allOrdinaryEdits: Edit = all(
  ...ordinaryEdits.filter(([what]) => !apart.includes(what)).map(([, edit]) => edit),
);
