/** Content that the owner of a new firm writes in the editor. The starter has one service, one area and one project. */
export const brand = { colour: "#1b3a6b", accent: "#f2a03d" };

export const services = ["Wall Tiling", "Stone Floors", "Wet Rooms", "Tile Repairs"].map((title) => ({
  title,
  description: `${title} for houses and flats, set out with you on the wall before the first tile is cut.`,
  features: ["Set out in writing", "A price for each line"],
}));

export const projects = [
  { title: "Loft bathroom under the slope", type: "Residential" },
  { title: "Ochre tiles behind a café counter", type: "Commercial" },
  { title: "Hall floor of a terrace", type: "Residential" },
].map((project) => ({
  ...project,
  workDone: `${project.title}: the ground was made level first. Setting out began where cuts are seen most, and went on from there.`,
  alt: `Tiles of the project ${project.title}`,
}));

export const review = {
  firstName: "Grace",
  place: "Hackney",
  words: "The floor is level, and the room was clean every evening.",
  url: "https://www.reviews.example/214",
};

export const person = { name: "Gráinne O'Brien", role: "Sets out and lays natural stone.", since: 2011 };

export const certificate = { name: "Guild of Tilers & Setters", number: "T 214" };

/** Texts that would become HTML or a script in a page that does not escape them. (The content check refuses whole HTML tags.) */
export const hostile = {
  description: `Hillside streets </script <script/title="owned" with tall "Edwardian" terraces &lt flats.`,
  introduction: `A row of tall houses &lt/script&gt climbs from the clock tower <!-- and a bathroom at the top has a long way down for its rubble.`,
  seoTitle: `Tiles "N8" </title <script/alert(2) & 'more'`,
  seoDescription: `Bathroom "tiling" in N8 &lt/title, where bedrooms <b became bathrooms & floors 'spring'. Ask for a free quote.`,
};

/** An area a quarter of a mile from the starter's area. */
export const area = { name: "Crouch Hill", latitude: 55.00312, longitude: 1.00123, ...hostile };

/** The address of the starter's project, and the one that its owner gives it. */
export const renamed = { from: "your-project", to: "renamed-in-the-editor" };

/** Days in a year that only a test's clock reaches. */
export const days = {
  otherHours: { from: "2031-12-24", to: "2032-01-02", text: "Messages are answered from 5 January on." },
  notice: {
    text: "We show tiles at the Christmas fair.",
    from: "2031-12-05",
    to: "2031-12-07",
    link: { text: "See our rooms", to: "/portfolio" },
  },
};
