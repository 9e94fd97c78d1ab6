import { hydrateIslands } from "../../islands/hydrate-island";
import { showError } from "../../islands/show-error";
import { noteServedForm, takeOverServedForm } from "../../quote-request/adapters/served-form";
import { setFormUnavailable } from "../../quote-request/adapters/wait-for-form";
import { QuoteForm } from "../../quote-request/form/QuoteForm";

noteServedForm(document);

// A key that was pressed while this script was read has its turn first.
setTimeout(() =>
  hydrateIslands(
    "quote-form",
    QuoteForm,
    (container) => {
      const form = container.querySelector("form");
      if (form) takeOverServedForm(form);
    },
    (container, error) => {
      reportError(error);
      showError(container, error);
      setFormUnavailable(true);
    },
  ),
);
