import { projects } from "../site/built-content";
import { type BuiltPage, readBuiltPages } from "../site/built-site";

let pages: BuiltPage[];
beforeAll(() => {
  pages = readBuiltPages();
});

/** The pictures that are seen on a page, by their alternative texts, which no other picture has. */
const picturesOn = ({ document }: BuiltPage) =>
  [...document.querySelectorAll<HTMLImageElement>("main img:not([hidden] img)")].map(({ alt }) => alt);

/** Counts the pages that have each of these, and returns those that more than `most` pages have. */
function moreThan(most: number, lists: readonly (readonly string[])[]): string[] {
  const times = new Map<string, number>();
  for (const list of lists) for (const one of new Set(list)) times.set(one, (times.get(one) ?? 0) + 1);
  return [...times].filter(([, count]) => count > most).map(([one, count]) => `${count} × ${one}`);
}

/** The subject of each picture. The picture from before the work is only half of a comparison. */
const roomOf = new Map(
  projects.flatMap(({ slug, pictures, beforeAndAfter }) =>
    pictures
      .filter(({ image }) => image !== beforeAndAfter?.before.image)
      .map(({ alt }) => [alt, slug] as const),
  ),
);

/** The rooms of which a page shows more than two pictures although it is not about them. */
function repeatedRooms(page: BuiltPage): string[] {
  const rooms = [...new Set(picturesOn(page))].flatMap((alt) => roomOf.get(alt) ?? []);
  return [...new Set(rooms)]
    .filter((room) => rooms.filter((one) => one === room).length > 2)
    .filter((room) => page.path !== `/portfolio/${room}`)
    .map((room) => `${page.path} shows ${room}`);
}

describe("The demonstration's pictures", () => {
  it("are each the first picture of three pages at most", () => {
    const first = pages.map((page) => picturesOn(page).slice(0, 1));
    expect(moreThan(3, first)).toEqual([]);
    expect(moreThan(0, first).length).toBeGreaterThan(15);
  });

  it("stand on ten pages each at most", () => {
    expect(moreThan(10, pages.map(picturesOn))).toEqual([]);
  });

  it("show no room three times on a page that is about something else", () => {
    expect(pages.flatMap(repeatedRooms)).toEqual([]);
  });
});
