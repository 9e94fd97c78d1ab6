import { css } from "@emotion/react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import { colours, space, veils } from "../../theme/tokens";
import type { Action } from "./Dialog";
import { bareButton, quietButton } from "./styles";

interface MenuProps {
  label: string;
  /** What screen readers say in the place of the label. */
  name?: string;
  choices: readonly Action[];
}

/** A button that opens a list of buttons: the platform's `details`, closed by a choice, Escape and leaving. */
export function Menu({ label, name, choices }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    close();
    ref.current?.querySelector("summary")?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) close();
  };
  const choose = ({ act }: Action) => {
    close();
    act();
  };
  return (
    <details
      ref={ref}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      css={menu}
      {...{ onKeyDown, onBlur }}
    >
      <summary css={quietButton} aria-label={name}>
        {label}
      </summary>
      {open && (
        <div css={list}>
          {choices.map((choice) => (
            <button key={choice.name} type="button" css={bareButton} onClick={() => choose(choice)}>
              {choice.name}
            </button>
          ))}
        </div>
      )}
    </details>
  );
}

const menu = css`
  position: relative;
  width: max-content;
  max-width: 100%;
  summary { list-style: none; }
  summary::-webkit-details-marker { display: none; }
`;

const list = css`
  position: absolute;
  z-index: 5;
  display: grid;
  width: max-content;
  max-width: min(26rem, 80vw);
  max-height: 20rem;
  overflow-y: auto;
  padding: ${space.xxs};
  border: 1.5px solid ${colours.groutDark};
  border-radius: 3px;
  background: ${colours.white};
  box-shadow: 0 0.5rem 1.5rem ${veils.shadow};
  button { min-height: 2.5rem; padding: ${space.xs} ${space.s}; }
`;
