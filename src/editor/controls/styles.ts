import { css } from "@emotion/react";
import { control, hintStyles, invalidControl } from "../../components/field-styles";
import { from } from "../../theme/media-queries";
import { centredRow } from "../../theme/mixins";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";

/** Text of less importance. */
export const quietText = css`${hintStyles} font-weight: 400;`;

/** Cuts text to one line, with an ellipsis. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A button that is a row or an icon. */
export const bareButton = css`
  border: 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  font: inherit;
  line-height: 1.3;
  text-align: left;
  cursor: pointer;
  &:hover, &:focus-visible { background: ${colours.bottleMist}; }
`;

/** Items in a row that wraps. */
export const wrapped = centredRow(`${space.xxs} ${space.s}`);

/** As many columns of at least this width as fit. */
export const autoColumns = (width: string, gap: string) => css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${width}, 1fr));
  gap: ${gap};
`;

/** A link that is a row of a list. */
export const rowLink = css`
  font-weight: 600;
  text-decoration: none;
  &:hover { background: ${colours.bottleMist}; }
`;

/** Shows the focus of an invisible input. */
export const focusRing = css`
  &:has(:focus-visible) { outline: 3px solid ${colours.bottle}; outline-offset: 2px; }
`;

/** A list with lines between its rows. */
export const lines = css`
  border-top: 1px solid ${colours.grout};
  > li { position: relative; border-bottom: 1px solid ${colours.grout}; }
`;

/** Replaces an empty list. */
export const emptyState = css`
  display: grid;
  gap: ${space.xxs};
  justify-items: center;
  padding: ${space.xl} ${space.m};
  border: 1.5px dashed ${colours.groutDark};
  border-radius: 3px;
  text-align: center;
  text-wrap: balance;
`;

/** A screen with one column of text. */
export const screenColumn = css`
  display: grid;
  gap: ${space.m};
  max-width: 52rem;
  padding: ${space.l} ${space.m} ${space.xxl};
  ${from.desktop} { padding: ${space.xl} ${space.xl} ${space.xxxl}; }
  h2 { margin: ${space.l} 0 ${space.xs}; font-size: ${fontSizes.h3}; }
`;

/** The editor is denser than the site. Fields have 16 px or more, or iPhones zoom in. */
export const globalStyles = css`
  html { scroll-padding: 5rem 0 2rem; accent-color: ${colours.bottle}; }
  html:focus-within { scroll-behavior: auto; }
  body { font-size: 1rem; line-height: 1.5; }
  h1, h2, h3 { font-family: ${fonts.logo}; }
  /* Messages before the first screen: loading, or an error. */
  [id="editor"] > main {
    display: grid;
    place-content: center;
    min-height: 100vh;
    padding: ${space.xl};
    h1 { margin-bottom: ${space.s}; font-size: ${fontSizes.h3}; }
    button { margin: ${space.m} ${space.xs} 0 0; }
  }
  /* An arrow that shows that the part opens. */
  summary::before {
    content: "";
    display: inline-block;
    flex: none;
    width: 0.5em;
    height: 0.5em;
    margin: 0 0.5em 0.125em 0.125em;
    border: solid currentColor;
    border-width: 0 2px 2px 0;
    rotate: -45deg;
  }
  details[open] > summary::before { rotate: 45deg; }
  fieldset { min-width: 0; margin: 0; padding: 0; border: 0; }
  /* Inline buttons. */
  button:where(:not([class])) {
    min-height: 2rem;
    padding: ${space.xxs} ${space.xs};
    border: 0;
    border-radius: 3px;
    background: none;
    color: ${colours.bottle};
    font: inherit;
    font-size: 0.9375rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
    &:hover { background: ${colours.bottleMist}; }
  }
  input:where(:not([type="checkbox"], [type="radio"], [type="file"])), select, textarea {
    ${control}
    &[aria-invalid] { ${invalidControl} }
  }
  textarea { field-sizing: content; max-height: 24rem; resize: vertical; }
  [type="checkbox"] { width: 1.25rem; height: 1.25rem; }
`;
