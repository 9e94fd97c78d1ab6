import { useState } from "react";
import { overviewOf, removeEntry } from "../change/remove-entry";
import { Dialog } from "../controls/Dialog";
import { useEditor } from "../controls/editor-context";
import { entryAddress, groupOf } from "../controls/routes";
import { forgetDraft } from "../drafts/drafts";
import { ContentError } from "../publisher/publisher";
import { usesOf } from "../site/fields";
import type { Problem } from "../site/problems";
import type { Entry } from "../site/site";
import { ProblemList } from "./ProblemList";

interface RemoveDialogProps {
  entry: Entry;
  onClose: () => void;
}

/** Removes an entry and takes it out of the fields that name it. Stays open with the problems where an entry cannot do without it. */
export function RemoveDialog({ entry, onClose }: RemoveDialogProps) {
  const { site, publishNow, attempt } = useEditor();
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { path, name } = entry;
  const uses = usesOf(site, path);
  const overview = overviewOf(site, entry);

  const remove = () =>
    attempt(async () => {
      try {
        await publishNow((newest) => removeEntry(newest, path), `${name} is removed.`);
      } catch (reason) {
        if (!(reason instanceof ContentError)) throw reason;
        return setProblems(reason.problems);
      }
      forgetDraft(path);
      onClose();
      window.location.hash = groupOf(path)?.address ?? "#/";
    }, "Removing…");

  return (
    <Dialog
      title={`Remove ${name}?`}
      onClose={onClose}
      actions={[
        { name: "Remove it", act: () => void remove(), isRemoval: true },
        { name: "Cancel", act: onClose },
      ]}
    >
      <ProblemList path={path} problems={problems} />
      <p>{uses.length === 0 ? "Nothing else refers to it." : "These refer to it, and will do without it:"}</p>
      <ul>
        {uses.map(({ file, field, location }) => (
          <li key={`${file} ${field}`}>
            <a href={entryAddress(file, field)}>{location}</a>
          </li>
        ))}
      </ul>
      {overview && <p>Its old address will lead to {overview.name}.</p>}
    </Dialog>
  );
}
