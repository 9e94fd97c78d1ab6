import { useState } from "react";
import { Button } from "../../components/Button";
import { SmallButton } from "../../components/SmallButton";
import { Dialog } from "../controls/Dialog";
import { page } from "../controls/page-styles";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import { PictureTile, pictureGrid } from "./PictureTile";
import { type ShownPicture, storedPictures } from "./stored-pictures";

/** All stored pictures: the unused ones, which may go, and the others with the places that show them. */
export function PicturesPage() {
  const { content, drafts, publish, attempt } = useEditor();
  const [asked, setAsked] = useState<ShownPicture>();
  const pictures = storedPictures(content, drafts);
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  const used = pictures.filter(({ uses }) => uses.length > 0);
  const remove = ({ path }: ShownPicture) => {
    setAsked(undefined);
    const change = {
      title: `Picture ${path.replace(/^images\//, "")}: removed`,
      texts: [],
      pictures: [{ kind: "removed" as const, path }],
    };
    attempt(async () => void (await publish(change, "The picture is removed.")));
  };
  return (
    <div css={page}>
      <h1>Pictures</h1>
      <h2>Shown nowhere</h2>
      {unused.length === 0 && <p>The site shows every picture that is stored.</p>}
      <ul css={pictureGrid}>
        {unused.map((picture) => (
          <li key={picture.path}>
            <PictureTile picture={picture}>
              <SmallButton
                aria-label={`Remove ${picture.path.replace(/^images\//, "")}`}
                onClick={() => setAsked(picture)}
              >
                Remove
              </SmallButton>
            </PictureTile>
          </li>
        ))}
      </ul>
      <h2>On the site</h2>
      <ul css={pictureGrid}>
        {used.map((picture) => (
          <li key={picture.path}>
            <PictureTile picture={picture}>
              {picture.uses.map(({ file, field, place }) => (
                <a key={`${file} ${field}`} href={entryAddress(file, field)}>
                  {place}
                </a>
              ))}
            </PictureTile>
          </li>
        ))}
      </ul>
      {asked && (
        <Dialog
          title="Remove this picture?"
          onClose={() => setAsked(undefined)}
          actions={<Button onClick={() => remove(asked)}>Remove it</Button>}
        >
          <PictureTile picture={asked} />
          <p>The site shows it nowhere. It can be brought back from the last changes.</p>
        </Dialog>
      )}
    </div>
  );
}
