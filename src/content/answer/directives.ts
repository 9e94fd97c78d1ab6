import { phoneFormats } from "../values/phone-formats";
import { fillFacts } from "../values/placeholders";
import { type Resolver, resolver } from "./create-resolver";

type Source = Readonly<Record<string, unknown>>;

/** The resolvers of the directives that the content's GraphQL types name: `@filled`, `@phoneNumber`. */
export const directiveResolvers: Readonly<Record<string, Resolver>> = {
  /** Fills company facts into text. Drops rows of a list that name a fact which the company lacks. */
  filled: resolver(["facts"], (source: Source, { facts }, fieldName) => {
    const value = source[fieldName];
    return Array.isArray(value)
      ? value.map((text) => withFacts(text, facts)).filter((text) => text !== "")
      : withFacts(value, facts);
  }),
  /** Gives every format of a stored telephone number. */
  phoneNumber: resolver([], (source: Source, _context, fieldName) => {
    const number = source[fieldName];
    return typeof number === "string" ? phoneFormats(number) : null;
  }),
};

/** Fills the company's facts into a text. Any other value stays as it is. */
const withFacts = (value: unknown, facts: Readonly<Record<string, string>>): unknown =>
  typeof value === "string" ? fillFacts(value, facts) : value;
