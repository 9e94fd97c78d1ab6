/** @jest-environment node */
import { chromiumPath } from "../../../tools/chromium/chromium";

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
    process.env.CHROMIUM_PATH = "/opt/my-chromium";
    bundled.path = process.execPath;
    expect(await chromiumPath()).toBe("/opt/my-chromium");
  });

  it("is the one that npm brought, if it runs here", async () => {
    bundled.path = process.execPath;
    expect(await chromiumPath()).toBe(process.execPath);
  });

  it.each([
    ["is not there", "/no/such/file"],
    ["was unpacked in part only", __filename],
    ["fails", "/bin/false"],
  ])("is another one, or none, if npm's %s", async (_what, path) => {
    bundled.path = path;
    const chosen = await chromiumPath().catch((error: Error) => error.message);
    expect(chosen).toMatch(/^\/usr\/bin\/|^No Chromium runs here/);
  });
});
