import { css } from "@emotion/react";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type * as z from "zod";
import { colours, fontSizes, fonts, space } from "../../theme/tokens";
import { isEmpty } from "../change/content-text";
import { quietWords } from "../controls/styles";
import { entryFields } from "./form-field";
import { Fields } from "./inputs/FieldInput";

/** The fields of an entry: those that a new one needs, and below them, folded away, those that may be left empty. */
export function EntryFields({ schema }: { schema: z.ZodObject }) {
  const { getValues } = useFormContext();
  const fields = Object.entries(entryFields(schema));
  const needed = fields.filter(([, { isFolded }]) => !isFolded);
  const folded = fields.filter(([, { isFolded }]) => isFolded);
  // The short name is made from the title.
  const isUsed = () => folded.some(([name]) => name !== "slug" && !isEmpty(getValues(name)));
  const [isOpen] = useState(isUsed);
  return (
    <>
      <Fields name="" fields={Object.fromEntries(needed)} />
      {folded.length > 0 && (
        <details open={isOpen} css={more}>
          <summary>
            More <span css={quietWords}>(all of it may be left empty)</span>
          </summary>
          <Fields name="" fields={Object.fromEntries(folded)} />
        </details>
      )}
    </>
  );
}

const more = css`
  margin-top: ${space.l};
  border-top: 1px solid ${colours.groutDark};
  padding-top: ${space.m};
  > summary { padding: ${space.xs} 0; font-family: ${fonts.logo}; font-size: ${fontSizes.h3}; cursor: pointer; }
  > div { padding: ${space.s} 0; }
`;
