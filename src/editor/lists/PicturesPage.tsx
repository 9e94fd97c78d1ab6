import { css } from "@emotion/react";
import { SmallButton } from "../../components/SmallButton";
import { blank, page } from "../controls/styles";
import { PictureGrid, type ShownPicture, useStoredPictures } from "../pictures/StoredPictures";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";

/** All stored pictures: unused ones, which can be removed, and others with the pages that show them. */
export function PicturesPage() {
  const { publishNow, attempt } = useEditor();
  const pictures = useStoredPictures();
  const unused = pictures.filter(({ uses }) => uses.length === 0);
  const remove = ({ name, path }: ShownPicture) => {
    const removed = { kind: "removed", path } as const;
    const change = { title: `Picture ${name}: removed`, texts: [], pictures: [removed] };
    attempt(() => publishNow(() => change, "The picture is removed."), "Removing the picture…");
  };
  return (
    <div css={[page, wide]}>
      <h1>Pictures</h1>
      <h2>Shown nowhere</h2>
      {unused.length === 0 && <p css={blank}>The site shows every picture that is stored.</p>}
      <PictureGrid pictures={unused}>
        {(picture) => (
          <SmallButton aria-label={`Remove ${picture.name}`} onClick={() => remove(picture)}>
            Remove
          </SmallButton>
        )}
      </PictureGrid>
      <h2>On the site</h2>
      <PictureGrid pictures={pictures.slice(unused.length)}>
        {({ uses }) =>
          uses.map(({ file, field, place }) => (
            <a key={`${file} ${field}`} href={entryAddress(file, field)}>
              {place}
            </a>
          ))
        }
      </PictureGrid>
    </div>
  );
}

/** Pictures take all the width that there is. */
const wide = css`max-width: none;`;
