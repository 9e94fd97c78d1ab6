import { hydrateIsland } from "../scripts/hydrate-island";
import { QuoteForm } from "./form/QuoteForm";

// A key that was pressed while this script was read has its turn first.
setTimeout(() => hydrateIsland("quote-form", QuoteForm));
