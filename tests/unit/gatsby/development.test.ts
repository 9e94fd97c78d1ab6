import { rm } from "node:fs/promises";
import { join } from "node:path";
import { watchContent } from "../../../src/gatsby/development";
import { copyData } from "../../support/data-copy";
import { set } from "../../support/fixture-edits";

let copy: Awaited<ReturnType<typeof copyData>>;

beforeEach(async () => {
  copy = await copyData();
});

/** Does one thing after the other, with a check after each, and returns what the terminal shows. */
async function saidDuring(...deeds: (() => Promise<void>)[]): Promise<string[]> {
  const printed: string[] = [];
  async function* ticks() {
    for (const deed of deeds) yield await deed();
  }
  await watchContent(copy.data, ticks(), (text) => printed.push(text));
  return printed;
}

const leaveAsItIs = async () => undefined;
const damage = () => copy.write(set("areas/chelsea.json", "postcodes", ["<sw3>"]));
const mend = () => copy.write();
const remove = () => rm(join(copy.data, "company.json"));

describe("While npm start runs", () => {
  it("the terminal reports an invalid file once, with field and advice, and its repair once", async () => {
    const printed = await saidDuring(damage, leaveAsItIs, mend, leaveAsItIs);
    expect(printed).toEqual([
      expect.stringContaining("data/areas/chelsea.json (in the editor: Areas › Chelsea)"),
      "The content is in order again.",
    ]);
    expect(printed[0]).toMatch(/\n {2}postcodes\.0: Postcode district/);
  });

  it("reports that a required file was removed", async () => {
    expect(await saidDuring(remove)).toEqual([expect.stringContaining("data/company.json")]);
  });

  it("the terminal stays silent about valid content", async () => {
    expect(await saidDuring(leaveAsItIs, leaveAsItIs)).toEqual([]);
  });

  it("a folder that cannot be read for a moment does not stop the checks", async () => {
    const { data } = copy;
    const printed = await saidDuring(() => rm(data, { recursive: true }));
    expect(printed).toEqual([]);
  });
});
