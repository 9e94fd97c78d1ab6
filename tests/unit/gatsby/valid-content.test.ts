import { onPreBootstrap, onPreInit } from "../../../src/gatsby/valid-content";
import { copyData } from "../../support/data-copy";
import { set } from "../../support/fixture-edits";

interface Panic {
  id: string;
  context: { message: string };
}

const home = process.cwd();
const environment = process.env;
let copy: Awaited<ReturnType<typeof copyData>>;

beforeEach(async () => {
  copy = await copyData();
  process.env = { NODE_ENV: "production" };
  process.chdir(copy.folder);
});

afterEach(async () => {
  process.chdir(home);
  process.env = environment;
});

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
  await copy.write(
    set("areas/chelsea.json", "postcodes.0", "sw3"),
    set("services/floor-tiling.json", "order", "second"),
  );
  const [stopped, ...more] = await panics();
  expect(stopped?.context.message).toMatch(/^The content has 2 errors in 2 files:/);
  expect(stopped?.context.message).toContain("data/areas/chelsea.json");
  expect(stopped?.context.message).toContain("data/services/floor-tiling.json");
  expect(more).toEqual([]);
});

describe("A detail that only the owner knows", () => {
  beforeEach(() => copy.write(set("company.json", "website", "https://tilers.co.uk")));

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
  await copy.write(set("areas/chelsea.json", "postcodes.0", "sw3"));
  const setErrorMap = jest.fn();
  await run(onPreInit, { setErrorMap });
  const [stopped] = await panics();
  const entry = setErrorMap.mock.calls[0]?.[0][stopped?.id ?? ""];
  expect(entry).toMatchObject({ level: "ERROR", category: "USER" });
  expect(entry.text({ message: "As written." })).toBe("As written.");
});
