import { Dialog } from "../controls/Dialog";
import { DifferenceTable } from "../dialogs/DifferenceTable";
import { useEditor } from "../state/editor-context";
import { contentOf } from "../state/entries";
import { groupOf } from "../state/routes";
import type { OpenEntry } from "./use-entry";
import type { Publishing } from "./use-publishing";

interface EntryDialogsProps {
  entry: OpenEntry;
  publishing: Publishing;
}

/** What an entry asks before words are lost: those that were kept of it, and those of somebody else. */
export function EntryDialogs({ entry, publishing }: EntryDialogsProps) {
  const { attempt } = useEditor();
  const { conflict, settle, publish, keep } = publishing;
  const { path, base, offered, textOf } = entry;

  if (offered) {
    const answer = (take: boolean) => () => attempt(() => entry.answerOffer(take));
    return (
      <Dialog
        title="Words that were not published"
        wide
        // Who only closes the question has not thrown anything away.
        onClose={answer(true)}
        actions={[
          { name: "Put them back into the form", act: answer(true) },
          { name: "Throw them away", act: answer(false) },
        ]}
      >
        <p>Something was typed in this entry, in this browser, and never published.</p>
        <DifferenceTable
          path={path}
          before={base}
          after={textOf(offered.value)}
          titles={["Published", "Typed, not published"]}
        />
      </Dialog>
    );
  }

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
      wide
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
