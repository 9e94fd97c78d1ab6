import { dateLegalTexts } from "../../../src/cms/browser/date-legal-texts";
import type { Decap } from "../../../src/cms/browser/decap";
import { schemaAddress } from "../../../src/content/derived/schema-files";

type Listener = Parameters<Decap["registerEventListener"]>[0];

/** What is saved of an entry that was written on a day. */
async function saved(data: Map<string, unknown>) {
  const listeners: Listener[] = [];
  const cms = { registerEventListener: (listener: Listener) => void listeners.push(listener) };
  dateLegalTexts(cms, () => new Date("2027-03-04T12:00:00Z"));
  return listeners[0]?.handler({ entry: { toJS: () => ({}), get: () => data } });
}

describe("A text that is saved", () => {
  it("gets the day on which it was, where it is a legal one", async () => {
    const policy = new Map([
      ["$schema", schemaAddress("PrivacyPolicy")],
      ["updated", "2026-11-21"],
    ]);
    expect(await saved(policy)).toEqual(new Map([...policy, ["updated", "2027-03-04"]]));
  });

  it("is left as it is, where it is another", async () => {
    expect(await saved(new Map([["$schema", schemaAddress("Area")]]))).toBeUndefined();
  });
});
