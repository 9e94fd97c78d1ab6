import { hydrateIslands } from "../../islands/hydrate-island";
import { noteServedForm, takeOverServedForm } from "../../quote-request/adapters/served-form";
import { QuoteForm } from "../../quote-request/form/QuoteForm";

noteServedForm(document);

hydrateIslands("quote-form", QuoteForm, (container) => {
  const form = container.querySelector("form");
  if (form) takeOverServedForm(form);
});
