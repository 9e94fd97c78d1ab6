import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { groupOf } from "../state/routes";
import type { OpenEntry } from "./use-entry";
import type { Publishing } from "./use-publishing";

interface ConflictDialogProps {
  entry: OpenEntry;
  publishing: Publishing;
}

/** What somebody else has written meanwhile, before it is lost. */
export function ConflictDialog({ entry, publishing }: ConflictDialogProps) {
  const { attempt } = useEditor();
  const { conflict, settle, publish, keep } = publishing;
  const { path } = entry;
  if (!conflict) return null;
  const { theirs, mine, draft } = conflict;
  const replace = () => {
    settle();
    attempt(() => (draft ? keep(draft) : publish({ theirs })));
  };
  const takeOver = () => {
    settle();
    if (theirs === undefined) window.location.hash = groupOf(path)?.address ?? "#/";
    else entry.fill(contentOf(theirs), draft ? { base: draft.before, draft } : { base: theirs }, theirs);
  };
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
      <DifferenceTable path={path} before={theirs} after={mine} titles={["They wrote", "You wrote"]} />
    </Dialog>
  );
}
