import { all, set } from "../content-folder";
import type { BrokenContent } from "./broken-content";
import { battersea, cafe, chelsea, family, floor, insured, kensington, redirects } from "./files";

/** What does not fit together: within a project, or between files. */
export const brokenRelations: BrokenContent[] = [
  [
    "a duplicate slug",
    set(cafe, "slug", "family-bathroom-refurbishment"),
    `${family} slug (Slug)
    found:    "family-bathroom-refurbishment" (29 characters)
    expected: a value that no other file has; data/${cafe} has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "a duplicate search title",
    set(chelsea, "seoTitle", "Battersea Wall and Floor Tilers, SW11"),
    `${chelsea} seoTitle (Search title)
    found:    "Battersea Wall and Floor Tilers, SW11" (37 characters)
    expected: a value that no other file has; data/${battersea} has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "a reference to an unknown area",
    set(chelsea, "neighbours.0", "atlantis"),
    `${chelsea} neighbours[0] (Neighbours › 1)
    found:    "atlantis" (8 characters)
    expected: the slug of an existing area: battersea, chelsea, …kensington
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
    "an area that is to open with an unknown project",
    set(chelsea, "project", "palace"),
    `${chelsea} project (Leading project)
    found:    "palace" (6 characters)
    expected: the slug of an existing project: cafe-backsplash, family-bathroom-refurbishment
    to do:    Choose one of these, or add data/projects/palace.json.`,
  ],
  [
    "a redirect to a page that is gone",
    set(redirects, "redirects", [{ from: "/areas/old", to: "/areas/gone" }]),
    `${redirects} redirects[0].to (Redirects › 1 › New address)
    found:    "/areas/gone" (11 characters)
    expected: the address of a page that there is
    to do:    Name the page that takes its place, or remove this redirect.`,
  ],
  [
    "an area that is its own neighbour",
    set(chelsea, "neighbours.2", "chelsea"),
    `${chelsea} neighbours[2] (Neighbours › 3)
    found:    "chelsea" (7 characters)
    expected: another area than this one
    to do:    Remove it.`,
  ],
  [
    "two services on one place",
    set(floor, "order", 2),
    `${floor} order (Order)
    found:    2
    expected: a value that no other file has; data/services/bathroom-refurbishment.json has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "two projects on one place",
    set(family, "order", 2),
    `${family} order (Order)
    found:    2
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
    set(floor, "title", "Whole Bathrooms"),
    `${floor} title (Title)
    found:    "Whole Bathrooms" (15 characters)
    expected: a value that no other file has; data/services/bathroom-refurbishment.json has it already
    to do:    Change it in one of the two files.`,
    "Services › Whole Bathrooms",
  ],
  [
    "two projects with one title",
    set(family, "title", "Café Léon: A Counter in Sea-Green Tiles"),
    `${family} title (Title)
    found:    "Café Léon: A Counter in Sea-Green Tiles" (39 characters)
    expected: a value that no other file has; data/projects/cafe-backsplash.json has it already
    to do:    Change it in one of the two files.`,
    "Portfolio › Café Léon: A Counter in Sea-Green Tiles",
  ],
  [
    "two areas with one name",
    set(chelsea, "name", "Battersea"),
    `${chelsea} name (Name)
    found:    "Battersea" (9 characters)
    expected: a value that no other file has; data/areas/battersea.json has it already
    to do:    Change it in one of the two files.`,
    "Areas › Battersea",
  ],
  [
    "one question twice",
    set(insured, "question", "What will it cost?"),
    `${insured} question (Question)
    found:    "What will it cost?" (18 characters)
    expected: a value that no other file has; data/faqs/how-much-does-it-cost.json has it already
    to do:    Change it in one of the two files.`,
    "Questions › What will it cost?",
  ],
  [
    "two services with one headline",
    set(floor, "headline", "The whole room, by one crew"),
    `${floor} headline (Headline)
    found:    "The whole room, by one crew" (27 characters)
    expected: a value that no other file has; data/services/bathroom-refurbishment.json has it already
    to do:    Change it in one of the two files.`,
  ],
  [
    "two areas on one spot of the map",
    all(set(chelsea, "latitude", 51.47491), set(chelsea, "longitude", -0.15472)),
    `${chelsea} latitude (Latitude)
    found:    51.47491, -0.15472 (latitude, longitude)
    expected: a spot of its own; data/areas/battersea.json has the same
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
    "a neighbour at the other end of London",
    all(
      set(kensington, "latitude", 51.68),
      set(chelsea, "neighbours", ["kensington", "battersea", "earls-court", "fulham"]),
      set("areas/fulham.json", "neighbours", ["battersea", "chelsea", "earls-court"]),
    ),
    `${chelsea} neighbours (Neighbours)
    found:    kensington (21.5 km)
    expected: areas whose centres lie at most 5 km away, or no more than 3 areas
    to do:    Choose nearer ones; the nearest are battersea (1.7 km), earls-court (1.9 km), fulham (1.9 km). Or correct latitude and longitude.`,
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
    all(set(cafe, "kind", "photograph"), set(cafe, "seoTitle", "A Sea-Green Café Counter")),
    `${cafe} seoDescription (Search description)
    found:    "A visualisation of a café counter …
    expected: words about photographs, because that is the kind of picture chosen
    to do:    Take the word visualisation out, or choose visualisation as the kind of picture.`,
  ],
];
