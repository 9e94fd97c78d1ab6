import { css } from "@emotion/react";
import Down from "lucide-react/icons/chevron-down";
import Up from "lucide-react/icons/chevron-up";
import Grip from "lucide-react/icons/grip-vertical";
import { type ReactNode, useEffect, useRef } from "react";
import { Button, DropIndicator, GridList, GridListItem, useDragAndDrop } from "react-aria-components";
import { colours, space } from "../../theme/tokens";
import { bareButton } from "./styles";

interface SortableListProps {
  /** The list's name for screen readers. */
  label: string;
  rows: readonly { id: string; name: string; content: ReactNode }[];
  /** Called with the ids in their new order; undefined where there is none. */
  onMove: ((order: readonly string[]) => void) | undefined;
}

/** A list whose rows can be reordered by drag, touch, keyboard or arrow buttons. */
export function SortableList({ label, rows, onMove }: SortableListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ "text/plain": String(key) })),
    onReorder: ({ keys: [moved], target: { key, dropPosition } }) => {
      const ids = rows.map(({ id }) => id);
      const others = ids.filter((id) => id !== moved);
      const at = others.indexOf(String(key)) + (dropPosition === "after" ? 1 : 0);
      if (key !== moved && at !== ids.indexOf(String(moved)))
        onMove?.(others.toSpliced(at, 0, String(moved)));
    },
    renderDropIndicator: (target) => <DropIndicator target={target} css={indicator} />,
  });
  const moved = useRef<{ id: string; step: Step }>(undefined);
  const moveBy = (id: string, step: Step) => {
    const ids = rows.map((row) => row.id);
    const at = ids.indexOf(id);
    if (ids[at + step] === undefined) return;
    moved.current = { id, step };
    onMove?.(ids.filter((other) => other !== id).toSpliced(at + step, 0, id));
  };
  // An element that moves in the document loses focus, so focus it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the rows stand in their new order
  useEffect(() => {
    const { id, step } = moved.current ?? {};
    moved.current = undefined;
    if (id && step) document.getElementById(arrowId(id, step))?.focus();
  }, [rows.map(({ id }) => id).join()]);
  return (
    <GridList
      // Drag and drop adds hooks to the list, so a list that gains or loses it has to be a new one.
      key={onMove ? "sortable" : "fixed"}
      aria-label={label}
      items={rows}
      dependencies={[rows]}
      keyboardNavigationBehavior="tab"
      css={list}
      {...(onMove ? { dragAndDropHooks } : {})}
    >
      {({ id, name, content }) => (
        <GridListItem id={id} textValue={name} css={row}>
          {onMove && (
            <Button slot="drag" css={[bareButton, handle]}>
              <Grip aria-hidden size={20} />
            </Button>
          )}
          <div css={held}>{content}</div>
          {onMove && rows.length > 1 && (
            <div css={arrows}>
              {steps.map(([step, way, Arrow]) => (
                <Button
                  key={way}
                  id={arrowId(id, step)}
                  aria-label={`Move ${name} ${way}`}
                  onPress={() => moveBy(id, step)}
                  css={[bareButton, arrow]}
                >
                  <Arrow aria-hidden size={20} />
                </Button>
              ))}
            </div>
          )}
        </GridListItem>
      )}
    </GridList>
  );
}

type Step = -1 | 1;

const steps = [
  [-1, "up", Up],
  [1, "down", Down],
] as const;

const arrowId = (id: string, step: Step) => `${step < 0 ? "up" : "down"}-${id}`;

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
  &:not(:first-child) { border-top: 1px solid ${colours.grout}; }
  &[data-dragging] { opacity: 0.5; }
  &:focus-visible { outline-offset: -3px; box-shadow: none; }
`;

const arrows = css`
  display: grid;
  flex: none;
  align-self: stretch;
  align-content: start;
`;

const arrow = css`
  width: 2.25rem;
  min-height: 2rem;
  &[data-focus-visible] { outline: 3px solid ${colours.bottle}; outline-offset: -3px; box-shadow: none; }
`;

const handle = css`
  flex: none;
  width: 2.25rem;
  min-height: 3.5rem;
  &[data-focus-visible] { outline: 3px solid ${colours.bottle}; outline-offset: -3px; box-shadow: none; }
`;

const held = css`
  flex: 1;
  min-width: 0;
  padding: ${space.xxs} ${space.s} ${space.xxs} 0;
`;

const indicator = css`
  height: 0;
  outline: 2px solid transparent;
  &[data-drop-target] { outline-color: ${colours.bottle}; }
`;
