import { css } from "@emotion/react";
import Down from "lucide-react/icons/chevron-down";
import Up from "lucide-react/icons/chevron-up";
import Grip from "lucide-react/icons/grip-vertical";
import { type DragEvent, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { colours, space } from "../../theme/tokens";
import { bareButton } from "./styles";

interface SortableListProps {
  /** The list's name for screen readers. */
  label: string;
  rows: readonly { id: string; name: string; content: ReactNode }[];
  /** Called with the ids in their new order. Undefined if the list cannot be sorted. */
  onMove: ((order: readonly string[]) => void) | undefined;
}

/** A list whose rows are reordered with their arrows, or dragged by their handles. Long-press on touch. */
export function SortableList({ label, rows, onMove }: SortableListProps) {
  /** The dragged row, and the drop target. */
  const [drag, setDrag] = useState<{ from: number; to: number }>();
  const ids = rows.map(({ id }) => id);
  const isSortable = onMove !== undefined && rows.length > 1;

  const move = (from: number, to: number) => {
    const [id = ""] = ids.slice(from);
    if (from !== to && ids[to] !== undefined) onMove?.(ids.toSpliced(from, 1).toSpliced(to, 0, id));
  };
  const start = (from: number, { currentTarget, dataTransfer }: DragEvent) => {
    const { parentElement } = currentTarget;
    if (parentElement) dataTransfer.setDragImage(parentElement, 0, 0);
    // Firefox drags nothing without data.
    dataTransfer.setData("text/plain", "");
    setDrag({ from, to: from });
  };
  const dragOver = (to: number, event: DragEvent) => {
    if (!drag) return;
    event.preventDefault();
    if (to !== drag.to) setDrag({ ...drag, to });
  };
  const drop = (event: DragEvent) => {
    if (!drag) return;
    event.preventDefault();
    move(drag.from, drag.to);
    setDrag(undefined);
  };
  /** Moves a row by its arrow. The arrow loses focus as its row moves in the document, so it is focused again. */
  const step = (button: HTMLElement, from: number, to: number) => {
    flushSync(() => move(from, to));
    button.focus();
  };

  return (
    <ul aria-label={label} css={list} onDrop={drop}>
      {rows.map(({ id, name, content }, index) => (
        <li
          key={id}
          onDragOver={(event) => dragOver(index, event)}
          css={[row, drag?.from === index && dragged, drag?.to === index && dropTarget]}
        >
          {isSortable && (
            <span
              draggable
              aria-hidden
              title={`Drag ${name}`}
              onDragStart={(event) => start(index, event)}
              onDragEnd={() => setDrag(undefined)}
              css={handle}
            >
              <Grip size={20} />
            </span>
          )}
          <div css={rowContent}>{content}</div>
          {isSortable && (
            <div css={arrows}>
              {directions.map(([by, direction, Arrow]) => (
                <button
                  key={direction}
                  type="button"
                  aria-label={`Move ${name} ${direction}`}
                  aria-disabled={ids[index + by] === undefined}
                  onClick={({ currentTarget }) => step(currentTarget, index, index + by)}
                  css={[bareButton, arrow]}
                >
                  <Arrow aria-hidden size={20} />
                </button>
              ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

const directions = [
  [-1, "up", Up],
  [1, "down", Down],
] as const;

const list = css`
  display: grid;
  border: 1px solid ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  &:empty { display: none; }
`;

const row = css`
  display: flex;
  align-items: flex-start;
  min-width: 0;
  &:not(:first-of-type) { border-top: 1px solid ${colours.grout}; }
`;

const dragged = css`opacity: 0.5;`;

const dropTarget = css`outline: 3px solid ${colours.bottle}; outline-offset: -3px;`;

const arrows = css`
  display: grid;
  flex: none;
  align-self: stretch;
  align-content: start;
`;

const arrow = css`
  width: 2.25rem;
  min-height: 2rem;
  &[aria-disabled="true"] { opacity: 0.35; }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
`;

const handle = css`
  display: grid;
  flex: none;
  place-content: center start;
  width: 2.25rem;
  min-height: 3.5rem;
  cursor: grab;
`;

const rowContent = css`
  flex: 1;
  min-width: 0;
  padding: ${space.xxs} ${space.s} ${space.xxs} 0;
  &:first-of-type { padding-left: ${space.xs}; }
`;
