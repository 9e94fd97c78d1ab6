import "@testing-library/jest-dom";
import { screen, waitFor } from "@testing-library/dom";
import { reduceUploads } from "../../../../src/cms/browser/uploads/reduce-uploads";

const drawn = jest.fn();

/** jsdom reads and draws no pictures; a picture's size stands in its text. */
class Canvas {
  constructor(
    readonly width: number,
    readonly height: number,
  ) {}
  getContext() {
    return { drawImage: (_picture: unknown, _x: number, _y: number, ...size: number[]) => drawn(size) };
  }
  async convertToBlob({ type }: { type: string }) {
    return new Blob([`${this.width}x${this.height}`], { type });
  }
}

class Transfer {
  readonly files: File[] = [];
  readonly items = { add: (file: File) => this.files.push(file) };
}

async function sizeOf(file: File): Promise<{ width: number; height: number }> {
  const [width = 0, height = 0] = (sizes.get(file) ?? "").split("x").map(Number);
  if (width === 0) throw new Error("The source image could not be decoded.");
  return { width, height };
}

const sizes = new Map<File, string>();

function picture(name: string, size: string, type = "image/jpeg"): File {
  const file = new File([size], name, { type });
  sizes.set(file, size);
  return file;
}

const passedOn = jest.fn();

/** A file input, as Decap makes one, whose choice reaches Decap. */
function choose(files: File[], type = "file"): void {
  const input = Object.assign(document.createElement("input"), { type });
  let chosen: readonly File[] = files;
  Object.defineProperty(input, "files", { get: () => chosen, set: (next) => (chosen = next) });
  input.addEventListener("change", () => passedOn(chosen));
  document.body.append(input);
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

const settled = () => waitFor(() => expect(passedOn).toHaveBeenCalled());
const said = () => screen.findByRole("alert");
const firstPassedOn = (): File[] => passedOn.mock.calls[0]?.[0] ?? [];

beforeAll(() => {
  Object.assign(globalThis, { createImageBitmap: sizeOf, OffscreenCanvas: Canvas, DataTransfer: Transfer });
  reduceUploads(document);
});
beforeEach(() => {
  for (const seen of [passedOn, drawn]) seen.mockClear();
  document.body.replaceChildren();
});

describe("A picture that is chosen for upload", () => {
  it("is made 2400 pixels wide where it is wider, in the same shape", async () => {
    choose([picture("On The Wall.PNG", "4000x3000", "image/png")]);
    await settled();
    const [file] = firstPassedOn();
    expect([file?.name, file?.type]).toEqual(["On The Wall.jpg", "image/jpeg"]);
    expect(drawn).toHaveBeenCalledWith([2400, 1800]);
  });

  it.each(["2400x1600", "1200x900", "1600x4000"])(
    "is left as it is where it is wide enough: %s",
    async (size) => {
      const file = picture("a.webp", size, "image/webp");
      choose([file]);
      await settled();
      expect(firstPassedOn()[0]).toBe(file);
      expect(drawn).not.toHaveBeenCalled();
    },
  );

  it("becomes JPEG where the browser can read it but a site cannot show it: HEIC in Safari", async () => {
    choose([picture("IMG_1.HEIC", "1600x1200", "image/heic")]);
    await settled();
    expect([firstPassedOn()[0]?.name, firstPassedOn()[0]?.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
    expect(drawn).toHaveBeenCalledWith([1600, 1200]);
  });

  it.each([
    [
      "too small",
      picture("small.jpg", "1199x900"),
      "small.jpg is 1199 pixels wide. Choose a picture of at least 1200 pixels.",
    ],
    ["a phone's own format", picture("IMG_1.HEIC", ""), "in the iPhone's own format (HEIC)"],
    ["damaged", picture("a.png", "", "image/png"), "a.png cannot be read here: it may be damaged."],
    ["no picture", picture("notes.pdf", "", "application/pdf"), "notes.pdf is no picture."],
  ])("is refused on the screen where it is %s, in words that say what to do", async (_why, file, words) => {
    choose([file]);
    expect(await said()).toHaveTextContent(words);
    expect(passedOn).not.toHaveBeenCalled();
  });

  it("reaches Decap once", async () => {
    choose([picture("a.jpg", "3000x2000")]);
    await settled();
    expect(passedOn).toHaveBeenCalledTimes(1);
  });
});

describe("Several files that are chosen at once", () => {
  it("are reduced each by itself, in their order", async () => {
    const small = picture("b.jpg", "1300x900");
    choose([picture("a.jpg", "3000x2000"), small]);
    await settled();
    expect(firstPassedOn().map(({ name }) => name)).toEqual(["a.jpg", "b.jpg"]);
    expect(firstPassedOn()[1]).toBe(small);
  });

  it("are taken without those that are refused, each of which is named", async () => {
    choose([picture("a.jpg", "3000x2000"), picture("b.jpg", "800x600"), picture("c.heic", "")]);
    await settled();
    expect(firstPassedOn().map(({ name }) => name)).toEqual(["a.jpg"]);
    expect(await said()).toHaveTextContent(/^b\.jpg is 800 .* c\.heic is in/);
  });
});

describe("Anything else", () => {
  it("is passed on at once where it is no choice of files", () => {
    choose([], "text");
    expect(passedOn).toHaveBeenCalledTimes(1);
  });
});
