import { CacheProvider } from "@emotion/react";
import { type ComponentType, createElement } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { createStyleCache } from "../theme/style-cache";
import { IslandAttribute } from "./island-attributes";
import type { IslandName } from "./islands";

/** Lets React take over an island that is not hydrated yet, and then carries out a queued submit. */
export function hydrateIsland<Props extends object>(name: IslandName, Component: ComponentType<Props>): void {
  const island = document.querySelector<HTMLElement>(
    `[data-${IslandAttribute.island}=${name}][data-${IslandAttribute.script}]`,
  );
  if (!island) return;
  const { dataset } = document.documentElement;
  const focused = document.activeElement;
  delete dataset[IslandAttribute.failed];
  hydrateNow(island, Component);
  if (IslandAttribute.failed in dataset) return;
  const isQueued = IslandAttribute.queued in dataset;
  delete island.dataset[IslandAttribute.script];
  delete dataset[IslandAttribute.queued];
  // React replaces elements that a translation or an extension has changed.
  if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  if (isQueued) island.querySelector("form")?.requestSubmit();
}

/** Hydrates before it returns: a key pressed before a later task could go into a field that React then replaces. */
function hydrateNow<Props extends object>(island: HTMLElement, Component: ComponentType<Props>): void {
  const props: Props = JSON.parse(island.dataset[IslandAttribute.props] ?? "{}");
  const tree = <CacheProvider value={cacheOf(island)}>{createElement(Component, props)}</CacheProvider>;
  const onUncaughtError = (error: unknown) => {
    reportError(error);
    showError(island, error);
    document.documentElement.dataset[IslandAttribute.failed] = "";
  };
  flushSync(() => hydrateRoot(island, tree, { onUncaughtError }));
}

/** Emotion's names for styles, each the end of a class: css-1abc. */
const styleName = /\bcss-(\w+)/g;

/** An Emotion cache that knows the styles of the island's HTML, so that Emotion does not write them again. */
function cacheOf(island: HTMLElement) {
  const cache = createStyleCache();
  for (const { className } of island.querySelectorAll<HTMLElement>("[class]"))
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
