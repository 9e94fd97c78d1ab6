import { css } from "@emotion/react";
import { errorStyles } from "../../components/field-styles";
import { fieldLabel } from "../../content/fields/find-fields";
import type { ValidationError } from "../../content/reading/validation-error";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { pluralise } from "../../content/values/pluralise";
import { fieldPath } from "../../content/values/value-path";
import { colours, fontSizes, space } from "../../theme/tokens";
import { useEditor } from "../app/editor-context";
import { entryAddress } from "../app/editor-routes";
import { bareButton } from "../controls/styles";
import { locationOf } from "../site/site";

interface ProblemListProps {
  /** The file whose form is shown. */
  path: string;
  problems: readonly ValidationError[];
  /** A press on a problem leads to its field. */
  onPick: (field: string) => void;
}

/** Problems that block publishing, each linking to its field. */
export function ProblemList({ path, problems, onPick }: ProblemListProps) {
  const { site } = useEditor();
  return (
    <div role="alert">
      {problems.length > 0 && (
        <section css={box} aria-label="Problems to fix">
          <h2>Fix {pluralise(problems.length, "problem")} before publishing</h2>
          <ul>
            {problems.map((problem) => (
              <li key={`${problem.file} ${problem.field} ${problem.message}`}>
                {problem.file === path ? (
                  <button type="button" css={[bareButton, line]} onClick={() => onPick(problem.field)}>
                    {rowOf(problem)}
                    {problem.message}
                  </button>
                ) : (
                  <a css={errorStyles} href={entryAddress(problem.file, problem.field)}>
                    {locationOf(problem.file, site.entries)} – {rowOf(problem)}
                    {problem.message}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** The row that a problem is in, such as Pictures 2. */
function rowOf({ file, field }: ValidationError): string {
  const type = contentTypeOf(file);
  const label = type ? fieldLabel(contentTypes[type].schema, fieldPath(field)) : "";
  return /^.* › \d+(?= › )/.exec(label)?.[0].replaceAll(" › ", " ").concat(": ") ?? "";
}

const box = css`
  margin-bottom: ${space.l};
  padding: ${space.m};
  border-left: 4px solid ${colours.error};
  background: ${colours.errorMist};
  h2 { margin: 0 0 ${space.xs}; font-size: ${fontSizes.body}; line-height: 1.4; }
  li { padding: ${space.xxs} 0; }
`;

const line = css`
  ${errorStyles}
  padding: 0;
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;
