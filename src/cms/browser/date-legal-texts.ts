import { schemaAddress } from "../../content/derived/schema-files";
import { londonDay } from "../../content/rules/london-day";
import type { Decap } from "./decap";

/** Gives a legal text that is saved the day on which it was: it says on its page when it last changed. */
export function dateLegalTexts(
  cms: Pick<Decap, "registerEventListener">,
  now: () => Date = () => new Date(),
): void {
  const legal = [schemaAddress("PrivacyPolicy"), schemaAddress("TermsOfService")];
  cms.registerEventListener({
    name: "preSave",
    handler: async ({ entry }) => {
      const data = entry.get("data");
      if (!isMap(data) || !legal.some((address) => address === data.get("$schema"))) return undefined;
      return data.set("updated", londonDay(now()));
    },
  });
}

/** An immutable map, as Decap keeps an entry's data. */
interface ImmutableMap {
  get(name: string): unknown;
  set(name: string, value: unknown): unknown;
}

function isMap(value: unknown): value is ImmutableMap {
  return typeof value === "object" && value !== null && "get" in value && "set" in value;
}
