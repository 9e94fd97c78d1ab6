import { phoneFormats } from "../values/phone-formats";
import { fillFacts, missingFacts } from "../values/placeholders";
import { type Resolver, resolver } from "./create-resolver";

type Source = Readonly<Record<string, unknown>>;

/** The resolvers of the directives that the content's GraphQL types name: `@filled`, `@phoneNumber`. */
export const directiveResolvers: Readonly<Record<string, Resolver>> = {
  /** Fills the company's facts into a text. A list loses each row whose text names a fact that the company lacks. */
  filled: resolver(["facts"], (source: Source, { facts }, fieldName) => {
    const value = source[fieldName];
    if (!Array.isArray(value)) return withFacts(value, facts);
    return value.filter((row) => isComplete(row, facts)).map((row) => withFacts(row, facts));
  }),
  /** Gives every format of a stored telephone number. */
  phoneNumber: resolver([], (source: Source, _context, fieldName) => {
    const number = source[fieldName];
    return typeof number === "string" ? phoneFormats(number) : null;
  }),
};

type Facts = Readonly<Record<string, string>>;

/** Any other value than a text stays as it is. */
const withFacts = (value: unknown, facts: Facts): unknown =>
  typeof value === "string" ? fillFacts(value, facts) : value;

/** True if the company has every fact that a row names: the row itself, or one of its texts. */
function isComplete(row: unknown, facts: Facts): boolean {
  const texts = typeof row === "string" ? [row] : Object.values(Object(row));
  return texts.every((text) => typeof text !== "string" || missingFacts(text, facts).length === 0);
}
