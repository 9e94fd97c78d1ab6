/** The one inline script. It runs before the page is parsed: dated parts are right from the start, and nothing typed or pressed early is lost. */
import { defineDatedPart } from "../components/opening-hours/dated-part-element";
import { saveTyping } from "../quote-request/draft/draft";
import { ScriptData } from "./attributes";
import { queueSubmits } from "./load-islands";

defineDatedPart();
saveTyping();
queueSubmits();

// The link's own address would only scroll, where it is the page's.
addEventListener("click", (event) => {
  if (!(event.target as Element).closest(`[data-${ScriptData.reload}]`)) return;
  event.preventDefault();
  location.reload();
});
