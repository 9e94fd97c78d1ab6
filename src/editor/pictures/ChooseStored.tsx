import { css } from "@emotion/react";
import { SmallButton } from "../../components/SmallButton";
import { Dialog } from "../controls/Dialog";
import { useEditor } from "../state/editor-context";
import { placeOf } from "../words/plain-words";
import { PictureGrid } from "./PictureGrid";
import { isDocument, storedPictures } from "./stored-pictures";

/** All stored pictures with where the site shows them; one is chosen. */
export function ChooseStored({ onChoose }: { onChoose: (path: string | undefined) => void }) {
  const { content, draft } = useEditor();
  return (
    <Dialog title="Choose a stored picture" onClose={() => onChoose(undefined)}>
      <PictureGrid pictures={storedPictures(content, draft).filter((one) => !isDocument(one))}>
        {({ path, name, uses }) => {
          const entries = new Set(uses.map(({ file }) => placeOf(file, content.files)));
          return (
            <>
              <p>{entries.size > 0 ? `On ${[...entries].join(", ")}` : "Shown nowhere"}</p>
              <SmallButton aria-label={`Choose ${name}`} onClick={() => onChoose(path)} css={whole}>
                Choose
              </SmallButton>
            </>
          );
        }}
      </PictureGrid>
    </Dialog>
  );
}

/** A press on the picture chooses it, too. */
const whole = css`&::after { content: ""; position: absolute; inset: 0; }`;
