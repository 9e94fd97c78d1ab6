import { css } from "@emotion/react";
import { space } from "../../theme/tokens";
import { Dialog } from "../controls/Dialog";
import { lines } from "../controls/styles";
import type { ChangePart } from "./change-in-words";

interface ChangeDialogProps {
  parts: readonly ChangePart[];
  remarks: readonly string[];
  onPublish: () => void;
  onClose: () => void;
}

/** Shows what the change takes away, brings and changes, with the names behind each number. */
export function ChangeDialog({ parts, remarks, onPublish, onClose }: ChangeDialogProps) {
  return (
    <Dialog
      title="One change makes it yours"
      onClose={onClose}
      actions={[
        { name: "Publish", act: onPublish },
        { name: "Cancel", act: onClose },
      ]}
    >
      {remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      <ul css={[lines, list]}>
        {parts.map(({ says, names }) => (
          <li key={says}>
            <details>
              <summary>{says}</summary>
              <p>{names.join(", ")}</p>
            </details>
          </li>
        ))}
      </ul>
      <p>The start page then lists which of the demonstration's words are left.</p>
    </Dialog>
  );
}

const list = css`
  summary { padding: ${space.xs} 0; cursor: pointer; }
  p { padding-bottom: ${space.s}; overflow-wrap: anywhere; }
`;
