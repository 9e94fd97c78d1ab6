import { all, set } from "../content-folder";
import type { BrokenContent } from "./broken-content";
import { barnes, cafe, chelsea, family, floor, hotel, insured } from "./files";

/** What does not fit together: within a project, or between files. */
export const brokenRelations: BrokenContent[] = [
  [
    "a duplicate slug",
    set(hotel, "slug", "cafe-backsplash"),
    `${hotel} slug (Slug)
    found:    "cafe-backsplash" (15 characters)
    expected: a value that no other file has; data/${cafe} has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "a duplicate search title",
    set(chelsea, "seoTitle", "Bathroom Tiling in Barnes, SW13"),
    `${chelsea} seoTitle (Search title)
    found:    "Bathroom Tiling in Barnes, SW13" (31 characters)
    expected: a value that no other file has; data/${barnes} has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "a reference to an unknown area",
    set(chelsea, "neighbours.0", "atlantis"),
    `${chelsea} neighbours[0] (Neighbours › 1)
    found:    "atlantis" (8 characters)
    expected: the slug of an existing area: barnes, battersea, …wimbledon
    to do:    Choose one of these, or add data/areas/atlantis.json.`,
  ],
  [
    "a reference to an unknown service",
    set(cafe, "service", "roofing"),
    `${cafe} service (Service)
    found:    "roofing" (7 characters)
    expected: the slug of an existing service: …tile-repairs
    to do:    Choose one of these, or add data/services/roofing.json.`,
  ],
  [
    "an area that is its own neighbour",
    set(chelsea, "neighbours.4", "chelsea"),
    `${chelsea} neighbours[4] (Neighbours › 5)
    found:    "chelsea" (7 characters)
    expected: another area than this one
    to do:    Remove it.`,
  ],
  [
    "two services on one place",
    set(floor, "order", 3),
    `${floor} order (Order)
    found:    3
    expected: a value that no other file has; data/services/bathroom-refurbishment.json has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "two projects on one place",
    set(hotel, "order", 5),
    `${hotel} order (Order)
    found:    5
    expected: a value that no other file has; data/projects/cafe-backsplash.json has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "two questions on one place",
    set(insured, "order", 1),
    `${insured} order (Order)
    found:    1
    expected: a value that no other file has; data/faqs/how-much-does-it-cost.json has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "two services with one title",
    set(floor, "title", "Bathroom Wall Tiling"),
    `${floor} title (Title)
    found:    "Bathroom Wall Tiling" (20 characters)
    expected: a value that no other file has; data/services/bathroom-wall-tiling.json has it already
    to do:    Change it in one of the two files.`,
    "Services › Bathroom Wall Tiling",
  ],
  [
    "two projects with one title",
    set(hotel, "title", "Café Counter Wall in Ochre Tiles"),
    `${hotel} title (Title)
    found:    "Café Counter Wall in Ochre Tiles" (32 characters)
    expected: a value that no other file has; data/projects/cafe-backsplash.json has it already
    to do:    Change it in one of the two files.`,
    "Portfolio › Café Counter Wall in Ochre Tiles",
  ],
  [
    "two areas with one name",
    set(chelsea, "name", "Barnes"),
    `${chelsea} name (Name)
    found:    "Barnes" (6 characters)
    expected: a value that no other file has; data/areas/barnes.json has it already
    to do:    Change it in one of the two files.`,
    "Areas › Barnes",
  ],
  [
    "one question twice",
    set(insured, "question", "How long will my tiling project take?"),
    `${insured} question (Question)
    found:    "How long will my tiling project take?" (37 characters)
    expected: a value that no other file has; data/faqs/how-long-does-it-take.json has it already
    to do:    Change it in one of the two files.`,
    "Questions › How long will my tiling project take?",
  ],
  [
    "two services with one headline",
    set(floor, "headline", "Bathroom Wall Tiling in London"),
    `${floor} headline (Headline)
    found:    "Bathroom Wall Tiling in London" (30 characters)
    expected: a value that no other file has; data/services/bathroom-wall-tiling.json has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "two areas on one spot of the map",
    all(set(chelsea, "latitude", 51.47188), set(chelsea, "longitude", -0.24765)),
    `${chelsea} latitude (Latitude)
    found:    51.47188, -0.24765 (latitude, longitude)
    expected: a spot of its own; data/areas/barnes.json has the same
    to do:    Look up the centre of this area, and enter its latitude and longitude.`,
  ],
  [
    "one picture twice in a project",
    set(cafe, "pictures.2.image", "../images/projects/cafe-backsplash/room.jpg"),
    `${cafe} pictures[2].image (Pictures › 3 › Image)
    found:    "../images/projects/cafe-backsplash/room.jpg" (43 characters)
    expected: another picture than Pictures › 1
    to do:    Choose another picture, or remove one of the two.`,
  ],
  [
    "the same picture before and after",
    set(family, "beforeAndAfter.after", {
      image: "../images/projects/family-bathroom-refurbishment/before.jpg",
      alt: "The new room",
    }),
    `${family} beforeAndAfter.after.image (Before and after › After › Image)
    found:    "../images/projects/family-bathroom-refurbishment/before.jpg" …
    expected: another picture than Before and after › Before
    to do:    Choose another picture, or remove one of the two.`,
  ],
  [
    "the same words for two pictures",
    all(set(cafe, "pictures.0.alt", "An ochre wall"), set(cafe, "pictures.1.alt", "An ochre wall")),
    `${cafe} pictures[1].alt (Pictures › 2 › Alternative text)
    found:    "An ochre wall" (13 characters)
    expected: other words than those of Pictures › 1, which is another picture
    to do:    Describe what is seen in this picture and not in the other.`,
  ],
  [
    "too few neighbours",
    set(chelsea, "neighbours", ["fulham", "battersea"]),
    `${chelsea} neighbours (Neighbours)
    found:    fulham, battersea
    expected: at least 3 neighbours
    to do:    Add others that are near; the nearest are south-kensington (0.8 km), knightsbridge (1.5 km), belgravia (1.6 km).`,
  ],
  [
    "a neighbour at the other end of London",
    set(chelsea, "neighbours", ["fulham", "battersea", "belgravia", "greenwich"]),
    `${chelsea} neighbours (Neighbours)
    found:    greenwich (11.2 km)
    expected: areas whose centres lie at most 5 km away, or the 3 nearest
    to do:    Choose nearer ones; the nearest are south-kensington (0.8 km), knightsbridge (1.5 km), belgravia (1.6 km). Or correct latitude and longitude.`,
  ],
  [
    "a visualisation that reads as a job",
    set(cafe, "description", "A café counter wall that we finished in three days."),
    `${cafe} description (Card text)
    found:    "we finished"
    expected: words about such a room and how such work is done: a visualisation shows no job
    to do:    Say it in general, or choose photograph if the pictures show finished work.`,
  ],
  [
    "a visualisation that search engines cannot tell from a photograph",
    set(cafe, "seoTitle", "Café Counter Splashback"),
    `${cafe} seoTitle (Search title)
    found:    "Café Counter Splashback" (23 characters)
    expected: the word Visualisation, because that is the kind of picture chosen
    to do:    Put it at the end, or choose photograph if the pictures show finished work.`,
  ],
  [
    "photographs that search engines take for a visualisation",
    all(set(family, "kind", "photograph"), set(family, "seoTitle", "Family Bathroom, Wandsworth London")),
    `${family} seoDescription (Search description)
    found:    "A before-and-after visualisation: …
    expected: words about photographs, because that is the kind of picture chosen
    to do:    Take the word visualisation out, or choose visualisation as the kind of picture.`,
  ],
];
