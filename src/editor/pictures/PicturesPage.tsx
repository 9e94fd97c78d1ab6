import { useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { Dialog } from "../controls/Dialog";
import { page } from "../controls/styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import { PictureGrid, PictureTile, pictureName } from "./PictureTile";
import { type ShownPicture, storedPictures } from "./stored-pictures";

/** All stored pictures: the unused ones, which may go, and the others with the places that show them. */
export function PicturesPage() {
  const { content, drafts, publish, attempt } = useEditor();
  const [asked, setAsked] = useState<ShownPicture>();
  const pictures = storedPictures(content, drafts);
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  const remove = (picture: ShownPicture) => {
    setAsked(undefined);
    const change = {
      title: `Picture ${pictureName(picture)}: removed`,
      texts: [],
      pictures: [{ kind: "removed" as const, path: picture.path }],
    };
    attempt(async () => void (await publish(change, "The picture is removed.")));
  };
  return (
    <div css={page}>
      <h1>Pictures</h1>
      <h2>Shown nowhere</h2>
      {unused.length === 0 && <p>The site shows every picture that is stored.</p>}
      <PictureGrid pictures={unused}>
        {(picture) => (
          <PictureTile picture={picture}>
            <SmallButton aria-label={`Remove ${pictureName(picture)}`} onClick={() => setAsked(picture)}>
              Remove
            </SmallButton>
          </PictureTile>
        )}
      </PictureGrid>
      <h2>On the site</h2>
      <PictureGrid pictures={pictures.slice(unused.length)}>
        {(picture) => (
          <PictureTile picture={picture}>
            {picture.uses.map(({ file, field, place }) => (
              <a key={`${file} ${field}`} href={entryAddress(file, field)}>
                {place}
              </a>
            ))}
          </PictureTile>
        )}
      </PictureGrid>
      {asked && (
        <Dialog
          title="Remove this picture?"
          onClose={() => setAsked(undefined)}
          actions={[{ name: "Remove it", act: () => remove(asked) }]}
        >
          <PictureTile picture={asked} />
          <p>The site shows it nowhere. It can be brought back from the last changes.</p>
        </Dialog>
      )}
    </div>
  );
}
