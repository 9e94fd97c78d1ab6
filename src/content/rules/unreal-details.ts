import type { FieldUse } from "../fields/field-descriptions";
import { fieldLabel, fieldsIn } from "../fields/find-fields";
import { parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import type { ValidationError } from "../reading/validation-error";
import { fieldName } from "../values/value-path";

/** A web or email address whose host nobody can register: https://www.rfc-editor.org/rfc/rfc2606 */
const reservedHost =
  /^(?:https?:\/\/|[^/]*@)(?:[^/?#]*\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)(?:[:/?#]|$)/;

/** True if the site's address has a reserved host: the site is a demonstration. */
export const isDemonstration = (website: string): boolean => reservedHost.test(website);

/**
 * Numbers that Ofcom keeps for films and plays:
 * https://www.ofcom.org.uk/phones-and-broadband/phone-numbers/numbers-for-drama
 */
const dramaNumber =
  /^\+44(7700900|1632960|1(?:1[3-8]|[2-6]1)4960|1914980|2079460|2896496|2920180|8081570|9098790|3069990)\d{3}$/;

/** A text of the starter. Its words in brackets say what to write in its place. */
const inBrackets = [/^\[/, "is still the starter's"] as const;

/** The starter's coordinates: 55° north, 1° east. */
const atSea = "is still the starter's: it is out at sea";

/** A pattern of values that no real firm has, and the end of a sentence that says why. */
type Unreal = readonly [value: RegExp, why: string];

const unrealByUse: Readonly<Partial<Record<FieldUse, Unreal>>> = {
  text: inBrackets,
  textWithFacts: inBrackets,
  slug: [/^your-/, "is still the starter's: choose the end of the page's address"],
  postcode: [/^ZZ/, "is a postcode that no place has"],
  link: [reservedHost, "is an address that nobody can have"],
  phone: [dramaNumber, "is a made-up number: nobody answers it"],
  email: [reservedHost, "is made up: requests would reach nobody"],
};

const unrealByName: Readonly<Record<string, Unreal>> = {
  latitude: [/^55$/, atSea],
  longitude: [/^1$/, atSea],
};

/** Lists the details that no real firm has: the starter's, and those that are reserved for examples. */
export function unrealDetails(files: readonly ContentFile[]): ValidationError[] {
  return files.flatMap((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return [];
    const { path: name, schema, content } = parsed;
    return fieldsIn(schema, content).flatMap(({ path, description: { use }, value }) => {
      const unreal = use ? unrealByUse[use] : unrealByName[String(path.at(-1))];
      const [pattern, why] = unreal ?? [];
      if (typeof value === "object" || !pattern?.test(String(value))) return [];
      const [instruction] = /^\[[^\]]*\]?/.exec(String(value)) ?? [];
      return {
        file: name,
        field: fieldName(path),
        message: `${fieldLabel(schema, path)} ${why}${instruction ? `: ${instruction}` : "."}`,
      };
    });
  });
}
