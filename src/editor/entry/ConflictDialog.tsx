import type { Conflict } from "../change/submitted-change";
import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "../forms/DifferenceTable";
import { useEditor } from "../state/editor-context";
import { formContent } from "./form-content";
import type { OpenEntry } from "./useOpenEntry";

interface ConflictDialogProps {
  openEntry: OpenEntry;
  conflict: Conflict;
  /** Publishes the form's value. `baseText` is the published text that it began from. */
  submit: (baseText: string | undefined) => void;
  onClose: () => void;
}

/** Shows what two people changed and asks which version to keep. */
export function ConflictDialog({ openEntry, conflict, submit, onClose }: ConflictDialogProps) {
  const { notify } = useEditor();
  const { path, resetTo } = openEntry;
  const { theirText, theirVersion, myVersion } = conflict;

  /** Their version is the base, so that Undo brings it back. */
  function publishMine(): void {
    resetTo(formContent(path, theirText, myVersion));
    submit(theirText);
  }

  function takeTheirs(): void {
    onClose();
    resetTo(formContent(path, theirText, theirVersion));
    const useMineAgain = () => {
      resetTo(formContent(path, theirText, myVersion));
      notify({ message: "Your version is in the form again." });
    };
    notify({
      message: "Their version is in the form.",
      action: { name: "Use mine again", act: useMineAgain },
    });
  }

  return (
    <Dialog
      title="Conflict: this was changed elsewhere"
      onClose={onClose}
      actions={[
        { name: "Publish my version", act: publishMine },
        ...(theirVersion ? [{ name: "Use their version", act: takeTheirs }] : []),
        { name: "Cancel", act: onClose },
      ]}
    >
      <p>
        {theirVersion
          ? "Somebody else has published this since you opened it. You both changed these fields. All other changes are kept, theirs and yours."
          : "Somebody else has removed this since you opened it."}
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
