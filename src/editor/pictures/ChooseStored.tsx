import { css } from "@emotion/react";
import { Dialog } from "../controls/Dialog";
import { bareButton } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { placeOf } from "../words/plain-words";
import { PictureGrid, PictureTile } from "./PictureTile";
import { storedPictures } from "./stored-pictures";

/** All stored pictures with where the site shows them; one is chosen. */
export function ChooseStored({ onChoose }: { onChoose: (path: string | undefined) => void }) {
  const { content, drafts } = useEditor();
  return (
    <Dialog title="Choose a stored picture" wide onClose={() => onChoose(undefined)}>
      <PictureGrid pictures={storedPictures(content, drafts)}>
        {(picture) => {
          const entries = new Set(picture.uses.map(({ file }) => placeOf(file, content.files)));
          return (
            <button type="button" css={[bareButton, choice]} onClick={() => onChoose(picture.path)}>
              <PictureTile picture={picture}>
                <span>{entries.size > 0 ? `On ${[...entries].join(", ")}` : "Shown nowhere"}</span>
              </PictureTile>
            </button>
          );
        }}
      </PictureGrid>
    </Dialog>
  );
}

const choice = css`width: 100%; padding: 0.25rem;`;
