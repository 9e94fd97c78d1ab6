import { css } from "@emotion/react";
import { useRef, useState } from "react";
import { needsHydration, replayed } from "../hydration/attributes";
import { useHydrated } from "../hydration/useHydrated";
import { withoutScript } from "../theme/media-queries";
import { space } from "../theme/tokens";
import { Button } from "./Button";

interface ShareButtonProps {
  /** What is shared, in a few words. */
  title: string;
  words: {
    action: string;
    /** After the page's address was copied. */
    copied: string;
    /** Where it could not be. */
    failed: string;
  };
}

/** Hands the page's address to the device's own sharing, or copies it where there is none. */
export function ShareButton({ title, words }: ShareButtonProps) {
  const whole = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  useHydrated(whole);
  const share = async () => {
    const url = window.location.origin + window.location.pathname;
    try {
      if (typeof navigator.share === "function") {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setSaid(words.copied);
    } catch (error) {
      // Whoever closes the device's own dialog has changed their mind.
      if (!(error instanceof DOMException && error.name === "AbortError")) setSaid(words.failed);
    }
  };
  return (
    <div ref={whole} css={row} {...needsHydration()}>
      <Button variant="outlineOnBottle" {...replayed("click")} onClick={() => void share()}>
        {words.action}
      </Button>
      <span role="status">{said}</span>
    </div>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  ${withoutScript} { display: none; }
`;
