import { Button } from "../../components/Button";
import type { ContentTypeName } from "../../content/types/content-types";
import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { RemoveDialog } from "../dialogs/RemoveDialog";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { forgetWords } from "../state/unpublished-words";
import type { OpenEntry } from "./use-entry";
import type { usePublishing } from "./use-publishing";

export type EntryDialog = "remove" | "drop";

interface EntryDialogsProps {
  entry: OpenEntry;
  type: ContentTypeName;
  publishing: ReturnType<typeof usePublishing>;
  dialog: EntryDialog | undefined;
  onClose: () => void;
  /** The list of the entry's group. */
  backTo: string;
}

/** The questions that an entry may ask. */
export function EntryDialogs({ entry, type, publishing, dialog, onClose, backTo }: EntryDialogsProps) {
  const { store, reload, say, attempt } = useEditor();
  const { conflict, settle, publish, keep } = publishing;
  const { path, offered, textOf, draft } = entry;

  if (offered)
    return (
      <Dialog
        title="Words that were not published"
        wide
        // Who only closes the question has not thrown anything away.
        onClose={() => void entry.answerOffer(true)}
        actions={
          <>
            <Button onClick={() => void entry.answerOffer(true)}>Put them back into the form</Button>
            <Button variant="outline" onClick={() => void entry.answerOffer(false)}>
              Throw them away
            </Button>
          </>
        }
      >
        <p>This browser has words of this entry that were typed here and never published.</p>
        <DifferenceTable
          path={path}
          before={entry.base}
          after={textOf(offered.value)}
          titles={["Published", "Typed, not published"]}
        />
      </Dialog>
    );

  if (conflict)
    return (
      <Dialog
        title="This was changed elsewhere"
        wide
        onClose={settle}
        actions={
          <>
            <Button onClick={replace}>{conflict.draft ? "Keep what I wrote" : "Publish what I wrote"}</Button>
            <Button variant="outline" onClick={takeOver}>
              Take over what they wrote
            </Button>
            <Button variant="outline" onClick={settle}>
              Cancel
            </Button>
          </>
        }
      >
        <p>
          Somebody has {conflict.draft ? "kept another draft of" : "published"} this since you opened it here.
        </p>
        <DifferenceTable
          path={path}
          before={conflict.theirs}
          after={conflict.mine}
          titles={["They wrote", "You wrote"]}
        />
      </Dialog>
    );

  if (dialog === "drop" && draft)
    return (
      <Dialog
        title="Drop the draft?"
        onClose={onClose}
        actions={
          <>
            <Button onClick={drop}>Drop it</Button>
            <Button variant="outline" onClick={onClose}>
              Keep it
            </Button>
          </>
        }
      >
        <p>{entry.isNew ? "It was never published." : "The site goes on saying what is published."}</p>
      </Dialog>
    );

  if (dialog === "remove") return <RemoveDialog {...{ path, type, onClose, backTo }} />;
  return null;

  function replace() {
    const { theirs, draft: theirDraft } = conflict ?? {};
    settle();
    attempt(() => (theirDraft ? keep(theirDraft) : publish({ theirs })));
  }

  function takeOver() {
    const { theirs, draft: theirDraft } = conflict ?? {};
    settle();
    if (theirs === undefined) window.location.hash = backTo;
    else
      entry.fill(
        textOf(contentOf(theirs)),
        contentOf(theirs),
        theirDraft ? theirDraft.before : theirs,
        theirDraft,
      );
  }

  function drop() {
    onClose();
    attempt(async () => {
      const bringBack = await store.dropDraft(path);
      forgetWords(path);
      const undo = () =>
        attempt(async () => {
          await bringBack();
          await reload();
          say({ says: "The draft is there again." });
        });
      const { base } = entry;
      if (base === undefined) window.location.hash = backTo;
      else entry.fill(textOf(contentOf(base)), contentOf(base), base, "none");
      await reload();
      say({ says: "The draft is dropped.", action: { name: "Undo", act: undo } });
    });
  }
}
