import { pictureLabel, pictureWords } from "../../src/pictures/PictureLabel";
import {
  companyPage,
  cutaways,
  homePage,
  houses,
  openedWall,
  plannerPage,
  projects,
  services,
} from "../support/built-content";
import { readBuiltPages } from "../support/built-site";

const { drawing, before } = pictureWords;

/** The labels of the pictures by their alternative texts, which no two pictures share. A photograph has none. */
const labels = new Map<string, string | undefined>();

const add = (alt: string, kind: string | undefined, isBefore = false) =>
  labels.set(alt, pictureLabel({ kind: kind ?? null, isBefore }));

for (const picture of [
  homePage.hero.picture,
  openedWall?.picture,
  ...cutaways.map(({ picture }) => picture),
  ...services.flatMap(({ clients, optionsPicture }) => [clients?.picture, optionsPicture]),
  companyPage.benefitsPicture,
  plannerPage.ratesPicture,
])
  if (picture) add(picture.alt, picture.kind);
for (const { kind, pictures, beforeAndAfter } of projects)
  for (const picture of pictures)
    add(picture.alt, picture.kind ?? kind, picture.image === beforeAndAfter?.before.image);
for (const { title, picture } of houses) labels.set(picture.alt, `${drawing}: ${title}`);

it("Every picture that is no photograph is labelled as a visualisation or a drawing, and a picture from before the work says so", () => {
  // The planner's drawings are figures without a picture.
  const figures = readBuiltPages().flatMap(({ document }) => [
    ...document.querySelectorAll("main figure:has(img)"),
  ]);
  // In a comparison the word stands beside the picture.
  const single = figures.filter((figure) => figure.nextElementSibling?.textContent !== before);
  const wrong = single
    .map((figure) => ({
      alt: figure.querySelector("img")?.alt ?? "",
      label: figure.querySelector("figcaption")?.textContent,
    }))
    .filter(({ alt, label }) => !labels.has(alt) || label !== labels.get(alt));
  expect(figures.length).toBeGreaterThanOrEqual(projects.length);
  expect(wrong).toEqual([]);
});
