/** The one inline script: runs before the page is parsed, so that dated parts are right from the start. */
import { defineDatedPart } from "../components/opening-hours/dated-part-element";
import { formId, rescueWords } from "../quote-request/adapters/keep-draft";
import { ScriptData } from "./attributes";

/** In milliseconds. Then a pressed button shows the other ways to reach the company. */
const patience = 15_000;

const { dataset } = document.documentElement;
const fail = () => {
  dataset[ScriptData.failed] = "";
};

defineDatedPart();

addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  if (form.id !== formId || form.closest(`[data-${ScriptData.live}]`)) return;
  event.preventDefault();
  dataset[ScriptData.held] = "";
  setTimeout(() => ScriptData.held in dataset && fail(), patience);
});

// A visitor who leaves has given up sending. The page script may have been cut.
addEventListener("pagehide", () => {
  delete dataset[ScriptData.held];
  rescueWords();
});

addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), true);

addEventListener("click", (event) => {
  if (!(event.target as Element).closest(`[data-${ScriptData.reload}]`)) return;
  event.preventDefault();
  location.reload();
});
