import { css } from "@emotion/react";
import { errorStyles } from "../../components/field-styles";
import { fieldLabel } from "../../content/fields/find-fields";
import type { ValidationError } from "../../content/reading/validation-error";
import { contentTypeOf, contentTypes } from "../../content/types/content-types";
import { pluralise } from "../../content/values/pluralise";
import { fieldPath } from "../../content/values/value-path";
import { colours, fontSizes, space } from "../../theme/tokens";
import { bareButton } from "../controls/styles";
import { entryAddress } from "../state/editor-routes";

interface ErrorListProps {
  /** The entry whose form is open. */
  path: string;
  errors: readonly ValidationError[];
  /** Called with the field of an error that was clicked. */
  onPick: (field: string) => void;
}

/** Errors that block publishing, each linking to its field. */
export function ErrorList({ path, errors, onPick }: ErrorListProps) {
  return (
    <div role="alert">
      {errors.length > 0 && (
        <section css={box} aria-label="Problems to fix">
          <h2>Fix {pluralise(errors.length, "problem")} before publishing</h2>
          <ul>
            {errors.map((error) => (
              <li key={`${error.file} ${error.field} ${error.message}`}>
                {error.file === path ? (
                  <button type="button" css={[bareButton, line]} onClick={() => onPick(error.field)}>
                    {parentLabel(error)}
                    {error.message}
                  </button>
                ) : (
                  <a css={errorStyles} href={entryAddress(error.file, error.field)}>
                    {error.location ?? error.file} – {parentLabel(error)}
                    {error.message}
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

/** Names the group or row that an error is in: "Pictures 2: ". Empty for a field of the entry itself. */
function parentLabel({ file, field }: ValidationError): string {
  const type = contentTypeOf(file);
  if (!type) return "";
  const path = fieldPath(field);
  const around = path.slice(
    0,
    path.findLastIndex((step) => typeof step === "string"),
  );
  const label = fieldLabel(contentTypes[type].schema, around).replace(/ › (?=\d)/g, " ");
  return label && `${label}: `;
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
