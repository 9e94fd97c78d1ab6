import { lineAbout } from "../../../../src/quote-request/form/fields/CameFrom";
import { words } from "../form-words";

const subjects = {
  services: [{ slug: "floor-tiling", title: "Floor Tiling" }],
  areas: [{ slug: "barnes", name: "Barnes" }],
};
const about = { ...words, aboutService: "On {service}", aboutArea: "Living in {area}" };

it.each([
  ["/services/floor-tiling", "On Floor Tiling"],
  ["/areas/barnes", "Living in Barnes"],
  ["/areas/floor-tiling", undefined],
  ["/areas-covered", undefined],
  ["/", undefined],
])("A visitor from %s has in mind: %s", (page, line) => {
  expect(lineAbout(page, subjects, about)).toBe(line);
});
