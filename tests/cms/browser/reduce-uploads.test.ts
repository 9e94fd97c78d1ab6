import { waitFor } from "@testing-library/react";
import { reduceUploads } from "../../../src/cms/browser/reduce-uploads";

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

const alerts = jest.fn();
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

const settled = () =>
  waitFor(() => expect(passedOn.mock.calls.length + alerts.mock.calls.length).toBeGreaterThan(0));
const firstPassedOn = (): File[] => passedOn.mock.calls[0]?.[0] ?? [];

beforeAll(() => {
  Object.assign(globalThis, { createImageBitmap: sizeOf, OffscreenCanvas: Canvas, DataTransfer: Transfer });
  window.alert = alerts;
  reduceUploads(document);
});
beforeEach(() => {
  for (const seen of [alerts, passedOn, drawn]) seen.mockClear();
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

  it("is refused where it is too small, in words that say what to choose", async () => {
    choose([picture("small.jpg", "1199x900")]);
    await settled();
    expect(alerts.mock.calls).toEqual([
      ["small.jpg is 1199 pixels wide. Choose a picture of at least 1200 pixels."],
    ]);
    expect(passedOn).not.toHaveBeenCalled();
  });

  it("is refused where the browser cannot read it, such as a phone's own format", async () => {
    choose([picture("IMG_1.HEIC", "", "image/heic")]);
    await settled();
    expect(alerts.mock.calls).toEqual([
      ["IMG_1.HEIC cannot be read here. Choose a picture in JPEG, PNG or WebP."],
    ]);
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

  it("are refused together where one is too small", async () => {
    choose([picture("a.jpg", "3000x2000"), picture("b.jpg", "800x600")]);
    await settled();
    expect(alerts).toHaveBeenCalledTimes(1);
    expect(passedOn).not.toHaveBeenCalled();
  });
});

describe("Anything else", () => {
  it("is passed on as it is where it is no picture", async () => {
    const file = new File(["{}"], "notes.json", { type: "application/json" });
    choose([file]);
    await settled();
    expect(firstPassedOn()[0]).toBe(file);
  });

  it("is passed on at once where it is no choice of files", () => {
    choose([], "text");
    expect(passedOn).toHaveBeenCalledTimes(1);
  });
});
