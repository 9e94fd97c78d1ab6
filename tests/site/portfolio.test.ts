import { pictureWords } from "../../src/pictures/picture-labels";
import {
  companyPage,
  cutaways,
  homePage,
  houses,
  openedWall,
  plannerPage,
  projects,
  services,
} from "./built-content";
import { type BuiltPage, readBuiltPages } from "./built-site";

const { visualisation: label, drawing, before: beforeLabel } = pictureWords;

/** The kind of each picture by its alternative text, which no other picture has. */
const kinds = new Map([
  [homePage.hero.picture.alt, homePage.hero.kind],
  ...(openedWall ? [[openedWall.picture.alt, openedWall.kind] as const] : []),
  ...[
    ...services.flatMap(({ clients, optionsPicture }) => [clients?.picture, optionsPicture]),
    companyPage.benefitsPicture,
    plannerPage.ratesPicture,
  ].flatMap((picture) => (picture ? [[picture.alt, picture.kind] as const] : [])),
  ...cutaways.map(({ kind, picture }) => [picture.alt, kind] as const),
  ...projects.flatMap(({ kind, pictures }) => pictures.map((one) => [one.alt, one.kind ?? kind] as const)),
]);

const before = new Set(projects.map(({ beforeAndAfter }) => beforeAndAfter?.before.image));

/** The pictures from before the work, by their alternative texts. */
const fromBefore = new Set(
  projects.flatMap(({ pictures }) => pictures.filter(({ image }) => before.has(image)).map(({ alt }) => alt)),
);

/** The names of the houses that are drawn. */
const drawn = new Map(houses.map(({ title, picture }) => [picture.alt, `${drawing}: ${title}`]));

/** The label in the corner of a picture. */
const labelOf = (alt: string) =>
  drawn.get(alt) ??
  [
    ...(fromBefore.has(alt) ? [beforeLabel] : []),
    ...(kinds.get(alt) === "visualisation" ? [label] : []),
  ].join(" · ");

let pages: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
});

it("Every picture of a project says that it is a visualisation until it is a photograph, and that it is from before the work", () => {
  // The planner's drawings are figures without a picture.
  const figures = pages.flatMap(({ document }) => [...document.querySelectorAll("main figure:has(img)")]);
  // In a comparison the word stands beside the picture.
  const single = figures.filter((figure) => figure.nextElementSibling?.textContent !== beforeLabel);
  const captions = single.map((figure) => [
    figure.querySelector("img")?.alt,
    figure.querySelector("figcaption")?.textContent,
  ]);
  expect(figures.length).toBeGreaterThanOrEqual(kinds.size);
  expect(captions.filter(([alt = "", caption]) => (labelOf(alt) || undefined) !== caption)).toEqual([]);
});
