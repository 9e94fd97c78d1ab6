import { css } from "@emotion/react";
import { colours } from "../../theme/tokens";
import { useEditor } from "../state/editor-context";

/** A small version of a stored picture. Grey until the site is built with the picture. */
export function Thumbnail({ path, width }: { path: string; width: string }) {
  const { store } = useEditor();
  return <img src={store.thumbnail(path)} alt="" loading="lazy" css={thumbnail} style={{ width }} />;
}

const thumbnail = css`
  flex: none;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  border-radius: 3px;
  background: ${colours.grout};
`;
