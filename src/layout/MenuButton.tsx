import { css } from "@emotion/react";
import { Link } from "gatsby";
import { type FocusEvent, type KeyboardEvent, useRef } from "react";
import { needsHydration } from "../hydration/attributes";
import { useHydrated } from "../hydration/useHydrated";
import { from } from "../theme/media-queries";
import { colours, sizes, space } from "../theme/tokens";

interface MenuButtonProps {
  /** The navigation's name for screen readers. */
  label: string;
  /** The word on the button. */
  name: string;
  links: readonly { path: string; name: string }[];
}

/** The navigation of small screens. It opens without a script; with one, Escape, following a link and tabbing on close it. */
export function MenuButton({ label, name, links }: MenuButtonProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useHydrated(details);
  const close = () => {
    if (details.current) details.current.open = false;
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !details.current?.open) return;
    close();
    details.current.querySelector("summary")?.focus();
  };
  const closeBehind = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !details.current?.contains(relatedTarget)) close();
  };
  return (
    <nav aria-label={label} css={smallOnly}>
      <details ref={details} {...needsHydration()} onKeyDown={closeOnEscape} onBlur={closeBehind}>
        <summary css={button}>{name}</summary>
        <ul css={panel}>
          {links.map(({ path, name: linkName }) => (
            <li key={path}>
              <Link to={path} onClick={close}>
                {linkName}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

const smallOnly = css`
  ${from.desk} { display: none; }
`;

const button = css`
  display: flex;
  align-items: center;
  gap: ${space.xs};
  font-weight: 600;
  cursor: pointer;
  list-style: none;
  &::-webkit-details-marker { display: none; }
  &::after {
    content: "";
    width: 1.125rem;
    height: 0.75rem;
    border: solid ${colours.bottle};
    border-width: 2px 0;
    background: linear-gradient(${colours.bottle}, ${colours.bottle}) center / 100% 2px no-repeat;
  }
  &:hover { background: ${colours.bottleMist}; }
`;

const panel = css`
  position: absolute;
  inset: 100% 0 auto;
  padding: ${space.xs} 0;
  background: ${colours.white};
  border-bottom: 1px solid ${colours.grout};
  box-shadow: 0 1rem 2rem rgb(10 42 35 / 15%);
  a {
    display: flex;
    align-items: center;
    min-height: calc(${sizes.target} + ${space.xxs});
    padding: 0 ${space.l};
    font-size: 1.125rem;
    text-decoration: none;
    &:hover { background: ${colours.bottleMist}; }
  }
`;
