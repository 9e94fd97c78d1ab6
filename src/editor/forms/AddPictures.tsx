import { css } from "@emotion/react";
import { useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { colours, space } from "../../theme/tokens";
import { focusRing, wrapped } from "../controls/styles";
import { errorMessage } from "../site/user-error";
import { useEditor } from "../state/editor-context";
import { ChoosePicture } from "./ChoosePicture";
import type { FormField } from "./form-field";
import { useInputContext } from "./input-context";
import { reducedPicture } from "./reduce-picture";

interface AddPicturesProps {
  field: FormField;
  /** True if several files can be added to a list. Otherwise a file replaces the current one. */
  isSeveral?: boolean;
  /** Called with the relative path of each new file. */
  onAdd: (relativePath: string) => void;
}

/** An input to choose or drop pictures. A notice names each file that cannot be used, with the reason. */
export function AddPictures({ field, isSeveral = false, onAdd }: AddPicturesProps) {
  const { notify, attempt } = useEditor();
  const { pictures } = useInputContext();
  const [isChoosing, setChoosing] = useState(false);
  const addFiles = (files: readonly File[]) =>
    attempt(async () => {
      const refused: string[] = [];
      for (const file of files)
        try {
          onAdd(await pictures.add(await reducedPicture(file, field)));
        } catch (reason) {
          refused.push(errorMessage(reason));
        }
      notify(refused.length > 0 ? { message: refused.join("\n"), tone: "alert" } : undefined);
    }, "Reading the pictures…");
  const addStored = (stored: string | undefined) => {
    setChoosing(false);
    if (stored !== undefined) onAdd(pictures.relativePath(stored));
  };
  return (
    <div css={wrapped}>
      <label css={dropArea}>
        {isSeveral ? "Add pictures, or drop them here" : "Choose a picture, or drop one here"}
        <input
          type="file"
          accept="image/*,.heic,.heif"
          multiple={isSeveral}
          onChange={({ target }) => {
            void addFiles([...(target.files ?? [])]);
            target.value = "";
          }}
        />
      </label>
      <SmallButton onClick={() => setChoosing(true)}>
        {isSeveral ? "Add a stored one" : "Choose a stored one"}
      </SmallButton>
      {isChoosing && <ChoosePicture onChoose={addStored} />}
    </div>
  );
}

/** The input covers everything, because browsers accept dropped files on it. */
const dropArea = css`
  ${focusRing}
  position: relative;
  padding: ${space.s} ${space.m};
  border: 1.5px dashed ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  &:hover { background: ${colours.bottleMist}; }
  input { position: absolute; inset: 0; width: 100%; opacity: 0; cursor: pointer; }
`;
