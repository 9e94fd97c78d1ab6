/** The one inline script. It runs before the page is parsed: dated parts are right from the start, and an early submit is not lost. */
import { defineDatedPart } from "./components/dated-part/dated-part-element";
import { saveDraft } from "./quote-request/draft/draft";
import { IslandAttribute } from "./scripts/island-attributes";

/** After this time a queued submit shows the other ways to reach the company. A script that comes later still sends. */
const scriptTimeoutMs = 15_000;

const { dataset } = document.documentElement;

/** Shows the other ways, unless hydrateIsland has carried out the queued submit, and removed the attribute. */
const failIfQueued = () => {
  if (IslandAttribute.queued in dataset) dataset[IslandAttribute.failed] = "";
};

defineDatedPart();

// Queues a submit of the quote form until React has hydrated it. Imports the form's script, because the page script may be lost.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>(
    `[data-${IslandAttribute.island}=quote-form][data-${IslandAttribute.script}]`,
  );
  if (!island) return;
  event.preventDefault();
  // If no script can be loaded, the visitor reloads the page, and finds these words in the form.
  saveDraft();
  dataset[IslandAttribute.queued] = "";
  setTimeout(failIfQueued, scriptTimeoutMs);
  import(island.dataset[IslandAttribute.script] ?? "").catch(failIfQueued);
});

// A visitor who leaves has given up sending.
addEventListener("pagehide", () => {
  delete dataset[IslandAttribute.queued];
});
