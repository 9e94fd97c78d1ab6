import { type MarkedPart, markedParts } from "../../src/content/derived/demo-marks";
import { fieldName, isRecord } from "../../src/content/fields/value-path";
import { type ParsedFile, parseContentFile } from "../../src/content/reading/parse-content-file";
import type { ContentFile } from "../../src/content/reading/read-content-files";
import { validEntries } from "../../src/content/reading/valid-entries";
import type { ContentTypeName } from "../../src/content/types/content-types";
import type { Demonstration } from "../../src/content/types/demonstration";

/** The fields of each type that another firm has to write for itself, and those that it may keep in the same town. */
const marked: Partial<Record<ContentTypeName, Partial<Record<"own" | "local", RegExp>>>> = {
  Company: {
    own: /^(name|latitude|longitude|claims|otherHours|serviceRadius|priceRange)\b/,
    local: /^(address\.region|serviceArea)/,
  },
  HomePage: { own: /^(hero\.picture\.image|hero\.guarantee|about\.claims)/ },
  CompanyPage: { own: /^slug$/ },
  Project: { own: /^(title|description|seo|room|tile|work|pictures\.image|beforeAndAfter\.\w+\.image)/ },
  Rate: { own: /^sources/ },
  PriceExample: { own: /^source/ },
  Area: { local: /^(?!(order|latitude|longitude|neighbours|house|project|postcodes)$)/ },
  AdditionalAreas: { local: /./ },
  PostcodeCheck: { local: /^places\.name/ },
};

/** The demonstration's content, in which its names are written by hand, with the marks of everything else that is its own. */
export function chooseMarks(files: readonly ContentFile[]): Demonstration {
  const parsed = files.flatMap((file) => parseContentFile(file).parsed ?? []);
  const [written] = validEntries(files, "Demonstration");
  const { firm = [], town = [], trade = [] } = written ?? {};
  const places = parsed.flatMap(({ type, content }) =>
    type === "Area" && isRecord(content) ? String(content.name) : [],
  );
  const isOf = (list: "own" | "local", { type }: ParsedFile, { path, text, description }: MarkedPart) => {
    const field = fieldName(path.filter((step) => typeof step === "string"));
    const pattern = marked[type]?.[list];
    if (pattern) return pattern.test(field) && !/\.(icon|focus|kind|validUntil)$/.test(field);
    const isText = description.use === "text" || description.use === "copy";
    return list === "local" && isText && places.some((place) => text.includes(place));
  };
  const marksOf = (list: "own" | "local") =>
    parsed.flatMap((file) => markedParts(file).flatMap((part) => (isOf(list, file, part) ? part.mark : [])));
  const own = [...new Set(marksOf("own"))].sort();
  return {
    firm,
    town,
    trade,
    own,
    local: [...new Set(marksOf("local"))].filter((mark) => !own.includes(mark)).sort(),
  };
}
