import { hydrateIslands } from "../../islands/hydrate-island";
import { noteServedForm, takeOverServedForm } from "../../quote-request/adapters/served-form";
import { setFormUnavailable } from "../../quote-request/adapters/wait-for-form";
import { QuoteForm } from "../../quote-request/form/QuoteForm";

noteServedForm(document);

// A key that was pressed while this script was read has its turn first.
setTimeout(() =>
  hydrateIslands("quote-form", QuoteForm, {
    tookOver(container) {
      const form = container.querySelector("form");
      if (form) takeOverServedForm(form);
    },
    failed(error) {
      reportError(error);
      setFormUnavailable(true);
    },
  }),
);
