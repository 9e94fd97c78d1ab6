import { visuallyHidden } from "../../../theme/visually-hidden";

export const honeypotName = "website";

/** A field that people neither see nor reach and that careless bots fill in. Its value is never sent. */
export function Honeypot() {
  return (
    <div css={visuallyHidden} aria-hidden="true">
      <label htmlFor="quote-website">Leave this field empty</label>
      <input id="quote-website" name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
