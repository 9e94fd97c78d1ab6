import { css } from "@emotion/react";
import { colours, sizes, space } from "../../theme/tokens";
import { useEditor } from "./editor-context";
import { type Notice, useNews, type Work } from "./news";
import { bareButton } from "./styles";

/** The one line of status: what the editor is doing, or else what it has done or could not do. Covers nothing. */
export function StatusLine({ isInDialog = false }: { isInDialog?: boolean }) {
  const { notices, work } = useNews();
  const isAlert = ({ tone }: Notice) => tone === "alert";
  return (
    <div css={[bar, !isInDialog && hiddenByDialogs]}>
      <div role="status">
        {work ? (
          <p css={styles}>
            <span>{inWords(work)}</span>
          </p>
        ) : (
          <Lines notices={notices.filter((notice) => !isAlert(notice))} />
        )}
      </div>
      <div role="alert">
        <Lines notices={notices.filter(isAlert)} />
      </div>
    </div>
  );
}

/** Sending the pictures… 2 of 3 */
const inWords = ({ says, done = 0, of = 1 }: Work) =>
  of > 1 ? `${says} ${Math.min(done + 1, of)} of ${of}` : says;

function Lines({ notices }: { notices: readonly Notice[] }) {
  const { say } = useEditor();
  const all = useNews().notices;
  return notices.map((notice) => {
    const { says, tone, action } = notice;
    const close = () => say(...all.filter((other) => other !== notice));
    // The line stays, without the button: of two quick presses the second would hit what moves up under it.
    const press = () => {
      say(...all.map((other) => (other === notice ? { ...notice, action: undefined } : other)));
      action?.act();
    };
    return (
      <p key={says} css={[styles, tone === "alert" && alert]}>
        <span>{says}</span>
        {action && (
          <button type="button" onClick={press}>
            {action.name}
          </button>
        )}
        <button type="button" onClick={close} aria-label="Close the message" css={[bareButton, cross]}>
          ×
        </button>
      </p>
    );
  });
}

const bar = css`position: sticky; z-index: 4; top: 0;`;

/** An open dialog covers the screen, and has a line of its own. */
const hiddenByDialogs = css`body:has(dialog[open]) & { display: none; }`;

const styles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: 0 ${space.xs} 0 ${space.l};
  background: ${colours.bottle};
  color: ${colours.white};
  > span { flex: 1; padding: ${space.xs} 0; white-space: pre-line; }
  > button { flex: none; color: inherit; }
  > button:hover { background: none; text-decoration-thickness: 3px; }
  > button:focus-visible { outline-color: ${colours.white}; box-shadow: none; }
`;

const cross = css`width: ${sizes.target}; min-height: ${sizes.target}; font-size: 1.75rem; text-align: center;`;

const alert = css`background: ${colours.error};`;
