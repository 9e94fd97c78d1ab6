/** What pages do by themselves, before React is asked for. */
import "../../hydration/inline-scripts/draft.mjs";
import "../../hydration/inline-scripts/ask-for-help.mjs";
import "../../quote-request/adapters/forget-old-attempts.mjs";
import "../../open-now/open-now.mjs";
