import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import sharp from "sharp";
import { areas, company, first } from "../published/published-content";
import { brokenPage, pageAt, publicFolder, readBuiltPages } from "./built-site";
import { type PictureFile, socialImageFaults, strayPictures, wordFaults } from "./checks/social-images";

const { website } = company;
const pages = readBuiltPages();

let files: ReadonlyMap<string, PictureFile>;
beforeAll(async () => {
  const names = readdirSync(join(publicFolder, "share"), { recursive: true, encoding: "utf8" });
  const pictures = names.filter((name) => name.includes("."));
  files = new Map(await Promise.all(pictures.map(describePicture)));
});

async function describePicture(name: string): Promise<[string, PictureFile]> {
  const bytes = readFileSync(join(publicFolder, "share", name));
  const { format, width = 0, height = 0 } = await sharp(bytes).metadata();
  return [`/share/${name.split(sep).join("/")}`, { format: `${format}`, width, height, bytes: bytes.length }];
}

describe("Every page", () => {
  it("is shared with a picture of its own, 1200 by 630, lighter than 120 KB", () => {
    const faults = pages.flatMap((page) => socialImageFaults(page, files, website));
    expect(faults).toEqual([]);
  });

  it("describes the picture that it is shared with as the page itself does", () => {
    const home = pageAt(pages, "/");
    expect(pages.flatMap((page) => wordFaults(page, home))).toEqual([]);
  });

  it("that is gone takes its social image with it", () => {
    expect(strayPictures(pages, files, website)).toEqual([]);
  });
});

describe("A social image is reported if it", () => {
  const path = `/areas/${first(areas).slug}`;
  const good: PictureFile = { format: "jpeg", width: 1200, height: 630, bytes: 60_000 };
  const faultsOf = (file: PictureFile) =>
    socialImageFaults(pageAt(pages, path), new Map([[`/share${path}.jpg`, file]]), website);

  it.each([
    ["is too small", { ...good, width: 600 }, "shares a picture of 600×630"],
    ["is too heavy", { ...good, bytes: 122_880 }, "shares a picture of 122880 bytes"],
    [
      "is in a format that some messengers do not show",
      { ...good, format: "webp" },
      "shares a picture in the format webp",
    ],
  ])("%s", (_what, file, fault) => {
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf(file)).toEqual([fault]);
  });

  it("is described as another picture", () => {
    const page = brokenPage(pages, path, /(og:image:alt" content=")[^"]*/, "$1None of them");
    expect(wordFaults(page, pageAt(pages, "/"))).toEqual([`${path} describes 'None of them'`]);
  });

  it("is not there", () => {
    expect(socialImageFaults(pageAt(pages, "/"), new Map(), website)).toEqual([
      `shares ${website}/share/home.jpg, which is not there`,
    ]);
  });

  it("belongs to a page that is gone", () => {
    const more = new Map([...files, ["/share/areas/gone.jpg", good]]);
    expect(strayPictures(pages, more, website)).toEqual(["/share/areas/gone.jpg"]);
  });
});
