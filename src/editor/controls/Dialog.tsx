import { css } from "@emotion/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../../components/Button";
import { colours, fontSizes, sizes, space, veils } from "../../theme/tokens";
import { bareButton } from "./styles";

/** Something that can be done, and what it is called. */
export interface Action {
  name: string;
  act: () => void;
}

interface DialogProps {
  title: string;
  onClose: () => void;
  /** As wide as the window lets it be. */
  wide?: boolean;
  /** What decides; the first is proposed. */
  actions?: readonly Action[];
  children: ReactNode;
}

/** The one kind of dialog: the platform's, over everything until it is answered. */
export function Dialog({ title, onClose, wide, actions = [], children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => ref.current?.showModal(), []);
  return (
    <dialog ref={ref} aria-labelledby={id} onClose={onClose} css={[dialog, wide && widest]}>
      <div css={head}>
        <h2 id={id}>{title}</h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => ref.current?.close()}
          css={[bareButton, close]}
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div css={body}>{children}</div>
      {actions.length > 0 && (
        <div css={foot}>
          {actions.map(({ name, act }, index) => (
            <Button key={name} onClick={act} variant={index === 0 ? "bottle" : "outline"}>
              {name}
            </Button>
          ))}
        </div>
      )}
    </dialog>
  );
}

const dialog = css`
  width: min(40rem, calc(100vw - 1.5rem));
  max-height: calc(100dvh - 2rem);
  padding: 0;
  border: 0;
  border-radius: 3px;
  background: ${colours.porcelain};
  color: ${colours.ink};
  box-shadow: 0 1rem 3rem ${veils.shadow};
  &[open] { display: flex; flex-direction: column; }
  &::backdrop { background: ${colours.bottleDeep}99; }
`;

const widest = css`width: min(62rem, calc(100vw - 1.5rem));`;

const head = css`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.m};
  padding: ${space.m} ${space.s} 0 ${space.l};
  h2 { padding-top: ${space.xs}; font-size: ${fontSizes.h3}; line-height: 1.25; }
`;

const body = css`
  display: grid;
  gap: ${space.m};
  min-height: 0;
  overflow-y: auto;
  padding: ${space.s} ${space.l} ${space.l};
`;

const foot = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  padding: ${space.m} ${space.l};
  border-top: 1px solid ${colours.grout};
`;

const close = css`
  flex: none;
  width: ${sizes.target};
  height: ${sizes.target};
  font-size: 1.75rem;
  line-height: 1;
  text-align: center;
`;
