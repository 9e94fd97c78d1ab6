import { posix } from "node:path";
import { belowData } from "../../../content/reading/content-path";
import type { ValidationError } from "../../../content/reading/validation-error";
import { asStored } from "../../change/as-stored";
import { checkedChange, reducedPicture } from "../../change/checked-change";
import { checkedRemoval } from "../../change/checked-removal";
import { writtenEntry } from "../../change/written-entry";
import type { SavedFiles, SaveOptions } from "../decap";
import { showRefusal } from "../refused/show-refusal";
import { showValidationErrors } from "../refused/show-validation-errors";
import { Refusal } from "../safe/refusal";
import { type HostedContent, MovedOn } from "./hosted-content";

/** How often a change is made anew because somebody else has published meanwhile. */
const mostAttempts = 3;

/**
 * Stores an entry with everything that belongs to the change, as one change of the content, if it leaves that whole: what
 * tools/cms/guarded-requests.ts does under `npm start`. `ask` is told what the entry says at the host, and throws where
 * that is not to be replaced. Gives back where the entry is now, below data/.
 */
export function publishEntry(
  content: HostedContent,
  { dataFiles, assets }: SavedFiles,
  options: SaveOptions,
  ask: (stored: string) => Promise<void>,
): Promise<string | undefined> {
  return unlessMovedOn(async () => {
    const [entry] = dataFiles; // Decap saves one entry at a time.
    if (!entry) return undefined;
    const present = await content.read();
    const path = belowData(entry.path);
    await ask(present.files.find((stored) => stored.path === path)?.text ?? "");
    const uploads = assets.map((asset) => posix.basename(asset.path));
    const asked = { path, text: entry.raw, isNew: options.newEntry ?? false, uploads };
    const change = asStored(asked, (one) => present.files.some((stored) => stored.path === one));
    const inspect = { stored: present.inspect, uploaded: reducedPicture };
    const { errors, ...complete } = await checkedChange(present, change, inspect);
    refuse(errors, path);
    await present.commit(complete, assets, options);
    return writtenEntry(change, complete)?.path;
  });
}

/** Removes entries or pictures that nothing else needs. */
export function removeFromHost(content: HostedContent, paths: readonly string[], commitMessage: string) {
  return unlessMovedOn(async () => {
    const present = await content.read();
    for (const path of paths.map(belowData)) {
      const inspect = { stored: present.inspect, uploaded: reducedPicture };
      const { errors, uses, ...change } = await checkedRemoval(present, path, inspect);
      refuse(errors, path);
      if (uses) {
        showRefusal(document, uses);
        throw new Refusal();
      }
      await present.commit(change, [], { commitMessage, collectionName: "" });
    }
  });
}

/** Runs what stores a change, anew where somebody else was faster. */
export async function unlessMovedOn<Result>(run: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await run();
    } catch (reason) {
      if (!(reason instanceof MovedOn)) throw reason;
      if (attempt === mostAttempts)
        throw new Refusal("Others are publishing at this moment. Publish again in a minute.");
    }
  }
}

function refuse(errors: readonly ValidationError[], file: string): void {
  if (errors.length === 0) return;
  showValidationErrors(document, errors, file);
  throw new Refusal();
}
