/** @jest-environment node */
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitUntilMended } from "../../../src/gatsby/node/develop-tools";
import {
  checkEnvironment,
  onPreBootstrap,
  onPreInit,
} from "../../../src/gatsby/node/stop-on-invalid-content";
import { contentFolder } from "../../content/valid-content";
import { runHook } from "./run-hook";

jest.mock("../../../src/gatsby/node/develop-tools", () => ({
  waitUntilMended: jest.fn(async () => undefined),
}));

interface Panic {
  id: string;
  context: { message: string };
}

const home = process.cwd();
const environment = process.env;
let site: string;

/** The site is one with the fixture's content, in a folder of its own. */
beforeEach(async () => {
  site = await mkdtemp(join(tmpdir(), "stop-on-errors-"));
  await cp(contentFolder, join(site, "data"), {
    recursive: true,
    filter: (path) => !path.endsWith("images"),
  });
  await symlink(join(contentFolder, "images"), join(site, "data/images"));
  process.env = { NODE_ENV: "production" };
  process.chdir(site);
});

afterEach(async () => {
  process.chdir(home);
  process.env = environment;
  await rm(site, { recursive: true });
});

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join("data", file), "utf8");
  expect(text).toContain(from);
  await writeFile(join("data", file), text.replace(from, to));
}

async function panics(): Promise<Panic[]> {
  const panic = jest.fn<void, [Panic]>();
  const store = { getState: () => ({ program: { port: 8123, host: "localhost" } }) };
  await runHook(onPreBootstrap, { reporter: { panic }, store });
  return panic.mock.calls.map(([stopped]) => stopped);
}

it("Content without errors lets the demonstration be built, although it has no mail service", async () => {
  expect(await panics()).toEqual([]);
});

it("Errors in the content stop the build, all of them at once", async () => {
  await change("areas/chelsea.json", '"SW3"', '"sw3"');
  await change("services/floor-tiling.json", '"order": 1', '"order": "second"');
  const [stopped, ...more] = await panics();
  expect(stopped?.context.message).toMatch(/^The content has 2 errors in 2 files:/);
  expect(stopped?.context.message).toContain("data/areas/chelsea.json");
  expect(stopped?.context.message).toContain("data/services/floor-tiling.json");
  expect(more).toEqual([]);
});

it("npm start waits for the content to be mended before anything is built from it", async () => {
  process.env = { NODE_ENV: "development" };
  jest.mocked(waitUntilMended).mockImplementationOnce(() => change("areas/chelsea.json", '"sw3"', '"SW3"'));
  await change("areas/chelsea.json", '"SW3"', '"sw3"');
  expect(await panics()).toEqual([]);
  expect(waitUntilMended).toHaveBeenLastCalledWith(8123, "localhost", expect.any(Function));
});

describe("What only the owner knows", () => {
  beforeEach(() => change("company.json", "https://obrien-soehne.example", "https://tilers.co.uk"));

  it("may be missing while the site is developed", async () => {
    process.env = { NODE_ENV: "development" };
    expect(await panics()).toEqual([]);
  });

  it("stops the publication of a real site without it, in one message with the other settings", async () => {
    const [stopped, ...more] = await panics();
    expect(stopped?.context.message).toContain("legal.postalAddress: Postal address is missing");
    expect(stopped?.context.message).toContain("missing: GATSBY_EMAILJS_PUBLIC_KEY");
    expect(more).toEqual([]);
  });
});

it.each([
  ["content", () => change("areas/chelsea.json", '"SW3"', '"sw3"')],
  ["settings", async () => Object.assign(process.env, { GATSBY_EMAILJS_SERVICE_ID: "a-service" })],
])("The message that stops the build is printed as it is written: %s", async (_about, makeError) => {
  await makeError();
  const setErrorMap = jest.fn();
  await runHook(onPreInit, { reporter: { setErrorMap } });
  const [stopped] = await panics();
  const entry = setErrorMap.mock.calls[0]?.[0][stopped?.id ?? ""];
  expect(entry).toMatchObject({ level: "ERROR", category: "USER" });
  expect(entry.text({ message: "As written." })).toBe("As written.");
});

const complete = {
  GATSBY_EMAILJS_PUBLIC_KEY: "a-public-key",
  GATSBY_EMAILJS_SERVICE_ID: "a-service",
  GATSBY_EMAILJS_TEMPLATE_ID: "a-template",
};
const realSite = "https://www.tilers.co.uk";
const demoSite = "https://londontiling.example";

