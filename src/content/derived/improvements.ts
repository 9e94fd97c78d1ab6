import type { ContentFile } from "../reading/read-content-files";
import { validEntries } from "../reading/valid-entries";
import type { Reminder } from "./reminders";

/** Lists improvements of published entries: missing descriptions of pictures, further pictures and texts of projects, short pages. */
export function improvements(files: readonly ContentFile[]): Reminder[] {
  const projects = validEntries(files, "Project");
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
    ...validEntries(files, "Area").flatMap(({ file, homes, bathrooms, conservation, access }) =>
      homes || bathrooms || conservation || access ? [] : [{ file, field: "homes", says: shortArea }],
    ),
    ...validEntries(files, "Service").flatMap(
      ({ file, benefits, options, process, phases, clients, questions }) => {
        const lists = [benefits, options, questions].some((list) => list !== undefined && list.length > 0);
        return lists || process || phases || clients ? [] : [{ file, field: "options", says: shortService }];
      },
    ),
  ];
}

const withoutWords = (count: number) =>
  count === 1
    ? "One picture has no words yet for people who cannot see it: say what is seen."
    : `${count} pictures have no words yet for people who cannot see them: say what is seen.`;

const onePicture = "It has one picture. A second one, such as a detail, shows more of the work.";

const noStory = "Visitors like to read what the room was like, and why it got this tile.";

const shortArea =
  "Its page is short. People there like to read about their homes, their bathrooms, or how the work gets in and out.";

const shortService =
  "Its page is short. Options, benefits or three questions with answers tell customers more.";
