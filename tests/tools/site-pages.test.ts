/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pageDataPath } from "../../src/routes/page-paths";
import { choosePages, sitePages } from "../../tools/site-pages";

const area = "component---src-templates-area-template-tsx";
const built: [path: string, componentChunkName: string][] = [
  ["/areas/soho", area],
  ["/areas/acton", area],
  ["/", "component---src-pages-index-tsx"],
  ["/areas-covered", "component---src-pages-areas-covered-tsx"],
  ["/404", "component---src-pages-404-tsx"],
  ["/404.html", "component---src-pages-404-tsx"],
];

let folder: string;

async function write(path: string, componentChunkName: string): Promise<void> {
  const file = join(folder, pageDataPath(path));
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ componentChunkName, path, result: {} }));
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "site-pages-"));
});
afterEach(() => rm(folder, { recursive: true }));

describe("The pages of a built site", () => {
  it("have a type, an address and a file", async () => {
    for (const page of built) await write(...page);
    expect(await sitePages(folder)).toEqual([
      { type: "404", address: "/no-such-page", file: "404.html" },
      { type: "areas-covered", address: "/areas-covered", file: "areas-covered.html" },
      { type: "area", address: "/areas/acton", file: "areas/acton.html" },
      { type: "area", address: "/areas/soho", file: "areas/soho.html" },
      { type: "home", address: "/", file: "index.html" },
    ]);
  });

  it("are missing where nothing was built, and it says what to do", async () => {
    await expect(sitePages(folder)).rejects.toThrow(`There is no built site in ${folder}: npm run build`);
  });

  it("are not guessed at where Gatsby names its chunks in another way", async () => {
    await write("/areas/soho", "area-template");
    await expect(sitePages(folder)).rejects.toThrow("does not say of which type its page is");
  });
});

describe("Choosing pages", () => {
  const addresses = async (wanted: string[]) =>
    choosePages(await sitePages(folder), wanted).map(({ address }) => address);

  beforeEach(async () => {
    for (const page of built) await write(...page);
  });

  it("takes the first of each type where none is named", async () => {
    expect(await addresses([])).toEqual(["/no-such-page", "/areas-covered", "/areas/acton", "/"]);
  });

  it("takes those named by type or address", async () => {
    expect(await addresses(["area", "/areas/soho", "home", "/"])).toEqual([
      "/areas/acton",
      "/areas/soho",
      "/",
      "/",
    ]);
  });

  it("refuses a page that there is not, and names those there are", async () => {
    await expect(addresses(["soho"])).rejects.toThrow(
      "There is no page 'soho'; choose an address or one of 404, areas-covered, area, home.",
    );
  });
});
