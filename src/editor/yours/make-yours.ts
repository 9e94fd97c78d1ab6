import { schemaAddress } from "../../content/derived/schema-files";
import { fieldName, valueAt } from "../../content/fields/value-path";
import { fileName } from "../../content/reading/file-path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { checkFacts } from "../../content/rules/check-facts";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Change, Content, TextChange } from "../change/change";
import { textAt, textChanges, writtenFiles } from "../change/changed-files";
import { contentText, replacedTexts, storedValue } from "../change/content-text";
import { contentOf, entriesIn } from "../change/entries";
import { PlainError } from "../change/plain-error";
import { coordinatesIn, slugOf } from "../words/tidy";
import { answerProblems } from "./answer-problems";
import type { Answers } from "./answers";
import { type Place, pastedAreas } from "./pasted-areas";

type Value = Record<string, unknown>;
type Entries = Readonly<Record<string, Value>>;

/** Types whose entries tell of the demonstration's own people, prices and houses. None of them can be another firm's. */
const demonstrationOnly: readonly ContentTypeName[] = [
  "Person",
  "Certificate",
  "Review",
  "Rate",
  "PriceExample",
  "House",
];

/** The change that makes the demonstration another firm's site. What it keeps of the demonstration's words, the start page lists. */
export function makeYours(content: Content, answers: Answers, pictures: readonly string[]): Change {
  const { firm, brand } = answers;
  const [problem] = answerProblems(content, answers);
  const middle = coordinatesIn(firm.place);
  if (problem || !middle) throw new PlainError(problem?.says ?? "Middle of the town needs two numbers.");
  const areas = areasIn(answers.areas, middle);
  const services = servicesOf(content, answers);
  const [firstService = ""] = Object.keys(services);
  const projects = projectsOf(content, answers, firstService);
  const own = { Area: areas, Service: services, Project: projects };
  const goes = new Set<ContentTypeName>([...demonstrationOnly, "Area", "Service", "Project"]);
  if (!answers.keepsDrawings) for (const type of ["Tile", "Cutaway"] as const) goes.add(type);

  const stays = content.files.filter(({ path }) => {
    const type = contentTypeOf(path);
    return !type || !goes.has(type);
  });
  const added = Object.entries(own).flatMap(([type, entries]) =>
    entryFiles(type as keyof typeof own, entries),
  );
  const slugs = (type: ContentTypeName) =>
    [...stays, ...added].filter(({ path }) => contentTypeOf(path) === type).map(({ path }) => fileName(path));
  const known = Object.fromEntries(
    (["Area", "Service", "Project", "House", "Rate", "Tile"] as const).map((type) => [type, slugs(type)]),
  );
  const {
    otherHours: _hours,
    notices: _notices,
    nextFreeStart: _start,
    ...company
  } = contentOf(textAt(content, "company.json"));
  const { landline: _landline, whatsapp: _whatsapp, insurance: _insurance, ...kept } = company;
  const { guaranteeSpecimen: _specimen, legal: _legal, ...details } = kept;
  const replaced: Readonly<Record<string, Value>> = {
    "company.json": {
      ...details,
      name: firm.name,
      ...(firm.website && { website: firm.website }),
      phone: firm.phone,
      email: firm.email,
      address: {
        ...Object(company.address),
        locality: firm.town,
        region: firm.region,
        regionCode: firm.regionCode,
      },
      ...middle,
      bounds: boundsOf([middle, ...Object.values(areas).map(placeOf)]),
      serviceArea: firm.town,
      openingHours: firm.openingHours,
      brand,
      claims: { yearsOfExperience: firm.yearsOfExperience, quoteWithin: firm.quoteWithin },
    },
    "redirects.json": { redirects: [] },
    "additional-areas.json": { names: [] },
    "postcode-check.json": { ...contentOf(textAt(content, "postcode-check.json")), places: [] },
    ...(!answers.keepsDrawings && {
      "pages/plan-your-tiles.json": {
        ...contentOf(textAt(content, "pages/plan-your-tiles.json")),
        presets: [],
        examples: [],
      },
    }),
  };
  const { houses: _houses, planner, ...home } = contentOf(textAt(content, "pages/home.json"));
  const keptPlanner = planner !== undefined && answers.keepsDrawings && { planner };
  const pages: typeof replaced = { ...replaced, "pages/home.json": { ...home, ...keptPlanner } };
  const files = [...stays, ...added].map((file) => {
    const type = contentTypeOf(file.path);
    const value = pages[file.path];
    const now = type && value ? { ...file, text: textOf(type, value) } : file;
    return withKnownReferences(now, known);
  });
  const written = writtenFiles(withoutLackingFacts(files));
  for (const { path } of content.files) if (!written.has(path)) written.set(path, undefined);
  return {
    title: `The site is ${firm.name}'s`,
    texts: textChanges(content, written),
    pictures: pictures.map((path) => ({ kind: "added", path })),
  };
}

