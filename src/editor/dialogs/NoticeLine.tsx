import { css } from "@emotion/react";
import { colours, space } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";

/** A notice above the page, which covers nothing. */
export function NoticeLine() {
  const { notice, say } = useEditor();
  const isAlert = notice?.tone === "alert";
  const line = notice && (
    <p css={[styles, isAlert && alert]}>
      <span>{notice.says}</span>
      {notice.action && (
        <button type="button" onClick={notice.action.act}>
          {notice.action.name}
        </button>
      )}
      <button type="button" onClick={() => say(undefined)} aria-label="Close the message">
        ×
      </button>
    </p>
  );
  return (
    <div css={place}>
      <div role="status">{!isAlert && line}</div>
      <div role="alert">{isAlert && line}</div>
    </div>
  );
}

const place = css`position: sticky; z-index: 4; top: 0;`;

const styles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.xxs} ${space.l};
  background: ${colours.bottle};
  color: ${colours.white};
  > span { flex: 1; white-space: pre-line; }
  > button { flex: none; color: inherit; }
  > button:hover { background: #fff3; }
  > button:focus-visible { outline-color: ${colours.white}; box-shadow: none; }
`;

const alert = css`background: ${colours.error};`;
