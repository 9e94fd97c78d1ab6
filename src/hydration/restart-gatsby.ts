import { attribute, HydrationData, HydrationRel } from "./attributes";
import { fetchFreshPage } from "./fetch-fresh-page";
import { setFormUnavailable } from "./form-unavailable";

/** With what Gatsby gives up where data, static data or code of a page does not come: 5.16.1, cache-dir/production-app.js and loader.js. */
const givingUp = /^(page resources for|We couldn't load|Loading chunk)/;

const pause = 1_000;

/** More often a page is not started whose files can all be fetched: then what fails is in one of them. */
const mostRestarts = 3;

/** How often the page has been started again. The page keeps it: each restart runs this module anew. */
const restarts = () => Number(document.documentElement.dataset[HydrationData.restarts] ?? 0);

/**
 * Gatsby's scripts run and begin to fetch what the page is made of. Where that fails, Gatsby gives up, and the page
 * would never be hydrated, with everything that was typed and pressed. So the scripts are started again as soon as all
 * files can be fetched; meanwhile the other ways to reach the company are shown.
 */
export function onClientEntry(): void {
  window.addEventListener("unhandledrejection", restart);
}

/** The page is hydrated. */
export function onInitialClientRender(): void {
  window.removeEventListener("unhandledrejection", restart);
}

function restart({ reason }: PromiseRejectionEvent): void {
  if (!(reason instanceof Error) || !givingUp.test(reason.message)) return;
  window.removeEventListener("unhandledrejection", restart);
  setFormUnavailable(true);
  if (restarts() >= mostRestarts) reportError(reason);
  else setTimeout(runOnceFetched, pause);
  fetchFreshPage();
}

/** Runs Gatsby's scripts from their beginning, once everything that the head names for hydration can be fetched. */
async function runOnceFetched(): Promise<void> {
  const named = `[rel=${HydrationRel.lazy}], [${attribute(HydrationData.as)}]`;
  const files = [...document.querySelectorAll<HTMLLinkElement>(named)];
  const answers = await Promise.all(files.map(({ href }) => fetch(href).catch(() => undefined)));
  if (!answers.every((answer) => answer?.ok)) {
    setTimeout(runOnceFetched, pause);
    return;
  }
  document.documentElement.dataset[HydrationData.restarts] = String(restarts() + 1);
  const runtime = files.find(({ href }) => href.includes("/webpack-runtime-"));
  const script = document.createElement("script");
  script.src = runtime?.href ?? "";
  script.onerror = () => setTimeout(runOnceFetched, pause);
  document.head.append(script);
}