/** 30 areas, 3 redirects go; 12 areas come: a change in the words of the editor's groups. */
export function changeInWords(content: Content, { texts }: Change): string {
  const counted = (paths: readonly string[], verb: string) => {
    const groups = paths.flatMap((path) => {
      const type = contentTypeOf(path);
      return type ? contentTypes[type].editor.label.toLowerCase() : [];
    });
    const parts = [...new Set(groups)].map((label) => {
      const count = groups.filter((one) => one === label).length;
      return `${count} ${count === 1 ? label : `${label}s`}`;
    });
    return parts.length > 0 ? `${parts.join(", ")} ${verb}` : [];
  };
  const redirects = valueAt(contentOf(textAt(content, "redirects.json")), ["redirects"]);
  const led = Array.isArray(redirects) && redirects.length > 0 ? `${redirects.length} redirects go` : [];
  const pathsOf = (some: readonly TextChange[]) => some.map(({ path }) => path);
  const gone = texts.filter(({ after }) => after === undefined);
  const added = texts.filter(({ before }) => before === undefined);
  const others = texts.length - gone.length - added.length;
  return [
    counted(pathsOf(gone), "go"),
    led,
    counted(pathsOf(added), "come"),
    others > 0 ? `${others} others change` : [],
  ]
    .flat()
    .join("; ");
}

const placeOf = ({ latitude, longitude }: Value): Place => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

function areasIn(lines: string, middle: Place): Entries {
  const areas = pastedAreas(lines).map(({ slug, name, postcodes, place = middle }) => {
    const introduction = `We work all over ${name} and the rest of ${postcodes.join(", ")}. Tell us about the job in a few words: we visit, measure and send a written quote.`;
    return { slug, name, postcodes, ...place, introduction };
  });
  return Object.fromEntries(areas.map((area) => [area.slug, area]));
}

/** The least box around all places, with a margin of some 15 kilometres. */
function boundsOf(places: readonly Place[]) {
  const north = places.map(({ latitude }) => latitude);
  const east = places.map(({ longitude }) => longitude);
  const rounded = (degrees: number) => Number(degrees.toFixed(2));
  return {
    south: rounded(Math.min(...north) - 0.15),
    north: rounded(Math.max(...north) + 0.15),
    west: rounded(Math.min(...east) - 0.25),
    east: rounded(Math.max(...east) + 0.25),
  };
}

function servicesOf(content: Content, { services }: Answers): Entries {
  const described = services.map(({ title, from, description, features = [] }, index) => {
    const words = contentOf(textAt(content, `services/${from}.json`));
    const isRenamed = words.title !== title;
    const { seoTitle: _title, seoDescription: _words, headline: _headline, ...rest } = words;
    return {
      ...(isRenamed ? rest : words),
      slug: slugOf(title),
      order: index + 1,
      title,
      ...(description && { description }),
      ...(features.length > 0 && { features }),
    };
  });
  return Object.fromEntries(described.map((service) => [service.slug, service]));
}

function projectsOf(content: Content, answers: Answers, service: string): Entries {
  const district = answers.firm.town;
  const own = answers.photographs.map(({ image, title, work }, index) => ({
    slug: slugOf(title),
    order: index + 1,
    title,
    service,
    district,
    work,
    kind: "photograph",
    pictures: [{ image: `../${image}` }],
  }));
  const titles = new Set(answers.services.map(({ title }) => slugOf(title)));
  const drawn = !answers.keepsDrawings
    ? []
    : entriesIn(content.files, "projects").map(({ path, slug }, index) => {
        const { area: _area, ...project } = contentOf(textAt(content, path));
        const isDone = titles.has(String(project.service));
        const order = own.length + index + 1;
        return { ...project, slug, order, district, ...(!isDone && { service }) };
      });
  return Object.fromEntries([...own, ...drawn].map((project) => [project.slug, project]));
}

const textOf = (type: ContentTypeName, value: Value) =>
  contentText({ $schema: schemaAddress(type), ...value });

const entryFiles = (type: "Area" | "Service" | "Project", entries: Entries): ContentFile[] =>
  Object.entries(entries).map(([slug, value]) => {
    return { path: `${contentTypes[type].place.folder}/${slug}.json`, text: textOf(type, value) };
  });

/** Removes references to entries that went. If every reference in a list was removed, the list gets the first existing entries instead. */
function withKnownReferences(
  file: ContentFile,
  known: Readonly<Record<string, readonly string[]>>,
): ContentFile {
  const { parsed } = parseContentFile(file);
  if (!parsed) return file;
  const content: unknown = contentOf(file.text);
  const value = storedValue(parsed.schema, content, (text, { description: { to }, path }) => {
    const existing = to && known[to];
    if (!existing || existing.includes(text)) return text;
    const [index, beside] = [path.at(-1), valueAt(content, path.slice(0, -1))];
    if (typeof index !== "number" || !Array.isArray(beside)) return undefined;
    return beside.some((one) => existing.includes(one)) ? undefined : existing[index];
  });
  return { ...file, text: textOf(parsed.type, Object(value)) };
}

/** Stands where a required text says nothing without a claim that the firm does not make. */
const withoutClaims = "Ask us: we work all over {serviceArea}, and answer in writing.";

function withoutLackingFacts(files: readonly ContentFile[]): ContentFile[] {
  const errors = checkFacts(files.flatMap((file) => parseContentFile(file).parsed ?? []));
  return files.map((file) => {
    const fields = errors.filter((error) => error.file === file.path).map(({ field }) => field);
    if (fields.length === 0) return file;
    return replacedTexts(file, (text, { path }) => (fields.includes(fieldName(path)) ? withoutClaims : text));
  });
}
