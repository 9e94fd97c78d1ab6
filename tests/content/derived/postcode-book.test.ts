import { postcodeBook } from "../../../src/content/derived/postcode-book";

const areas = [
  { slug: "north", name: "North", postcodes: ["N1", "N2"], latitude: 51.6, longitude: -0.1 },
  { slug: "south", name: "South", postcodes: ["S1", "N2"], latitude: 51.4, longitude: -0.1 },
  { slug: "east", name: "East", postcodes: ["E1"], latitude: 51.5, longitude: 0.05 },
  { slug: "west", name: "West", postcodes: ["W1"], latitude: 51.5, longitude: -0.3 },
];

const places = [{ name: "Nearly north", districts: ["N3", "N4"], latitude: 51.59, longitude: -0.12 }];

describe("The book of postcodes", () => {
  const book = postcodeBook(areas, places);

  it("has each area's districts from the area itself, shared ones with both", () => {
    expect(book.own).toEqual({
      N1: ["north"],
      N2: ["north", "south"],
      S1: ["south"],
      E1: ["east"],
      W1: ["west"],
    });
  });

  it("has the place of other districts, and the three nearest areas, the nearest first", () => {
    expect(book.near).toEqual({
      N3: ["Nearly north", ["north", "east", "west"]],
      N4: ["Nearly north", ["north", "east", "west"]],
    });
  });

  it("has every area's name", () => {
    expect(book.areas).toEqual({ north: "North", south: "South", east: "East", west: "West" });
  });
});
