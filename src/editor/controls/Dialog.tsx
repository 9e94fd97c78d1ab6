import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { Button } from "../../components/Button";
import { row, spaceBetween } from "../../theme/mixins";
import { colours, fontSizes, space, translucent } from "../../theme/tokens";
import { CloseButton } from "./CloseButton";

/** A button of a dialog: its label and its action. */
export interface Action {
  name: string;
  act: () => void;
  /** True if the action removes something: then its button is red. */
  isRemoval?: boolean;
}

interface DialogProps {
  title: string;
  onClose: () => void;
  /** The buttons. The first one stands out. */
  actions?: readonly Action[];
  children: ReactNode;
}

export function Dialog({ title, onClose, actions = [], children }: DialogProps) {
  const id = useId();
  return (
    <dialog ref={open} aria-labelledby={id} onClose={onClose} css={dialog}>
      <div css={head}>
        <h2 id={id}>{title}</h2>
        <CloseButton label="Close" onClick={onClose} />
      </div>
      {children}
      {actions.length > 0 && (
        <div css={[row(space.s), foot]}>
          {actions.map(({ name, act, isRemoval = false }, index) => (
            <span key={name} css={isRemoval && removal}>
              <Button onClick={act} variant={index === 0 ? "bottle" : "outline"}>
                {name}
              </Button>
            </span>
          ))}
        </div>
      )}
    </dialog>
  );
}

/** Close the dialog before it is unmounted, so that focus returns to the element that opened it. */
function open(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => {
    dialog.close();
  };
}

const dialog = css`
  width: min(48rem, calc(100vw - 1.5rem));
  max-height: calc(100dvh - 2rem);
  padding: ${space.m} ${space.l} ${space.l};
  border: 1px solid ${colours.grout};
  border-radius: 3px;
  background: ${colours.porcelain};
  color: ${colours.ink};
  box-shadow: 0 1rem 3rem ${translucent.shadow};
  &[open] { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: ${space.m}; }
  &::backdrop { background: rgb(0 0 0 / 50%); }
`;

const head = css`
  ${spaceBetween}
  flex-wrap: nowrap;
  h2 { font-size: ${fontSizes.h3}; }
`;

/** Keeps the buttons visible below long content. */
const foot = css`
  position: sticky;
  bottom: -${space.l};
  margin-bottom: -${space.l};
  padding: ${space.m} 0;
  border-top: 1px solid ${colours.grout};
  background: inherit;
`;

const removal = css`
  > button, > button:hover { background: ${colours.error}; color: ${colours.white}; }
`;
