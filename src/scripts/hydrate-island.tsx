import { CacheProvider } from "@emotion/react";
import { type ComponentType, createElement, type ReactNode, useEffect } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { createStyleCache } from "../theme/style-cache";
import { ScriptData } from "./attributes";
import type { IslandName } from "./islands";

/** Lets React take over the island of a name, with the properties that the page carries. */
export function hydrateIsland<Props extends object>(name: IslandName, Component: ComponentType<Props>): void {
  const notHydrated = `[data-${ScriptData.island}=${name}][data-${ScriptData.script}]`;
  const container = document.querySelector<HTMLElement>(notHydrated);
  if (!container) return;
  const props: Props = JSON.parse(container.dataset[ScriptData.props] ?? "{}");
  const focused = document.activeElement;
  // React would hydrate in a task of its own. A key pressed before that task could go into a field that React then replaces.
  flushSync(() => {
    hydrateRoot(
      container,
      <CacheProvider value={cacheWithStylesOf(container)}>
        <AfterHydration run={() => finishHydration(container, focused)}>
          {createElement(Component, props)}
        </AfterHydration>
      </CacheProvider>,
      {
        onUncaughtError: (error) => {
          reportError(error);
          showError(container, error);
          document.documentElement.dataset[ScriptData.failed] = "";
        },
      },
    );
  });
}

function AfterHydration({ run, children }: { run: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the island is drawn
  useEffect(run, []);
  return children;
}

/** Marks an island as hydrated, and carries out a queued submit, once. */
function finishHydration(island: HTMLElement, focused: Element | null): void {
  // React replaces a part that a translation or an extension has changed.
  if (focused && !focused.isConnected) document.getElementById(focused.id)?.focus({ preventScroll: true });
  const { dataset } = document.documentElement;
  const isQueued = ScriptData.queued in dataset;
  delete island.dataset[ScriptData.script];
  delete dataset[ScriptData.failed];
  delete dataset[ScriptData.queued];
  if (isQueued) island.querySelector("form")?.requestSubmit();
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
