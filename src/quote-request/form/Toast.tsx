import { css } from "@emotion/react";
import { type FocusEvent, useEffect, useEffectEvent, useRef } from "react";
import { LinkedText } from "../../components/LinkedText";
import { from, smallWindow } from "../../theme/media-queries";
import { iconButton } from "../../theme/mixins";
import { colours, layers, sizes, space, translucent } from "../../theme/tokens";

export interface ToastMessage {
  /** Differs for every message, so that the same words can be shown twice. */
  id: number;
  tone: "status" | "alert";
  title: string;
  description: string;
  /** Words of the description that are a link. */
  link?: { text: string; href: string };
  /** Milliseconds until it closes by itself; by default it stays until it is closed. */
  stays?: number;
}

interface ToastProps {
  message: ToastMessage;
  closeLabel: string;
  onClose: () => void;
}

/** A short message over the page. It is not announced: the block that takes focus says the same. */
export function Toast({ message, closeLabel, onClose }: ToastProps) {
  const { tone, title, description, link, stays } = message;
  const links = link ? [{ words: link.text, link: <a href={link.href}>{link.text}</a> }] : [];
  const box = useRef<HTMLDivElement>(null);
  /** The element that had focus before the toast. */
  const focusBefore = useRef<EventTarget>(null);
  const dismiss = () => {
    if (box.current?.matches(":focus-within") && focusBefore.current instanceof HTMLElement)
      focusBefore.current.focus();
    onClose();
  };
  const close = useEffectEvent(dismiss);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && close();
    document.addEventListener("keydown", closeOnEscape);
    // Under a pointer or with the focus, it stays for as long again.
    const closeUnused = () => box.current?.matches(":hover, :focus-within") || close();
    const timer = stays && setInterval(closeUnused, stays);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      clearInterval(timer);
    };
  }, [stays]);
  const rememberFocus = {
    onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement, Element>) => {
      if (!currentTarget.contains(relatedTarget)) focusBefore.current = relatedTarget;
    },
  };
  return (
    <div
      ref={box}
      role={tone}
      aria-live="off"
      css={[inCorner, tone === "alert" && alertStyles]}
      {...rememberFocus}
    >
      <div>
        <p>{title}</p>
        <p>
          <LinkedText text={description} links={links} />
        </p>
      </div>
      <button type="button" onClick={dismiss} aria-label={closeLabel} css={iconButton}>
        <span aria-hidden="true">×</span>
      </button>
    </div>
  );
}

const inCorner = css`
  position: fixed;
  z-index: ${layers.toast};
  inset: ${space.xs} ${space.xs} auto;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space.s};
  padding: ${space.s} ${space.xs} ${space.s} ${space.m};
  border-left: 6px solid ${colours.brass};
  background: ${colours.bottleDeep};
  color: ${colours.white};
  box-shadow: 0 0.75rem 2rem ${translucent.shadow};
  line-height: 1.4;
  p:first-of-type { font-weight: 700; }
  /* A finger high, without making the toast higher. */
  a { display: inline-block; margin: -${space.xxs} 0; padding: ${space.xxs} 0; font-weight: 600; }
  /* Above the call bar, which tablets have as well. */
  ${from.tablet} { inset: auto auto calc(${sizes.callBar} + ${space.s}) ${space.l}; width: 26rem; }
  ${from.desktop} { bottom: ${space.l}; }
  ${smallWindow} { position: static; width: auto; }
  /* Scrolls a focused element clear of the toast. */
  html:has(&) {
    scroll-padding-top: 12rem;
    ${from.tablet} { scroll-padding: calc(${sizes.header} + ${space.m}) 0 calc(11rem + ${sizes.callBar}); }
    ${from.desktop} { scroll-padding-bottom: 11rem; }
    ${smallWindow} { scroll-padding: ${space.xs} 0; }
  }
`;

const alertStyles = css`
  border-left-color: ${colours.white};
  background: ${colours.error};
`;
