import { css } from "@emotion/react";
import { useCallback, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { namedPath } from "../../content/reading/file-path";
import { standardPalette } from "../../content/values/standard-palette";
import { stack } from "../../theme/arrangements";
import { colours, fontSizes, space } from "../../theme/tokens";
import { everyField } from "../site/fields";
import { Dialog } from "./Dialog";
import { useEditor } from "./editor-context";
import { quietWords } from "./styles";

/** The name that owners see: projects/cafe/room.jpg. */
const pictureName = (path: string) => path.replace(/^images\//, "");

/** Every stored picture with the entries that use it. Unused ones come first. */
function useStoredPictures() {
  const { site } = useEditor();
  const fields = everyField(site);
  const naming = fields.filter(({ description }) => description.use === "picture");
  const pictures = site.pictures.map((picture) => ({
    ...picture,
    uses: naming.filter(({ file, value }) => namedPath(file, String(value)) === picture.path),
  }));
  return pictures.sort((one, other) => Number(one.uses.length > 0) - Number(other.uses.length > 0));
}

/** The stored pictures with their names and sizes side by side, each with the entries that use it. A press on one chooses it. */
export function ChoosePicture({ onChoose }: { onChoose: (path: string | undefined) => void }) {
  return (
    <Dialog title="Choose a stored picture" onClose={() => onChoose(undefined)}>
      <ul css={grid}>
        {useStoredPictures().map(({ path, width, height, uses }) => (
          <li key={path} css={stack(space.xxs)}>
            <Thumbnail path={path} width="100%" />
            <p>{pictureName(path)}</p>
            <p css={quietWords}>{width && `${width} × ${height} pixels`}</p>
            <p>{uses.map(({ location }) => location).join(", ") || "Shown nowhere"}</p>
            <SmallButton
              aria-label={`Choose ${pictureName(path)}`}
              onClick={() => onChoose(path)}
              css={whole}
            >
              Choose
            </SmallButton>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** A thumbnail of a stored picture. It loads when it scrolls into view, because some stores have full-size files only. */
export function Thumbnail({ path, width }: { path: string; width: string }) {
  const { thumbnail } = useEditor();
  const [isSeen, setSeen] = useState(false);
  const watch = useCallback((image: HTMLImageElement) => {
    const observer = new IntersectionObserver(([last]) => last?.isIntersecting && setSeen(true));
    observer.observe(image);
    return () => observer.disconnect();
  }, []);
  return (
    <img
      ref={watch}
      src={isSeen ? thumbnail(path) : undefined}
      alt=""
      css={[face, path.endsWith(".png") && onLight]}
      style={{ width }}
    />
  );
}

const whole = css`&::after { content: ""; position: absolute; inset: 0; }`;

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(45%, 11rem), 1fr));
  gap: ${space.m};
  font-size: ${fontSizes.small};
  line-height: 1.35;
  overflow-wrap: anywhere;
  > li { position: relative; align-content: start; }
`;

const face = css`
  flex: none;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 3px;
  background: ${colours.grout};
`;

/** Logos are transparent, and drawn for a light ground. */
const onLight = css`background: ${standardPalette.grout};`;
