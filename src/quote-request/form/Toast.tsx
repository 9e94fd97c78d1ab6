import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { from, smallWindow } from "../../theme/media-queries";
import { iconButton } from "../../theme/mixins";
import { colours, layers, sizes, space, translucent } from "../../theme/tokens";
import type { SubmissionOutcome } from "../sending/submit-quote-request";
import { type FormContent, outcomeInWords } from "./words";

interface ToastProps extends FormContent {
  outcome: SubmissionOutcome;
}

/** Long enough to read twenty words slowly. */
const readingTimeMs = 10_000;

/**
 * An outcome in a short message over the page. Success closes by itself, the others stay until they are closed. The role names
 * the kind of message; `aria-live` is off, because the block that takes focus says the same.
 */
export function Toast({ outcome, ...content }: ToastProps) {
  const { title, description } = outcomeInWords(outcome, content);
  const { display, telLink } = content.company.phone;
  const isFailure = outcome.kind === "failed";
  const closesItself = outcome.kind === "sent";
  const [isOpen, setIsOpen] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && setIsOpen(false);
    // Under a pointer or with the focus, it stays for as long again.
    const closeUnused = () => box.current?.matches(":hover, :focus-within") || setIsOpen(false);
    const timer = closesItself ? setInterval(closeUnused, readingTimeMs) : undefined;
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      clearInterval(timer);
      document.removeEventListener("keydown", closeOnEscape);
    };
  }, [isOpen, closesItself]);
  if (!isOpen) return null;
  const [beforePhone, ...afterPhone] = description.split(display);
  return (
    <div
      ref={box}
      role={isFailure ? "alert" : "status"}
      aria-live="off"
      css={[inCorner, isFailure && alertStyles]}
    >
      <div>
        <p>{title}</p>
        <p>
          {beforePhone}
          {afterPhone.length > 0 && <a href={telLink}>{display}</a>}
          {afterPhone.join(display)}
        </p>
      </div>
      <button type="button" aria-label="Close message" onClick={() => setIsOpen(false)} css={iconButton}>
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
  @media print { display: none; }
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
