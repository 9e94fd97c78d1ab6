import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import type { Publishing } from "./use-publishing";

/** What somebody else has written meanwhile, before it is lost. */
export function ConflictDialog({ path, publishing }: { path: string; publishing: Publishing }) {
  const { conflict, settle, takeOver, replace } = publishing;
  if (!conflict) return null;
  const { of, theirs, mine, aim } = conflict;
  return (
    <Dialog
      title="This was changed elsewhere"
      onClose={settle}
      actions={[
        {
          name: aim === "drafted" ? "Keep what I wrote" : "Publish what I wrote",
          act: () => replace(conflict),
        },
        { name: "Take over what they wrote", act: () => takeOver(conflict) },
        { name: "Cancel", act: settle },
      ]}
    >
      <p>
        Somebody has {of === "drafted" ? "changed this in the draft" : "published this"} since you opened it
        here.
      </p>
      <DifferenceTable path={path} before={theirs} after={mine} titles={["They wrote", "You wrote"]} />
    </Dialog>
  );
}
