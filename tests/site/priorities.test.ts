import { brokenPage, readBuiltPages } from "./built-site";
import { priorityFaults } from "./checks/priorities";

const pages = readBuiltPages();

it("Every page asks for the picture on its first screen before all others, and for no other", () => {
  const faults = pages.flatMap((page) => priorityFaults(page).map((fault) => `${page.path} ${fault}`));
  expect(faults).toEqual([]);
});

const slow = (path: string) => brokenPage(pages, path, /(<img[^>]*) fetchpriority="high"/i, "$1");

describe("A page is found faulty", () => {
  it("that hurries two pictures", () => {
    const hasty = brokenPage(pages, "/", / loading="lazy"/, ' fetchpriority="high"');
    expect(priorityFaults(hasty)).toEqual(["hurries 2 pictures"]);
  });

  it("that lets the picture on its first screen wait", () => {
    const paths = pages.map(({ path }) => path).filter((path) => path.startsWith("/portfolio/"));
    expect(paths).not.toEqual([]);
    for (const path of ["/", ...paths])
      expect(priorityFaults(slow(path))).toEqual(["lets its first picture wait"]);
  });
});
