import { css } from "@emotion/react";
import { type ButtonHTMLAttributes, type ComponentType, useId, useState } from "react";
import { colours, space, translucent } from "../../theme/tokens";
import type { Action } from "./Dialog";
import { bareButton } from "./styles";

type MenuProps = {
  label: string;
  /** Replaces the label for screen readers. */
  name?: string;
  choices: readonly Action[];
  Opener?: ComponentType<OpenerProps> | "button";
};
type OpenerProps = ButtonHTMLAttributes<HTMLButtonElement>;

/** A button that opens a list of buttons in a popover. A choice, Escape and moving focus away close it. */
export function Menu({ label, name, choices, Opener = "button" }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = ({ act }: Action) => {
    // Focus goes back to the menu's button first, so that a dialog that the choice opens gives it back there, too.
    document.getElementById(id)?.hidePopover();
    act();
  };
  return (
    <div>
      <Opener type="button" popoverTarget={id} aria-label={name}>
        {label}
      </Opener>
      <div id={id} popover="auto" css={list} onBeforeToggle={({ newState }) => setOpen(newState === "open")}>
        {isOpen &&
          choices.map((choice) => (
            <button key={choice.name} type="button" css={bareButton} onClick={() => choose(choice)}>
              {choice.name}
            </button>
          ))}
      </div>
    </div>
  );
}

/** Below its button or, in browsers that cannot place it there, in the middle of the window. */
const list = css`
  width: max-content;
  max-width: min(26rem, 80vw);
  max-height: 20rem;
  overflow-y: auto;
  padding: ${space.xxs};
  border: 1.5px solid ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  box-shadow: 0 0.5rem 1.5rem ${translucent.shadow};
  &:popover-open { display: grid; }
  @supports (position-area: bottom) {
    inset: auto;
    margin: 0;
    position-area: bottom span-right;
    position-try-fallbacks: flip-inline, flip-block, flip-block flip-inline;
  }
  button { min-height: 2.5rem; padding: ${space.xs} ${space.s}; }
`;
