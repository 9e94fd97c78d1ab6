import { css } from "@emotion/react";
import { useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { colours, space } from "../../theme/tokens";
import { focusRing, wrapped } from "../controls/styles";
import { errorMessage } from "../site/user-error";
import { useEditor } from "../state/editor-context";
import { isEntryOpen } from "../state/editor-routes";
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

const entryLeft = "Pictures that were still being read were not added, because you left the entry.";

/** An input to choose or drop pictures. A notice names each file that cannot be used, with the reason. */
export function AddPictures({ field, isSeveral = false, onAdd }: AddPicturesProps) {
  const { notify, attempt } = useEditor();
  const { path, pictures } = useInputContext();
  const [isChoosing, setChoosing] = useState(false);
  const addFiles = (files: readonly File[]) =>
    attempt(async () => {
      const refused: string[] = [];
      for (const file of files)
        try {
          const picture = await reducedPicture(file, field);
          if (!isEntryOpen(path)) return notify({ message: entryLeft, tone: "alert" });
          onAdd(await pictures.add(picture));
        } catch (reason) {
          refused.push(errorMessage(reason));
        }
      if (refused.length > 0) notify({ message: refused.join("\n"), tone: "alert" });
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
