import { useState } from "react";
import { type ContentType, contentTypes } from "../../content/types/content-types";
import { ContentError } from "../change/check-change";
import { refusedRemoval, removeEntry } from "../change/remove-entry";
import { Confirmation, ThrowAwayConfirmation } from "../controls/Confirmation";
import { Menu } from "../controls/Menu";
import { typeAt } from "../site/site";
import { useEditor } from "../state/editor-context";
import { isEntryOpen, versionsAddress } from "../state/editor-routes";
import { groupOf } from "../state/groups";
import { openDraft } from "./open-draft";
import type { EntryErrors } from "./useEntryErrors";
import type { OpenEntry } from "./useOpenEntry";

interface EntryMenuProps {
  openEntry: OpenEntry;
  entryErrors: EntryErrors;
  title: string;
}

/** The menu of an entry: its earlier versions, its page, and the ways to throw its draft away and to remove it. */
export function EntryMenu({ openEntry, entryErrors, title }: EntryMenuProps) {
  const { site, attempt, notify, publish, forgetDraft } = useEditor();
  const [asked, setAsked] = useState<"remove" | "throwAway">();
  const { path, draft, resetTo } = openEntry;
  const stored = site.entries.get(path);
  const { storedIn, label }: ContentType = contentTypes[typeAt(path)];
  const isRemovable = stored !== undefined && "folder" in storedIn;
  const choices = [
    draft.baseText !== undefined && { name: "Earlier versions", href: versionsAddress(path) },
    stored?.page !== undefined && {
      name: "See it on the site",
      href: stored.page,
      target: "_blank" as const,
    },
    draft.isDirty && { name: "Throw away what is not published", act: () => setAsked("throwAway") },
    isRemovable && { name: `Remove this ${label.toLowerCase()}`, act: () => setAsked("remove") },
  ].filter((choice) => choice !== false);

  function openList(): void {
    window.location.hash = groupOf(path)?.address ?? "#/";
  }

  /** Throws the draft away. A new entry has nothing else, so its list opens. */
  function throwAway(): void {
    notify(undefined);
    entryErrors.showErrors([]);
    if (stored) resetTo(openDraft(path, stored.text));
    else openList();
    forgetDraft(path);
  }

  /** Removes the entry and every reference to it. If other entries need it, the errors name them. */
  async function remove(): Promise<void> {
    try {
      await publish((newest) => removeEntry(newest, path), `“${stored?.name}” is removed.`);
      if (isEntryOpen(path)) openList();
    } catch (reason) {
      const isRefused = reason instanceof ContentError;
      entryErrors.showErrorsOf(isRefused ? refusedRemoval(site, path, reason) : reason);
    }
  }

  return (
    <>
      <Menu label="More" choices={choices} isBordered />
      {asked === "remove" && stored && (
        <Confirmation
          title={`Remove ${stored.name}?`}
          explanation={`${removalEffect} ${draft.isDirty ? draftStays : ""}`}
          yes="Remove it"
          onYes={() => void attempt(remove, "Removing…")}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked === "throwAway" && (
        <ThrowAwayConfirmation name={title} onYes={throwAway} onClose={() => setAsked(undefined)} />
      )}
    </>
  );
}

const removalEffect = "It is taken out of everything that refers to it. You can undo that.";
const draftStays = "What you have not published stays on the start page.";
