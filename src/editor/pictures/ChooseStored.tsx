import { css } from "@emotion/react";
import { colours } from "../../theme/tokens";
import { Dialog } from "../controls/Dialog";
import { useEditor } from "../state/editor-context";
import { PictureTile, pictureGrid } from "./PictureTile";
import { entryPlace, storedPictures } from "./stored-pictures";

/** All stored pictures with where the site shows them; one is chosen. */
export function ChooseStored({ onChoose }: { onChoose: (path: string | undefined) => void }) {
  const { content, drafts } = useEditor();
  return (
    <Dialog title="Choose a stored picture" wide onClose={() => onChoose(undefined)}>
      <ul css={pictureGrid}>
        {storedPictures(content, drafts).map((picture) => {
          const entries = [...new Set(picture.uses.map(({ file }) => entryPlace(content, file)))];
          return (
            <li key={picture.path}>
              <button type="button" css={choice} onClick={() => onChoose(picture.path)}>
                <PictureTile picture={picture}>
                  <span>{entries.length > 0 ? `On ${entries.join(", ")}` : "Shown nowhere"}</span>
                </PictureTile>
              </button>
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}

const choice = css`
  width: 100%;
  padding: 0.25rem;
  border: 0;
  border-radius: 3px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  &:hover { background: ${colours.bottleMist}; }
`;
