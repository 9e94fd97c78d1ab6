import { parseContentFile } from "../reading/parse-content-file";
import type { ContentFile } from "../reading/read-content-files";
import { projectSchema } from "../types/project";
import type { Reminder } from "./reminders";

/** Lists improvements of published projects: first missing descriptions of pictures, then further pictures and texts. */
export function improvements(files: readonly ContentFile[]): Reminder[] {
  const projects = files.flatMap((file) => {
    const { type, content } = parseContentFile(file).parsed ?? {};
    const { data } = projectSchema.safeParse(type === "Project" && content);
    return data ? { file: file.path, ...data } : [];
  });
  return [
    ...projects.flatMap(({ file, pictures, beforeAndAfter }): Reminder[] => {
      const count = pictures.filter(({ alt }) => !alt).length;
      const compared = Object.values(beforeAndAfter ?? {}).filter(({ alt }) => !alt).length;
      return [
        ...(count > 0 ? [{ file, field: "pictures", says: withoutWords(count) }] : []),
        ...(compared > 0 ? [{ file, field: "beforeAndAfter", says: withoutWords(compared) }] : []),
      ];
    }),
    ...projects.flatMap(({ file, pictures, room, tile }): Reminder[] => [
      ...(pictures.length === 1 ? [{ file, field: "pictures", says: onePicture }] : []),
      ...(room || tile ? [] : [{ file, field: "room", says: noStory }]),
    ]),
  ];
}

const withoutWords = (count: number) =>
  count === 1
    ? "One picture has no words yet for people who cannot see it: say what is seen."
    : `${count} pictures have no words yet for people who cannot see them: say what is seen.`;

const onePicture = "It has one picture. A second one, such as a detail, shows more of the work.";

const noStory = "Visitors like to read what the room was like, and why it got this tile.";