describe("The settings of the mail service", () => {
  it("are enough when all three are there", () => {
    expect(checkEnvironment(complete, realSite, true)).toBeUndefined();
  });

  it.each([realSite, demoSite])("are wrong anywhere when only some are there: %s", (site) => {
    const some = { ...complete, GATSBY_EMAILJS_SERVICE_ID: "" };
    for (const production of [true, false])
      expect(checkEnvironment(some, site, production)).toContain("missing: GATSBY_EMAILJS_SERVICE_ID");
  });

  it.each([
    ["a blank", " "],
    ["quotation marks around it", '"abc123"'],
    ["single quotation marks around it", "'abc123'"],
    ["a space before it", " abc123"],
    ["the end of a Windows line", "abc123\r"],
    ["an invisible character", "abc123\u200b"],
    ["the sample of a manual", "your_public_key"],
    ["the sample in capitals", "YOUR-SERVICE-ID"],
    ["the sample of an id", "service_xxxxxxx"],
    ["its own name", "template_id"],
    ["a whole assignment", "GATSBY_EMAILJS_PUBLIC_KEY=abc123"],
    ["angle brackets", "<abc123>"],
  ])("are wrong with %s, and the message names the setting and shows the value", (_what, value) => {
    for (const name of Object.keys(complete))
      for (const site of [realSite, demoSite])
        expect(checkEnvironment({ ...complete, [name]: value }, site, true)).toContain(
          `  ${name} is ${JSON.stringify(value)}: expected the letters`,
        );
  });

  it.each([
    "vXw-3_kLmN0pQrStU",
    "user_Ab12Cd34",
    "service_k2x9xxq",
    "gmail",
    "default_service",
    "template_1a2b3c",
  ])("may be any id that EmailJS gives: %s", (value) => {
    for (const name of Object.keys(complete))
      expect(checkEnvironment({ ...complete, [name]: value }, realSite, true)).toBeUndefined();
  });

  it.each([
    ["GATSBY_EMAILJS_ORIGIN", "http://localhost:9000", "http://localhost:9000/"],
    ["GATSBY_EMAILJS_ORIGIN", "https://mail.example.com", "mail.example.com"],
    ["GATSBY_EMAILJS_BLOCK_HEADLESS", "true", "yes"],
    ["GATSBY_EMAILJS_BLOCK_HEADLESS", "false", "true "],
  ])("that may be left out have a form, too: %s may be %s and not %s", (name, right, wrong) => {
    expect(checkEnvironment({ ...complete, [name]: right }, realSite, true)).toBeUndefined();
    expect(checkEnvironment({ ...complete, [name]: wrong }, realSite, true)).toContain(name);
    expect(checkEnvironment({ [name]: wrong }, demoSite, false)).not.toContain("missing:");
  });

  it("may be left out altogether while developing", () => {
    expect(checkEnvironment({}, realSite, false)).toBeUndefined();
  });

  it("tell what to do about it, all at once", () => {
    expect(checkEnvironment({}, realSite, true)).toBe(
      [
        "A site for https://www.tilers.co.uk must know its mail service, or every quote request would be lost.",
        "  missing: GATSBY_EMAILJS_PUBLIC_KEY",
        "  missing: GATSBY_EMAILJS_SERVICE_ID",
        "  missing: GATSBY_EMAILJS_TEMPLATE_ID",
        "Set them in the environment or in a file named .env.production; .env.example describes each.",
      ].join("\n"),
    );
  });
});

describe("A site without any mail settings", () => {
  it.each([
    "https://londontiling.example",
    "https://www.londontiling.example",
    "https://example.com",
    "https://www.example.org",
    "https://tiles.test",
    "https://tiles.invalid",
    "http://localhost:8000",
  ])("may be built for a domain on which nobody can receive a request: %s", (website) => {
    expect(checkEnvironment({}, website, true)).toBeUndefined();
  });

  it.each([
    "https://tilers.co.uk",
    "https://my-example.com",
    "https://example.com.tilers.co.uk",
    "https://latest",
    "https://example.london",
  ])("may not be built for a domain that customers can reach: %s", (website) => {
    expect(checkEnvironment({}, website, true)).toContain(website);
  });
});
