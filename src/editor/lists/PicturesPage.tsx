import { css } from "@emotion/react";
import { SmallButton } from "../../components/SmallButton";
import type { Content } from "../change/change";
import { removePictures } from "../change/remove-pictures";
import { blank, page } from "../controls/styles";
import { PictureGrid, useStoredPictures } from "../pictures/StoredPictures";
import { useEditor } from "../state/editor-context";
import { entryAddress } from "../state/routes";
import { useGathered } from "../state/use-gathered";

/** All stored pictures: unused ones, which can be removed, and others with the pages that show them. */
export function PicturesPage() {
  const { publishNow, attempt } = useEditor();
  const pictures = useStoredPictures();
  const [removed = [], remove] = useGathered<readonly string[]>((latest) => {
    const change = (content: Content) => removePictures(content, latest());
    const done = latest().length === 1 ? "The picture is removed." : "The pictures are removed.";
    return attempt(() => publishNow(change, done), "Removing pictures…");
  });
  const left = pictures.filter(({ path }) => !removed.includes(path));
  const unused = left.filter(({ uses }) => uses.length === 0);
  return (
    <div css={[page, wide]}>
      <h1>Pictures</h1>
      <h2>Shown nowhere</h2>
      {unused.length === 0 && <p css={blank}>The site shows every picture that is stored.</p>}
      <PictureGrid pictures={unused}>
        {(picture) => (
          <SmallButton
            aria-label={`Remove ${picture.name}`}
            onClick={() => remove([...removed, picture.path])}
          >
            Remove
          </SmallButton>
        )}
      </PictureGrid>
      <h2>On the site</h2>
      <PictureGrid pictures={left.slice(unused.length)}>
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
