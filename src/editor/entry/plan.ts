import { fieldsIn } from "../../content/fields/find-fields";
import { namedPath } from "../../content/reading/file-path";
import { type EntryChange, editEntry, isStored, storedPath } from "../change/edit-entry";
import { mergeFields } from "../change/merge-fields";
import { ContentError } from "../publisher/publisher";
import { entryProblems } from "../site/problems";
import { contentOf, type EntryValue, type Site } from "../site/site";
import { UserError } from "../site/user-error";
import { entryConverter } from "./entry-converter";

/** An entry that is to be published. */
interface FormSubmission {
  path: string;
  /** The published text that the form began from. Undefined for a new entry. */
  published: string | undefined;
  /** The form's value. */
  typed: EntryValue;
  /** All pictures that were chosen since the form was opened. */
  pictures: ReadonlyMap<string, Blob>;
}

/** Two people's versions of one entry. */
export interface Conflict {
  /** Their text. Undefined if they removed the entry. */
  theirs: string | undefined;
  keepingTheirs: EntryValue | undefined;
  keepingMine: EntryValue;
}

/** Somebody else has changed what the owner has changed: the owner chooses. */
export class ConflictError extends UserError {
  constructor(readonly conflict: Conflict) {
    super("This was changed elsewhere.");
  }
}

/**
 * The change that publishes an entry on the newest content; it has no texts if the same is stored already, as after a lost answer.
 * Throws ContentError or ConflictError. Never overwrites changes that the owner has not seen.
 */
export function plannedChange(site: Site, entry: FormSubmission): EntryChange {
  const { path, published } = entry;
  const { tidied } = entryConverter(path);
  const mine = tidied(entry.typed);
  const current = site.entries.get(path);
  const stored = site.entries.get(storedPath(path, mine));
  const isAlreadyStored = stored && isStored(site, path, mine);
  const isUnchangedSinceOpened = current?.text === published;
  const wasRemoved = current === undefined;
  const isNew = published === undefined;
  if (isAlreadyStored) return { title: "", texts: [], path: stored.path, text: stored.text };
  if (isUnchangedSinceOpened) return checked(site, entry, mine);
  if (current?.isReadable === false)
    throw new UserError("This file cannot be read any more: somebody has changed it. Your words are kept.");
  if (wasRemoved || isNew)
    throw new ConflictError({ theirs: current?.text, keepingTheirs: current?.value, keepingMine: mine });
  const base = tidied(contentOf(published));
  const { keepingTheirs, keepingMine, conflicts } = mergeFields(base, mine, current.value);
  if (conflicts.length > 0) throw new ConflictError({ theirs: current.text, keepingTheirs, keepingMine });
  return checked(site, entry, keepingMine);
}

function checked(site: Site, { path, pictures }: FormSubmission, content: EntryValue): EntryChange {
  const { schema } = entryConverter(path);
  const newPath = storedPath(path, content);
  const isAddressTaken = newPath !== path && site.entries.has(newPath);
  const problems = entryProblems({ path, schema, content });
  if (isAddressTaken) problems.push({ file: path, field: "slug", message: addressTaken });
  if (problems.length > 0) throw new ContentError(problems, site.files);
  const pictureFields = fieldsIn(schema, content).filter(({ description }) => description.use === "picture");
  const used = new Set(pictureFields.map(({ value }) => namedPath(path, String(value))));
  // The owner chose the other pictures and removed them again.
  const added = new Map([...pictures].filter(([picture]) => used.has(picture)));
  return editEntry(site, { path, value: content, pictures: added });
}

const addressTaken = "Another entry has this address already. Choose another.";
