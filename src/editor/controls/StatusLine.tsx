import { css } from "@emotion/react";
import { centredRow } from "../../theme/mixins";
import { colours, space } from "../../theme/tokens";
import { currentJob, type Notice } from "../state/editor";
import { useEditor, useEditorState } from "../state/editor-context";
import { CloseButton } from "./CloseButton";

/** One line that says what the editor is doing or, once it is done, the notice. It takes space of its own and covers nothing. */
export function StatusLine() {
  const notice = useEditorState((state) => state.notice);
  const work = useEditorState(currentJob);
  const isAlert = notice?.tone === "alert";
  const line = notice && <NoticeLine notice={notice} />;
  return (
    <div css={bar}>
      <div role="status">{work ? <p css={styles}>{work}</p> : !isAlert && line}</div>
      <div role="alert">{isAlert && line}</div>
    </div>
  );
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { notify } = useEditor();
  const { message, tone, action } = notice;
  // Remove only the button: if the line went, the screen would move up, and a double click would press something else.
  const press = () => {
    notify({ ...notice, action: undefined });
    action?.act();
  };
  return (
    <p css={[styles, tone === "alert" && alert]}>
      <span>{message}</span>
      {action && (
        <button type="button" onClick={press}>
          {action.name}
        </button>
      )}
      <CloseButton label="Close the message" onClick={() => notify(undefined)} />
    </p>
  );
}

const bar = css`position: sticky; z-index: 4; top: 0;`;

const styles = css`
  ${centredRow(space.s)}
  flex-wrap: nowrap;
  min-height: 2.75rem;
  padding: 0 ${space.xs} 0 ${space.l};
  background: ${colours.bottle};
  color: ${colours.white};
  > span { flex: 1; padding: ${space.xs} 0; white-space: pre-line; }
  > button { flex: none; color: inherit; }
  > button:hover { background: none; text-decoration-thickness: 3px; }
  > button:focus-visible { outline-color: ${colours.white}; box-shadow: none; }
`;

const alert = css`background: ${colours.error};`;
