/** @jest-environment node */
import { cp, readFile, symlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { onPreBootstrap, onPreInit } from "../../../src/gatsby/valid-content";
import { fixtureFolder } from "../../support/fixture";
import { temporaryFolder } from "../../support/temporary-folder";

interface Panic {
  id: string;
  context: { message: string };
}

const home = process.cwd();
const environment = process.env;
let site: string;

/** Each test has a site with the fixture's content in a new folder. */
beforeEach(async () => {
  site = temporaryFolder();
  await cp(fixtureFolder, join(site, "data"), {
    recursive: true,
    filter: (path) => !path.endsWith("images"),
  });
  await symlink(join(fixtureFolder, "images"), join(site, "data/images"));
  process.env = { NODE_ENV: "production" };
  process.chdir(site);
});

afterEach(async () => {
  process.chdir(home);
  process.env = environment;
});

async function change(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(join("data", file), "utf8");
  expect(text).toContain(from);
  await writeFile(join("data", file), text.replace(from, to));
}

type Hook<Args> = (args: Args, options: { plugins: [] }, callback: () => void) => unknown;

/** Runs one of our hooks with a fake reporter, the only part of Gatsby that it uses. */
async function run<Args>(hook: Hook<Args> | undefined, reporter: object): Promise<void> {
  const args: Args = Object.assign(Object.create(null), { reporter });
  await hook?.(args, { plugins: [] }, () => undefined);
}

async function panics(): Promise<Panic[]> {
  const panic = jest.fn<void, [Panic]>();
  await run(onPreBootstrap, { panic });
  return panic.mock.calls.map(([stopped]) => stopped);
}

it("Content without errors lets the demonstration be built, although it has no mail service", async () => {
  expect(await panics()).toEqual([]);
});

it("Errors in the content stop the build, and one message lists them all", async () => {
  await change("areas/chelsea.json", '"SW3"', '"sw3"');
  await change("services/floor-tiling.json", '"order": 1', '"order": "second"');
  const [stopped, ...more] = await panics();
  expect(stopped?.context.message).toMatch(/^The content has 2 errors in 2 files:/);
  expect(stopped?.context.message).toContain("data/areas/chelsea.json");
  expect(stopped?.context.message).toContain("data/services/floor-tiling.json");
  expect(more).toEqual([]);
});

describe("A detail that only the owner knows", () => {
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

it("Gatsby prints the message that stops the build unchanged", async () => {
  await change("areas/chelsea.json", '"SW3"', '"sw3"');
  const setErrorMap = jest.fn();
  await run(onPreInit, { setErrorMap });
  const [stopped] = await panics();
  const entry = setErrorMap.mock.calls[0]?.[0][stopped?.id ?? ""];
  expect(entry).toMatchObject({ level: "ERROR", category: "USER" });
  expect(entry.text({ message: "As written." })).toBe("As written.");
});
