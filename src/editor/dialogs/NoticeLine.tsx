import { css } from "@emotion/react";
import { colours, sizes, space } from "../../theme/tokens";
import { bareButton } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { useNews } from "../state/news";

/** A notice above the page, which covers nothing. */
export function NoticeLine() {
  const { say } = useEditor();
  const { notices } = useNews();
  const lines = (isAlert: boolean) =>
    notices.flatMap((notice) => {
      const { says, tone, action } = notice;
      if ((tone === "alert") !== isAlert) return [];
      const close = () => say(...notices.filter((other) => other !== notice));
      // The line stays, without the button: of two quick presses the second would hit what moves up under it.
      const press = () => {
        say(...notices.map((other) => (other === notice ? { ...notice, action: undefined } : other)));
        action?.act();
      };
      return (
        <p key={says} css={[styles, isAlert && alert]}>
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
  return (
    <div css={place}>
      <div role="status">{lines(false)}</div>
      <div role="alert">{lines(true)}</div>
    </div>
  );
}

const place = css`position: sticky; z-index: 4; top: 0;`;

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
