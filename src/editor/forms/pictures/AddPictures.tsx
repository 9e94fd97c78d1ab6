import { css } from "@emotion/react";
import { type DragEvent, useId, useState } from "react";
import { colours, space } from "../../../theme/tokens";
import { visuallyHidden } from "../../../theme/visually-hidden";
import { errorWords, quietButton, wrapped } from "../../controls/styles";
import { useEditor } from "../../state/editor-context";
import { pictureNamedBy } from "../../state/picture-path";
import { useForm } from "../form-context";

interface AddPicturesProps {
  /** Whether one picture takes another's place. */
  single?: boolean;
  onAdd: (named: string[]) => void;
}

/** Where pictures are chosen or dropped, several at once; one that cannot be used is named, with the reason. */
export function AddPictures({ single = false, onAdd }: AddPicturesProps) {
  const id = useId();
  const { path, pictures } = useForm();
  const { chooseStored } = useEditor();
  const [news, setNews] = useState<{ added: number; refused: readonly string[] }>();
  const [isOver, setIsOver] = useState(false);
  const take = async (files: readonly File[]) => {
    const { named, refused } = await pictures.take(single ? files.slice(0, 1) : files);
    setNews({ added: named.length, refused });
    if (named.length > 0) onAdd(named);
  };
  const addStored = async () => {
    const stored = await chooseStored();
    if (stored !== undefined) onAdd([pictureNamedBy(path, stored)]);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setIsOver(false);
    void take([...event.dataTransfer.files]);
  };
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.dataTransfer.types.includes("Files"));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more; the button inside is for everybody
    <div
      css={[wrapped, area, isOver && over]}
      {...{ onDrop, onDragOver }}
      onDragLeave={() => setIsOver(false)}
    >
      <input
        id={id}
        type="file"
        accept="image/*,.heic,.heif"
        multiple={!single}
        css={visuallyHidden}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          void take(files);
        }}
      />
      <label htmlFor={id} css={quietButton}>
        {single ? "Choose a picture" : "Add pictures"}
      </label>
      <button type="button" onClick={addStored}>
        {single ? "Choose a stored one" : "Add a stored one"}
      </button>
      <span>or drop {single ? "one" : "them"} here.</span>
      <p role="status" css={line}>
        {news && news.added > 0 && !single && addedWords(news.added)}
      </p>
      <div role="alert" css={[line, errorWords]}>
        {news?.refused.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
    </div>
  );
}

const addedWords = (count: number) =>
  count === 1
    ? "The picture is at the end of the list. Say what it shows."
    : `${count} pictures are at the end of the list. Say in each what it shows.`;

const area = css`
  padding: ${space.xs} ${space.s};
  border: 1.5px dashed ${colours.groutDark};
  border-radius: 3px;
  label { display: inline-grid; align-items: center; }
  input:focus-visible + label { outline: 3px solid ${colours.bottle}; outline-offset: 2px; }
`;

const over = css`background: ${colours.bottleMist}; border-color: ${colours.bottle};`;
const line = css`flex-basis: 100%; &:empty { display: none; }`;
