/** The one inline script. It runs before the page is parsed: dated parts are right from the start, and an early submit is not lost. */
import { defineDatedPart } from "../components/opening-hours/dated-part-element";
import { ScriptData } from "./attributes";

/** In milliseconds. Then a pressed button shows the other ways to reach the company. */
const patience = 15_000;

const { dataset } = document.documentElement;

defineDatedPart();

// The form works from a press on even if the page script was lost: the press, too, asks for the form's script.
addEventListener("submit", (event) => {
  const form = event.target as HTMLFormElement;
  const island = form.closest<HTMLElement>(
    `[data-${ScriptData.react}=quote-form]:not([data-${ScriptData.live}])`,
  );
  if (!island) return;
  event.preventDefault();
  dataset[ScriptData.held] = "";
  const fail = () => {
    if (ScriptData.held in dataset) dataset[ScriptData.failed] = "";
  };
  setTimeout(fail, patience);
  import(island.dataset[ScriptData.script] ?? "").catch(fail);
});

// A visitor who leaves has given up sending.
addEventListener("pagehide", () => delete dataset[ScriptData.held]);
