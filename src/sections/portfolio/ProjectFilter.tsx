import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { forcedColours, from, scriptingOff } from "../../theme/media-queries";
import { row, visuallyHidden } from "../../theme/mixins";
import { colours, sizes, space } from "../../theme/tokens";
import { countInWords } from "./count-projects";

interface ProjectFilterProps {
  types: readonly string[];
  total: number;
  /** The filtered list: each element has the number of its type as `data-type`. */
  children: ReactNode;
}

/** Shows buttons that filter the projects by type, if there is more than one type. CSS filters; count-projects.ts counts what is left. */
export function ProjectFilter({ types, total, children }: ProjectFilterProps) {
  if (types.length < 2) return children;
  return (
    <div data-filter css={types.map((_type, index) => showing(index + 1))}>
      <fieldset css={bar}>
        <legend css={visuallyHidden}>Projects by type</legend>
        {["All", ...types].map((name, index) => (
          <label key={name} css={choice}>
            <input type="radio" name="type" value={index} defaultChecked={index === 0} />
            {name}
          </label>
        ))}
        <p role="status" css={status}>
          {countInWords(total)}
        </p>
      </fieldset>
      {children}
    </div>
  );
}

const showing = (type: number) => css`
  &:has(input[value="${type}"]:checked) [data-type]:not([data-type="${type}"]) { display: none; }
`;

const bar = css`
  ${row(space.xs)}
  align-items: center;
  margin: 0 0 ${space.xl};
  padding: 0;
  border: 0;
`;

/** The button covers its radio button, which browsers may scroll to. */
const choice = css`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: ${sizes.target};
  padding: 0 ${space.m};
  background: ${colours.white};
  color: ${colours.bottle};
  border: 1px solid ${colours.grout};
  font-weight: 600;
  cursor: pointer;
  &:hover { background: ${colours.bottleMist}; }
  &:has(:focus-visible) { outline: 3px solid ${colours.brassInk}; outline-offset: 2px; }
  &:has(:checked) {
    background: ${colours.bottle};
    color: ${colours.white};
    border-color: transparent;
    ${forcedColours} { forced-color-adjust: none; background: SelectedItem; color: SelectedItemText; }
  }
  input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
`;

const status = css`
  flex: 1 0 100%;
  color: ${colours.inkSoft};
  font-weight: 600;
  ${scriptingOff} { display: none; }
  ${from.tablet} { flex: initial; margin-left: ${space.m}; }
`;
