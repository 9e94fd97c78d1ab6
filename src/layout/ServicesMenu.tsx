import { css } from "@emotion/react";
import { colours, sizes, space } from "../theme/tokens";
import { MarkedLink } from "./MarkedLink";
import type { NavigationLink } from "./navigation-links";
import { useMenu } from "./useMenu";

interface ServicesMenuProps {
  /** The button's name for screen readers; what is seen of it is an arrow. */
  name: string;
  links: readonly NavigationLink[];
}

/** Wide screens: every service, in a menu beside the link to the services. */
export function ServicesMenu({ name, links }: ServicesMenuProps) {
  const { close, menu } = useMenu();
  return (
    <details {...menu} css={menuStyles}>
      <summary aria-label={name} />
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <MarkedLink link={link} onClick={close} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const menuStyles = css`
  summary {
    display: grid;
    place-items: center;
    width: 2rem;
    height: ${sizes.target};
    cursor: pointer;
    list-style: none;
    &::-webkit-details-marker { display: none; }
    &::after {
      content: "";
      width: 0.5rem;
      height: 0.5rem;
      margin-top: -0.25rem;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      transform: rotate(45deg);
    }
    &:hover { background: ${colours.bottleMist}; }
  }
  &[open] summary::after { margin-top: 0.25rem; transform: rotate(225deg); }
  ul {
    position: absolute;
    inset: 100% auto auto 0;
    display: grid;
    min-width: 16rem;
    padding: ${space.xs} 0;
    background: ${colours.white};
    border: 1px solid ${colours.grout};
    box-shadow: 0 1rem 2rem rgb(10 42 35 / 15%);
  }
`;
