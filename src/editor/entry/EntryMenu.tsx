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
import { formContent } from "./form-content";
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
  const { path, content, resetTo } = openEntry;
  const publishedEntry = site.entries.get(path);
  const { storedIn, label }: ContentType = contentTypes[typeAt(path)];
  const isRemovable = publishedEntry !== undefined && "folder" in storedIn;
  const choices = [
    content.baseText !== undefined && { name: "Earlier versions", href: versionsAddress(path) },
    publishedEntry?.page !== undefined && {
      name: "See it on the site",
      href: publishedEntry.page,
      target: "_blank" as const,
    },
    content.isDirty && { name: "Throw away unpublished changes", act: () => setAsked("throwAway") },
    isRemovable && { name: `Remove this ${label.toLowerCase()}`, act: () => setAsked("remove") },
  ].filter((choice) => choice !== false);

  function openList(): void {
    window.location.hash = groupOf(path)?.address ?? "#/";
  }

  /** Throws the draft away. A new entry has nothing else, so its list opens. */
  function throwAway(): void {
    notify(undefined);
    entryErrors.showErrors([]);
    if (publishedEntry) resetTo(formContent(path, publishedEntry.text));
    else openList();
    forgetDraft(path);
  }

  /** Removes the entry and every reference to it. If other entries need it, the errors name them. */
  async function remove(): Promise<void> {
    try {
      await publish((newest) => removeEntry(newest, path), `“${publishedEntry?.name}” is removed.`);
      if (isEntryOpen(path)) openList();
    } catch (reason) {
      const isRefused = reason instanceof ContentError;
      entryErrors.showErrorsOf(isRefused ? refusedRemoval(site, path, reason) : reason);
    }
  }

  return (
    <>
      <Menu label="More" choices={choices} isBordered />
      {asked === "remove" && publishedEntry && (
        <Confirmation
          title={`Remove ${publishedEntry.name}?`}
          explanation={`${removalEffect} ${content.isDirty ? draftStays : ""}`}
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
