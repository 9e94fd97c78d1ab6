import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "./DifferenceTable";
import type { EntryActions } from "./useEntryActions";

/** Shows what two people changed and asks which version to keep. */
export function ConflictDialog({ path, actions }: { path: string; actions: EntryActions }) {
  const { conflict, closeConflict, takeTheirs, publishMine } = actions;
  if (!conflict) return null;
  const { theirVersion, myVersion } = conflict;
  const theirs = theirVersion ? [{ name: "Use their version", act: () => takeTheirs(conflict) }] : [];
  return (
    <Dialog
      title="Conflict: this was changed elsewhere"
      onClose={closeConflict}
      actions={[
        { name: "Publish my version", act: () => publishMine(conflict) },
        ...theirs,
        { name: "Cancel", act: closeConflict },
      ]}
    >
      <p>
        {theirVersion
          ? "Somebody has published this since you opened it here. You have both changed these fields; all others are kept, theirs and yours."
          : "Somebody has removed this since you opened it here."}
      </p>
      <DifferenceTable
        path={path}
        before={theirVersion}
        after={myVersion}
        titles={["Their version", "Your version"]}
      />
    </Dialog>
  );
}
