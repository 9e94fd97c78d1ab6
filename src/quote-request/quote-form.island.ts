import { hydrateIsland } from "../scripts/hydrate-island";
import { QuoteForm } from "./form/QuoteForm";

// Waits one task, so that the browser handles a key that was pressed while it read this script.
setTimeout(() => hydrateIsland("quote-form", QuoteForm));
