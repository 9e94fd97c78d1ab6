import { visuallyHidden } from "../theme/visually-hidden";

export const trapName = "website";

/** A field that people neither see nor reach and that careless robots fill in. Its value is never sent. */
export function BotTrap() {
  return (
    <div css={visuallyHidden} aria-hidden="true">
      <label htmlFor="quote-website">Leave this field empty</label>
      <input id="quote-website" name={trapName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
