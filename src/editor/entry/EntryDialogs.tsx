import type { ContentTypeName } from "../../content/types/content-types";
import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { RemoveDialog } from "../dialogs/RemoveDialog";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { forgetWords } from "../state/unpublished-words";
import type { OpenEntry } from "./use-entry";
import type { Publishing } from "./use-publishing";

export type EntryDialog = "remove" | "drop";

interface EntryDialogsProps {
  entry: OpenEntry;
  type: ContentTypeName;
  publishing: Publishing;
  dialog: EntryDialog | undefined;
  onClose: () => void;
  /** The list of the entry's group. */
  backTo: string;
}

/** The questions that an entry may ask. */
export function EntryDialogs({ entry, type, publishing, dialog, onClose, backTo }: EntryDialogsProps) {
  const { store, reload, say, attempt } = useEditor();
  const { conflict, settle, publish, keep } = publishing;
  const { path, base, offered, textOf } = entry;

  if (offered) {
    const answer = (take: boolean) => () => attempt(() => entry.answerOffer(take));
    return (
      <Dialog
        title="Words that were not published"
        // Who only closes the question has not thrown anything away.
        onClose={answer(true)}
        actions={[
          { name: "Put them back into the form", act: answer(true) },
          { name: "Throw them away", act: answer(false) },
        ]}
      >
        <p>This browser has words of this entry that were typed here and never published.</p>
        <DifferenceTable
          {...{ path }}
          before={base}
          after={textOf(offered.value)}
          titles={["Published", "Typed, not published"]}
        />
      </Dialog>
    );
  }

  if (conflict) {
    const { theirs, mine, draft } = conflict;
    return (
      <Dialog
        title="This was changed elsewhere"
        onClose={settle}
        actions={[
          { name: draft ? "Keep what I wrote" : "Publish what I wrote", act: replace },
          { name: "Take over what they wrote", act: takeOver },
          { name: "Cancel", act: settle },
        ]}
      >
        <p>Somebody has {draft ? "kept another draft of" : "published"} this since you opened it here.</p>
        <DifferenceTable {...{ path }} before={theirs} after={mine} titles={["They wrote", "You wrote"]} />
      </Dialog>
    );

    function replace() {
      settle();
      attempt(() => (draft ? keep(draft) : publish({ theirs })));
    }

    function takeOver() {
      settle();
      if (theirs === undefined) window.location.hash = backTo;
      else entry.fill(contentOf(theirs), draft ? { base: draft.before, draft } : { base: theirs }, theirs);
    }
  }

  if (dialog === "drop" && entry.draft)
    return (
      <Dialog
        title="Drop the draft?"
        onClose={onClose}
        actions={[
          { name: "Drop it", act: drop },
          { name: "Keep it", act: onClose },
        ]}
      >
        <p>{entry.isNew ? "It was never published." : "The site goes on saying what is published."}</p>
      </Dialog>
    );

  return dialog === "remove" ? <RemoveDialog {...{ path, type, onClose, backTo }} /> : null;

  function drop() {
    onClose();
    attempt(async () => {
      const bringBack = await store.dropDraft(path);
      forgetWords(path);
      if (base === undefined) window.location.hash = backTo;
      else entry.fill(contentOf(base), { draft: undefined }, base);
      await reload();
      say({ says: "The draft is dropped.", action: { name: "Undo", act: () => attempt(undo) } });

      async function undo() {
        await bringBack();
        await reload();
        say({ says: "The draft is there again." });
      }
    });
  }
}
