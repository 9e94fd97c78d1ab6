import { posix } from "node:path";
import { type ContentPath, isRecord, valueAt } from "../../fields/content-path";
import type { ParsedFile } from "../../reading/parse-content-file";
import type { ValidationError } from "../../reading/validation-error";
import { sameWords } from "../same-words";
import { labelAt, validationErrorAt } from "../validation-error-at";

interface NamedPicture {
  path: ContentPath;
  image: string;
  alt: string;
}

/** One picture shown as two, and two pictures with the same words for people who cannot see them. */
export function checkProjectPictures(file: ParsedFile): ValidationError[] {
  if (file.type !== "Project") return [];
  const list = valueAt(file.content, ["pictures"]);
  const places = Array.isArray(list) ? [...list.keys()].map((index) => ["pictures", index]) : [];
  const pictures = picturesAt(file, places);
  const comparison = picturesAt(file, [
    ["beforeAndAfter", "before"],
    ["beforeAndAfter", "after"],
  ]);
  return [
    ...repeatedPictures(file, pictures),
    ...repeatedPictures(file, comparison),
    ...repeatedWords(file, [...pictures, ...comparison]),
  ];
}

function picturesAt(file: ParsedFile, paths: readonly ContentPath[]): NamedPicture[] {
  return paths.flatMap((path) => {
    const { image, alt } = asRecord(valueAt(file.content, path));
    if (typeof image !== "string" || typeof alt !== "string") return [];
    return [{ path, image: posix.normalize(image), alt: sameWords(alt) }];
  });
}

const asRecord = (value: unknown) => (isRecord(value) ? value : {});

function repeatedPictures(file: ParsedFile, pictures: readonly NamedPicture[]): ValidationError[] {
  return againstEarlier(pictures, (one, other) => one.image === other.image).map(([{ path }, first]) =>
    validationErrorAt(file, [...path, "image"], {
      expected: `another picture than ${labelAt(file, first.path)}`,
      remedy: "Choose another picture, or remove one of the two.",
    }),
  );
}

function repeatedWords(file: ParsedFile, pictures: readonly NamedPicture[]): ValidationError[] {
  const sameForTwo = (one: NamedPicture, other: NamedPicture) =>
    one.alt === other.alt && one.image !== other.image;
  return againstEarlier(pictures, sameForTwo).map(([{ path }, first]) =>
    validationErrorAt(file, [...path, "alt"], {
      expected: `other words than those of ${labelAt(file, first.path)}, which is another picture`,
      remedy: "Describe what is seen in this picture and not in the other.",
    }),
  );
}

/** Each picture that is like an earlier one, with the first such. */
function againstEarlier(
  pictures: readonly NamedPicture[],
  isLike: (one: NamedPicture, other: NamedPicture) => boolean,
): [NamedPicture, NamedPicture][] {
  return pictures.flatMap((picture, index): [NamedPicture, NamedPicture][] => {
    const first = pictures.slice(0, index).find((earlier) => isLike(picture, earlier));
    return first ? [[picture, first]] : [];
  });
}
