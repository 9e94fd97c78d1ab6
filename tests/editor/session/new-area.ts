import { nearestTo } from "../../../src/content/derived/near-areas";
import { areas, first } from "../../published/published-content";

/** Words that break out of a careless page, as an editor may paste them. The content check refuses whole HTML tags. */
export const hostile = {
  description: `Hillside streets </script <script/title="owned" with tall "Edwardian" terraces &lt flats.`,
  introduction: `A row of tall houses &lt/script&gt climbs from the clock tower <!-- and a bathroom at the top has a long way down for its rubble.`,
  seoTitle: `Tiles "N8" </title <script/alert(2) & 'more'`,
  seoDescription: `Bathroom "tiling" in N8 &lt/title, where bedrooms <b became bathrooms & floors 'spring'. Ask for a free quote.`,
};

const middle = first(areas);

/** A quarter of a mile from there. */
const place = {
  slug: "crouch-hill",
  latitude: Number((middle.latitude + 0.00312).toFixed(5)),
  longitude: Number((middle.longitude + 0.00123).toFixed(5)),
};

/** A new area with every field. */
export const newArea = {
  slug: place.slug,
  name: "Crouch Hill",
  borough: "Haringey",
  postcodes: ["N8"],
  latitude: place.latitude,
  longitude: place.longitude,
  neighbours: nearestTo(place, areas).map(({ slug }) => slug),
  house: first(areas).house,
  project: first(areas).project,
  ...hostile,
  homes:
    "Between the Broadway and Alexandra Park run long rows of red brick from the decade before the First World War, three storeys with gables and bay windows. Many were split into maisonettes in the seventies, when back bedrooms were plumbed for the first time. Their partitions carry little weight.",
  bathrooms:
    "A former bedroom is generous, often three metres each way, but its boards spring under a heavy tile. Extra noggins between the joists and a cement board on top cure that before any adhesive is mixed. Chimney breasts stay in the way, so niches are cut beside them and shelves stand where grates were.",
  conservation:
    "Several streets belong to a conservation area, and the council looks at vents and pipes on front gables with care. Leaseholders of a maisonette ask whoever owns the freehold, commonly the neighbour upstairs, before a soil stack is moved.",
  access:
    "No Tube station means more cars at the kerb; a van finds room before eight in the morning or not at all. The hill is steep enough that pallets are set down at the corner, then barrowed. Narrow staircases turn twice, so slabs longer than a metre go through a window.",
};
