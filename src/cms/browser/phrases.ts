import { isRecord } from "../../content/fields/content-path";

type Phrases = Record<string, unknown>;

interface Locales {
  getLocale(name: "en"): Phrases;
  registerLocale(name: "en", phrases: Phrases): void;
}

/** Replaces the phrases in which Decap speaks of patterns; the originals: decap-cms-locales, en. */
export function speakPlainly(cms: Locales): void {
  cms.registerLocale("en", merged(cms.getLocale("en"), ours));
}

const ours: Phrases = {
  app: { header: { media: "Pictures" } },
  collection: {
    collectionTop: { newButton: "New %{collectionLabel}", newButtonAriaLabel: "New %{collectionLabel}" },
  },
  editor: {
    editorControlPane: {
      widget: {
        regexPattern: "%{fieldLabel} asks for: %{pattern}.",
        required: "%{fieldLabel} may not be empty.",
      },
    },
  },
  ui: {
    toast: {
      onFailToPersist: "Not saved. %{details}",
      onFailToDelete: "Not removed. %{details}",
    },
  },
};

function merged(phrases: Phrases, changes: Phrases): Phrases {
  const changed = Object.entries(changes).map(([key, change]) => {
    const phrase = phrases[key];
    return [key, isRecord(change) ? merged(isRecord(phrase) ? phrase : {}, change) : change];
  });
  return { ...phrases, ...Object.fromEntries(changed) };
}
