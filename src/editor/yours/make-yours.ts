import { fieldName, valueAt } from "../../content/fields/value-path";
import { fileName } from "../../content/reading/file-path";
import { parseContentFile } from "../../content/reading/parse-content-file";
import type { ContentFile } from "../../content/reading/read-content-files";
import { checkFacts } from "../../content/rules/check-facts";
import { type ContentTypeName, contentTypeOf, contentTypes } from "../../content/types/content-types";
import type { Change, Content } from "../change/change";
import { textChanges, writtenFiles } from "../change/changed-files";
import { contentText, replacedTexts, storedValue } from "../change/content-text";
import { contentOf, type EntryValue } from "../change/entries";
import { PlainError } from "../change/plain-error";
import { answerProblems } from "./answer-problems";
import type { Answers } from "./answers";
import { ownDetails } from "./own-details";
import { ownEntries } from "./own-entries";

/** The change that makes the demonstration another firm's site. What it keeps of the demonstration's words, the start page lists. */
export function makeYours(content: Content, answers: Answers, pictures: readonly string[]): Change {
  const [problem] = answerProblems(content, answers);
  if (problem) throw new PlainError(problem.says);
  const details = ownDetails(content, answers);
  const files = [
    ...keptFiles(content, answers).map((file) => withValue(file, details[file.path])),
    ...entryFiles(ownEntries(content, answers)),
  ];
  const written = writtenFiles(withoutLackingFacts(withoutLostReferences(files)));
  for (const { path } of content.files) if (!written.has(path)) written.set(path, undefined);
  return {
    title: `The site is ${answers.firm.name}'s`,
    texts: textChanges(content, written),
    pictures: pictures.map((path) => ({ kind: "added", path })),
  };
}

/** Types whose entries tell of the demonstration's own people, prices, houses and jobs. None of them can be another firm's. */
const demonstrationOnly: readonly ContentTypeName[] = [
  ...(["Person", "Certificate", "Review", "Rate", "PriceExample", "House"] as const),
  ...(["Area", "Service", "Project"] as const),
];

function keptFiles({ files }: Content, { pictures }: Answers): ContentFile[] {
  const goes = new Set([
    ...demonstrationOnly,
    ...(pictures.keepsDrawings ? [] : (["Tile", "Cutaway"] as const)),
  ]);
  return files.filter(({ path }) => {
    const type = contentTypeOf(path);
    return !type || !goes.has(type);
  });
}

function entryFiles(entries: ReturnType<typeof ownEntries>): ContentFile[] {
  return (["Area", "Service", "Project"] as const).flatMap((type) =>
    entries[type].map((value) => {
      return {
        path: `${contentTypes[type].place.folder}/${value.slug}.json`,
        text: contentText(type, value),
      };
    }),
  );
}

function withValue(file: ContentFile, value: EntryValue | undefined): ContentFile {
  const type = contentTypeOf(file.path);
  return type && value ? { ...file, text: contentText(type, value) } : file;
}

/** Removes references to entries that went. If every reference in a list was removed, the list gets the first existing entries instead. */
function withoutLostReferences(files: readonly ContentFile[]): ContentFile[] {
  const slugsOf = (to: ContentTypeName) =>
    files.filter(({ path }) => contentTypeOf(path) === to).map(({ path }) => fileName(path));
  return files.map((file) => {
    const { parsed } = parseContentFile(file);
    if (!parsed) return file;
    const content: unknown = contentOf(file.text);
    const value = storedValue(parsed.schema, content, (text, { description: { to }, path }) => {
      const existing = to && slugsOf(to);
      if (!existing || existing.includes(text)) return text;
      const [index, beside] = [path.at(-1), valueAt(content, path.slice(0, -1))];
      if (typeof index !== "number" || !Array.isArray(beside)) return undefined;
      return beside.some((one) => existing.includes(one)) ? undefined : existing[index];
    });
    return { ...file, text: contentText(parsed.type, Object(value)) };
  });
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
