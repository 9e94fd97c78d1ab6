import { css } from "@emotion/react";
import { colours, space } from "../../theme/tokens";
import { type Editor, useEditor } from "../state/editor-context";

/** News in a line of its own above the page, so that it covers nothing; and how the site's own making goes. */
export function NoticeLine() {
  const { notice, say, live } = useEditor();
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
        <span aria-hidden="true">×</span>
      </button>
    </p>
  );
  return (
    <div css={place}>
      <div role="status">{!isAlert && line}</div>
      <div role="alert">{isAlert && line}</div>
      <div role="status">{live && <p css={[styles, quiet]}>{inWords(live)}</p>}</div>
    </div>
  );
}

function inWords(live: NonNullable<Editor["live"]>) {
  if (live === "building") return "The site is being made anew; it shows this in a few minutes.";
  if (live.state !== "failed")
    return live.state === "live"
      ? "The site shows it."
      : "The site shows it as soon as the host has made it anew.";
  return (
    <>
      The host could not make the site anew: it still shows what was there before.{" "}
      <a href={live.log} target="_blank" rel="noreferrer">
        What the host says
      </a>
    </>
  );
}

const place = css`
  position: sticky;
  z-index: 4;
  top: 0;
`;

const styles = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 2.75rem;
  padding: ${space.xxs} ${space.l};
  background: ${colours.bottle};
  color: ${colours.white};
  > span { flex: 1; white-space: pre-line; }
  > button { flex: none; min-width: 2rem; color: inherit; }
  > button:hover { background: #fff3; }
  > button:focus-visible { outline-color: ${colours.white}; box-shadow: none; }
`;

const alert = css`background: ${colours.error};`;
const quiet = css`display: block; background: ${colours.bottleMist}; color: ${colours.ink};`;
