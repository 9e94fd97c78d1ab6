import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { namedPath } from "../../content/reading/file-path";
import { centredRow, visuallyHidden } from "../../theme/mixins";
import { space } from "../../theme/tokens";
import { FieldDisclosure } from "./FieldDisclosure";
import { type FieldProps, pictureFieldIn, rowSummary } from "./form-field";
import { useInputContext } from "./input-context";

interface ListRowProps extends FieldProps {
  /** Such as Picture 2. */
  label: string;
  onRemove: () => void;
  /** The fields of the row. */
  children: ReactNode;
}

/** A row of a list: one field, or a group of fields that opens below its summary. */
export function ListRow({ name, label, field, onRemove, children }: ListRowProps) {
  const isGroup = field.properties !== undefined;
  return (
    <div css={isGroup ? groupRow : fieldRow}>
      {isGroup ? (
        <FieldDisclosure name={name} summary={<Summary {...{ name, label, field }} />}>
          {children}
        </FieldDisclosure>
      ) : (
        children
      )}
      <button type="button" onClick={onRemove} aria-label={`Remove ${label}`}>
        Remove
      </button>
    </div>
  );
}

/** A row's picture and first texts. It watches the row, so that typing in the row renders nothing else. */
function Summary({ name, label, field }: FieldProps & { label: string }) {
  const { path, pictures } = useInputContext();
  const value: unknown = useWatch({ name });
  const [pictureName] = pictureFieldIn(field);
  const picture: string = Object(value)[pictureName] ?? "";
  const file = namedPath(path, picture);
  return (
    <>
      {picture && <img key={file} src={pictures.address(file)} alt="" loading="lazy" />}
      <span>{rowSummary(field, value) || picture.replace(/^.*\//, "") || label}</span>
    </>
  );
}

/** Hides the label and the hint of a row, because the list shows them. Screen readers still announce them. */
const fieldRow = css`
  ${centredRow(space.xs)}
  flex-wrap: nowrap;
  > :first-child { flex: 1; }
  > * > label, > * > [data-hint] { ${visuallyHidden} }
`;

const groupRow = css`
  position: relative;
  > button { position: absolute; top: ${space.xxs}; right: 0; }
  > details > summary {
    ${centredRow(space.xs)}
    flex-wrap: nowrap;
    min-height: 3rem;
    padding: ${space.xxs} 5.5rem ${space.xxs} ${space.xxs};
    line-height: 1.3;
    cursor: pointer;
    &::before { margin: 0; }
    > img { flex: none; width: 4rem; height: 3rem; border-radius: 2px; object-fit: cover; }
    > span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
  > details > div { padding: ${space.s} 0 ${space.m}; }
`;
