import type { ContentFile } from "../reading/read-content-files";
import { validEntries } from "../reading/valid-entries";
import type { Project } from "../types/project";
import type { Service } from "../types/service";
import type { Reminder } from "./reminders";

/** Suggests improvements of valid entries: texts for pictures that lack one, further pictures, stories, and longer pages. */
export function improvements(files: readonly ContentFile[]): Reminder[] {
  const projects = validEntries(files, "Project");
  return [
    ...projects.flatMap(missingAlternatives),
    ...projects.flatMap(({ file, pictures, room, tile }) => [
      ...suggestIf(pictures.length === 1, file, "pictures", onePicture),
      ...suggestIf(!room && !tile, file, "room", noStory),
    ]),
    ...validEntries(files, "Area").flatMap(({ file, homes, bathrooms, conservation, access }) =>
      suggestIf(!(homes || bathrooms || conservation || access), file, "homes", shortArea),
    ),
    ...validEntries(files, "Service").flatMap((service) =>
      suggestIf(hasOnlyItsCard(service), service.file, "options", shortService),
    ),
  ];
}

const suggestIf = (isNeeded: boolean, file: string, field: string, says: string): Reminder[] =>
  isNeeded ? [{ file, field, says }] : [];

function missingAlternatives({ file, pictures, beforeAndAfter }: Project & { file: string }): Reminder[] {
  const count = pictures.filter(({ alt }) => !alt).length;
  const compared = Object.values(beforeAndAfter ?? {}).filter(({ alt }) => !alt).length;
  return [
    ...suggestIf(count > 0, file, "pictures", withoutAlternative(count)),
    ...suggestIf(compared > 0, file, "beforeAndAfter", withoutAlternative(compared)),
  ];
}

function hasOnlyItsCard({ benefits, options, process, phases, clients, questions }: Service): boolean {
  const isListed = [benefits, options, questions].some((list) => list !== undefined && list.length > 0);
  return !(isListed || process || phases || clients);
}

const withoutAlternative = (count: number) =>
  count === 1
    ? "One picture has no text for people who cannot see it. Describe what it shows."
    : `${count} pictures have no text for people who cannot see them. Describe what they show.`;

const onePicture = "It has one picture. A second one, such as a detail, shows more of the work.";

const noStory = "Visitors like to read what the room was like, and why it got this tile.";

const shortArea =
  "Its page is short. People there like to read about their homes, their bathrooms, or how the work gets in and out.";

const shortService =
  "Its page is short. Options, benefits or three questions with answers tell customers more.";
