import { hydrateIslands } from "../islands/hydrate-island";
import { rememberServedForm, takeOverServedForm } from "./adapters/served-form";
import { setFormUnavailable } from "./adapters/wait-for-form";
import { QuoteForm } from "./form/QuoteForm";

// A key that was pressed while this script was read has its turn first.
setTimeout(() =>
  hydrateIslands("quote-form", QuoteForm, {
    takesOver: () => rememberServedForm(document),
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
