import { CacheProvider } from "@emotion/react";
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { createStyleCache } from "../theme/style-cache";
import { IslandData } from "./attributes";
import { fetchIslandProps, type ReactIslandElement } from "./island-props";
import type { IslandName } from "./island-scripts";
import { markLive } from "./start-islands";

interface Hydration {
  /** Runs before React starts. */
  takesOver?: () => void;
  /** Runs before queued events are replayed. */
  tookOver?: (container: HTMLElement) => void;
  /** Runs where React gives up. */
  failed?: (error: unknown) => void;
}

/** Hydrates the islands of a name, each as soon as its props are there. */
export function hydrateIslands<Props extends object>(
  name: IslandName,
  Component: ComponentType<Props>,
  { takesOver, tookOver, failed }: Hydration = {},
): void {
  const hydrate = (container: HTMLElement, props: Props) => {
    const live = () => {
      tookOver?.(container);
      markLive(container);
    };
    takesOver?.();
    hydrateRoot(
      container,
      <CacheProvider value={cacheWithStylesOf(container)}>
        <TellLive live={live}>{createElement(Component, props)}</TellLive>
      </CacheProvider>,
      {
        onUncaughtError: (error) => {
          showError(container, error);
          failed?.(error);
        },
      },
    );
  };
  for (const container of document.querySelectorAll<ReactIslandElement>(waitingFor(name))) {
    const arriving = (container.arrivingProps ?? fetchIslandProps(container)) as Promise<Props>;
    arriving.then(
      (props) => {
        // A script that was asked for twice finds nothing to do.
        if (!container.matches(waitingFor(name))) return;
        delete container.dataset[IslandData.script];
        hydrate(container, props);
      },
      // The loader asked for them and knows: it says so, and asks again.
      () => {},
    );
  }
}

const waitingFor = (name: IslandName) => `[data-${IslandData.island}=${name}][data-${IslandData.script}]`;

/** Calls `live` once everything within is drawn with what its first effects found, such as text typed before. */
function TellLive({ live, children }: { live: () => void; children: ReactNode }) {
  const [hasRunEffects, setHasRunEffects] = useState(false);
  useEffect(() => {
    setHasRunEffects(true);
  }, []);
  useEffect(() => {
    if (hasRunEffects) live();
  }, [hasRunEffects, live]);
  return children;
}

/** Emotion's names for styles, each the end of a class: css-1abc. */
const styleName = /\bcss-(\w+)/g;

/** A cache that knows which styles the page has already: Emotion writes none of them again, and moves nothing. */
function cacheWithStylesOf(container: HTMLElement) {
  const cache = createStyleCache();
  for (const { className } of container.querySelectorAll<HTMLElement>("[class]"))
    for (const [, name = ""] of String(className).matchAll(styleName)) cache.inserted[name] = true;
  return cache;
}

/** Replaces a crashed part of the page with the specification's error screen (point 2). */
export function showError(part: HTMLElement, error: unknown): void {
  const screen = document.createElement("div");
  const title = document.createElement("h3");
  const text = document.createElement("p");
  screen.role = "alert";
  title.textContent = "Unexpected Application Error!";
  text.textContent = errorText(error);
  screen.append(title, text);
  part.replaceChildren(screen);
}

/** A response's status text, or an error's message. */
function errorText(error: unknown): string {
  if (typeof error !== "object" || error === null) return String(error);
  if ("statusText" in error && typeof error.statusText === "string") return error.statusText;
  return "message" in error && typeof error.message === "string" ? error.message : String(error);
}
