import { css, type SerializedStyles } from "@emotion/react";
import { linkTile } from "../../components/LinkList";
import { forcedColours } from "../../theme/media-queries";
import { colours } from "../../theme/tokens";
import { allTypes } from "../project/project-types";

/**
 * The styles of the filter and of what it filters, complete without a script: the page's address decides, by :target.
 * Changing the address by script sets no new target, so once filter-projects.ts works `data-shown` says what is shown.
 */
export function filterStyles(addresses: readonly string[]): SerializedStyles[] {
  return [common, ...addresses.map(stylesOf)];
}

const current = `
  background: ${colours.bottle};
  color: ${colours.white};
  border-color: transparent;
  ${forcedColours} { forced-color-adjust: none; background: SelectedItem; color: SelectedItemText; }
`;

const common = css`
  nav a {
    ${linkTile}
    display: flex;
    justify-content: center;
    &:hover { background: ${colours.bottleMist}; }
    &[aria-current] { ${current} }
  }
  &:not([data-shown]) nav :target + a { ${current} }
  &:not([data-shown]):not(:has(nav :target)) nav a[href="#${allTypes}"] { ${current} }
`;

function stylesOf(address: string): SerializedStyles {
  const isShown = `&:not([data-shown]):has(#${address}:target), &[data-shown="${address}"]`;
  const counts = `[data-count]:not([data-count="${address}"]) { display: none; }`;
  if (address === allTypes) return css`${isShown}, &:not([data-shown]):not(:has(nav :target)) { ${counts} }`;
  return css`${isShown} { ${counts} [data-type]:not([data-type="${address}"]) { display: none; } }`;
}
