/** @jest-environment node */
import { findChromium, majorVersion, newest } from "../../../tools/chromium/chromium";

const bundled = { path: "" };

jest.mock("@sparticuz/chromium", () => ({
  __esModule: true,
  default: { executablePath: async () => bundled.path },
}));

const before = { ...process.env };
beforeEach(() => {
  delete process.env.CHROMIUM_PATH;
});
afterEach(() => {
  process.env = { ...before };
});

describe("The browser of the browser tests", () => {
  it("is the one that is named in CHROMIUM_PATH", async () => {
    process.env.CHROMIUM_PATH = process.execPath;
    expect(await findChromium()).toMatchObject({ path: process.execPath });
  });

  it("is the newest of those that run, npm's or the system's", () => {
    const npm = { path: "npm", version: 147 };
    const system = { path: "system", version: 156 };
    expect(newest([system, npm])).toEqual(system);
    expect(newest([npm, system])).toEqual(system);
    expect(newest([npm, { path: "system", version: undefined }])).toEqual(npm);
    expect(newest([{ path: "npm", version: undefined }])).toBeUndefined();
  });

  it.each([
    ["is not there", "/no/such/file"],
    ["was unpacked in part only", __filename],
    ["fails", "/bin/false"],
  ])("is another one, or none, if npm's %s", async (_what, path) => {
    bundled.path = path;
    expect((await findChromium("linux"))?.path).not.toBe(path);
  });

  it.each([
    ["darwin", "Chrome", "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["darwin", "Edge", "/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge"],
    ["win32", "Edge", expect.stringContaining("msedge.exe")],
  ] as const)("is on %s an installed %s", async (platform, name, path) => {
    const found = await findChromium(platform, (file) => String(file).includes(name));
    expect(found).toMatchObject({ path });
  });

  it("is none where nothing is installed", async () => {
    expect(await findChromium("win32", () => false)).toBeUndefined();
  });

  it.each([
    ["Chromium 156.0.8078.108 built on Debian GNU/Linux 12 (bookworm)", 156],
    ["Google Chrome 152.0.7900.12 ", 152],
    ["HeadlessChrome/147.0.7700.0", 147],
    ["command not found", undefined],
  ])("has a major version: %s", (printed, version) => {
    expect(majorVersion(printed)).toBe(version);
  });
});
