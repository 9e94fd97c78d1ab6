import { css } from "@emotion/react";
import { useId, useState } from "react";
import { SmallButton } from "../../components/SmallButton";
import { colours, space, translucent } from "../../theme/tokens";
import type { Action } from "./Dialog";
import { bareButton } from "./styles";

interface LinkChoice {
  name: string;
  href: string;
  target?: "_blank";
}

interface MenuProps {
  label: string;
  /** Replaces the label for screen readers. */
  name?: string;
  choices: readonly (Action | LinkChoice)[];
  /** A bordered button instead of an inline link. */
  isBordered?: boolean;
}

/** A button that opens a list of buttons and links in a popover. A choice, Escape and moving focus away close it. */
export function Menu({ label, name, choices, isBordered = false }: MenuProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Opener = isBordered ? SmallButton : "button";
  const close = () => document.getElementById(id)?.hidePopover();
  const choose = ({ act }: Action) => {
    // Closing first returns focus to the menu button, so that a dialog opened by the choice returns it there, too.
    close();
    act();
  };
  return (
    <div>
      <Opener type="button" popoverTarget={id} aria-label={name}>
        {label}
      </Opener>
      <div id={id} popover="auto" css={list} onBeforeToggle={({ newState }) => setOpen(newState === "open")}>
        {isOpen &&
          choices.map((choice) =>
            "href" in choice ? (
              <a key={choice.name} href={choice.href} target={choice.target} css={bareButton} onClick={close}>
                {choice.name}
              </a>
            ) : (
              <button key={choice.name} type="button" css={bareButton} onClick={() => choose(choice)}>
                {choice.name}
              </button>
            ),
          )}
      </div>
    </div>
  );
}

/** Below its button. Browsers without `position-area` show it in the middle of the window. */
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
  a, button {
    display: flex;
    align-items: center;
    min-height: 2.5rem;
    padding: ${space.xs} ${space.s};
    text-decoration: none;
  }
`;
