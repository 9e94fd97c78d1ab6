import { spawnSync } from "node:child_process";
import { findChromium } from "../../../tools/chromium/chromium";

jest.mock("node:child_process", () => ({ spawnSync: jest.fn() }));
jest.mock("@sparticuz/chromium", () => ({
  __esModule: true,
  default: { executablePath: async () => "/tmp/chromium" },
}));

const before = { ...process.env };
beforeEach(() => {
  delete process.env.CHROMIUM_PATH;
});
afterEach(() => {
  process.env = { ...before };
});

/** Makes these the only browsers that run on this machine. */
const runOnly = (...paths: string[]) =>
  jest.mocked(spawnSync).mockImplementation((path) => Object({ status: paths.includes(path) ? 0 : 1 }));

it("CHROMIUM_PATH chooses the browser of the browser tests", async () => {
  process.env.CHROMIUM_PATH = "/opt/chrome";
  expect(await findChromium()).toBe("/opt/chrome");
});

it("Browser tests run in the system's Chromium where there is one", async () => {
  runOnly("/usr/bin/chromium", "/tmp/chromium");
  expect(await findChromium("linux")).toBe("/usr/bin/chromium");
});

it("Browser tests run in npm's Chromium where the system has none", async () => {
  runOnly("/tmp/chromium");
  expect(await findChromium("linux")).toBe("/tmp/chromium");
});

it("There is no browser where npm's Chromium does not run either", async () => {
  runOnly();
  expect(await findChromium("linux")).toBeUndefined();
});
