/** With what Gatsby gives up where data, static data or code of a page does not come: 5.16.1, cache-dir/production-app.js and loader.js. */
const givingUp = /^(page resources for|We couldn't load|Loading chunk)/;

const pause = 1_000;

/**
 * Gatsby's scripts run and begin to fetch what the page is made of. Where that fails, Gatsby gives up, and the page
 * would sleep for ever with everything that was typed and pressed. So the scripts are started again until they succeed;
 * meanwhile the other ways to reach the company are shown.
 */
export function onClientEntry(): void {
  window.addEventListener("unhandledrejection", startAgain);
}

/** The page is awake. */
export function onInitialClientRender(): void {
  window.removeEventListener("unhandledrejection", startAgain);
}

function startAgain({ reason }: PromiseRejectionEvent): void {
  if (!(reason instanceof Error) || !givingUp.test(reason.message)) return;
  window.removeEventListener("unhandledrejection", startAgain);
  document.documentElement.dataset.formUnavailable = "";
  setTimeout(runScripts, pause);
}

/** Webpack's runtime runs the scripts that have come, from their beginning; the head names it for the wake loader. */
function runScripts(): void {
  const runtime = document.querySelector<HTMLLinkElement>('link[data-run][href*="/webpack-runtime-"]');
  if (!runtime) return;
  const script = document.createElement("script");
  script.src = runtime.href;
  script.onerror = () => setTimeout(runScripts, pause);
  document.head.append(script);
}
