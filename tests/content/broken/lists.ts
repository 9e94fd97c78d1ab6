import { set } from "../content-folder";
import type { BrokenContent } from "./broken-content";
import { additional, chelsea, companyPage, floor, home, refurbishment } from "./files";

/** Lists, and fields that belong together. */
export const brokenLists: BrokenContent[] = [
  [
    "a feature too few",
    set(floor, "features", ["Level", "Dry", "Stiff"]),
    `${floor} features (Features)
    found:    a list of 3 entries
    expected: at least 4 entries
    to do:    Raise the number of entries or the value.`,
  ],
  [
    "a feature too many",
    set(floor, "features", ["Level", "Dry", "Stiff", "Safe", "Warm"]),
    `${floor} features (Features)
    found:    a list of 5 entries
    expected: at most 4 entries
    to do:    Lower the number of entries or the value.`,
  ],
  [
    "a neighbour twice",
    set(chelsea, "neighbours", ["fulham", "battersea", "fulham"]),
    `${chelsea} neighbours[2] (Neighbours › 3)
    found:    "fulham" (6 characters)
    expected: each of the list once; Neighbours › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a postcode district twice",
    set(chelsea, "postcodes", ["SW3", "SW10", "SW3"]),
    `${chelsea} postcodes[2] (Postcode districts › 3)
    found:    "SW3" (3 characters)
    expected: each of the list once; Postcode districts › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a service twice on the home page",
    set(home, "services.cards.2", "floor-tiling"),
    `${home} services.cards[2] (Services › Cards › 3)
    found:    "floor-tiling" (12 characters)
    expected: each of the list once; Services › Cards › 2 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a premium area twice",
    set(home, "services.premiumAreas.3", "chelsea"),
    `${home} services.premiumAreas[3] (Services › Premium areas › 4)
    found:    "chelsea" (7 characters)
    expected: each of the list once; Services › Premium areas › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a featured area twice",
    set(home, "featuredAreas.areas.5", "mayfair"),
    `${home} featuredAreas.areas[5] (Featured areas › Areas › 6)
    found:    "mayfair" (7 characters)
    expected: each of the list once; Featured areas › Areas › 3 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "an area twice on the company page",
    set(companyPage, "areas.1", "chelsea"),
    `${companyPage} areas[1] (Areas › 2)
    found:    "chelsea" (7 characters)
    expected: each of the list once; Areas › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a further area twice, in small letters",
    set(additional, "names.1", "abbey wood"),
    `${additional} names[1] (Names › 2)
    found:    "abbey wood" (10 characters)
    expected: each of the list once; Names › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a keyword twice",
    set(floor, "keywords.5", "Floor tiling London"),
    `${floor} keywords[5] (Keywords › 6)
    found:    "Floor tiling London" (19 characters)
    expected: each of the list once; Keywords › 1 is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "two benefits with one title",
    set(floor, "benefits.1.title", "Movement kept out of the tile"),
    `${floor} benefits[1].title (Benefits › 2 › Title)
    found:    "Movement kept out of the tile" (29 characters)
    expected: each of the list once; Benefits › 1 › Title is the same
    to do:    Remove one of the two, or change it.`,
  ],
  [
    "a further area that has its own page",
    set(additional, "names.0", "St Johns Wood"),
    `${additional} names[0] (Names › 1)
    found:    "St Johns Wood" (13 characters)
    expected: places without a page of their own; data/areas/st-johns-wood.json is about this one
    to do:    Remove it here.`,
  ],
  [
    "a postcode outside London",
    set(chelsea, "postcodes.0", "SQ3"),
    `${chelsea} postcodes[0] (Postcode districts › 1)
    found:    "SQ3" (3 characters)
    expected: a district of Greater London, which begins with one of: BR … WD
    to do:    Correct the letters.`,
  ],
  [
    "weeks that run backwards",
    set(refurbishment, "phases.4.week", 1),
    `${refurbishment} phases[4].week (Phases › 5 › Week)
    found:    1
    expected: week 2, which the phase before has, or a later one
    to do:    Correct the week, or move the phase to its place in the list.`,
  ],
  [
    "steps without a title",
    set(floor, "processTitle", undefined),
    `${floor} processTitle (Title above the steps)
    found:    nothing
    expected: to be filled in, because "Process steps" is
    to do:    Fill it in, or remove "Process steps".`,
  ],
  [
    "a title without steps",
    set(floor, "processSteps", undefined),
    `${floor} processSteps (Process steps)
    found:    nothing
    expected: to be filled in, because "Title above the steps" is
    to do:    Fill it in, or remove "Title above the steps".`,
  ],
  [
    "phases without a title",
    set(refurbishment, "phasesTitle", undefined),
    `${refurbishment} phasesTitle (Title above the phases)
    found:    nothing
    expected: to be filled in, because "Phases" is
    to do:    Fill it in, or remove "Phases".`,
  ],
  [
    "a title without phases",
    set(refurbishment, "phases", undefined),
    `${refurbishment} phases (Phases)
    found:    nothing
    expected: to be filled in, because "Title above the phases" is
    to do:    Fill it in, or remove "Title above the phases".`,
  ],
];
