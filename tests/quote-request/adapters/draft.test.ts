import { createDraft, draftKey } from "../../../src/quote-request/adapters/draft";
import { draftLifetime } from "../../../src/quote-request/adapters/served-draft";
import { emptyQuoteRequest } from "../../../src/quote-request/rules/quote-request";
import { requestWith, validRequest } from "../requests";
import { brokenStorages, fakeStore, fullStore } from "./text-stores";

let now = Date.UTC(2026, 10, 23);
const clock = () => now;

describe("A draft", () => {
  it("is kept exactly as it was typed", () => {
    const typed = requestWith({ projectDetails: ' <b>"\u0000\ud83d حمام 🛁\n ' });
    const draft = createDraft(fakeStore().open, clock);
    draft.keep(typed);
    expect(draft.read()).toEqual(typed);
  });

  it("is kept for a day and no longer", () => {
    const draft = createDraft(fakeStore().open, clock);
    draft.keep(validRequest);
    now += draftLifetime;
    expect(draft.read()).toEqual(validRequest);
    now += 1;
    expect(draft.read()).toEqual(emptyQuoteRequest);
  });

  it("is gone without a trace once it is cleared", () => {
    const { open, texts } = fakeStore();
    const draft = createDraft(open, clock);
    draft.keep(validRequest);
    expect([...texts.keys()]).toEqual([draftKey]);
    draft.clear();
    expect(texts.size).toBe(0);
    expect(draft.read()).toEqual(emptyQuoteRequest);
  });
});

describe.each([...brokenStorages, ["the storage is full", () => fullStore()] as const])(
  "Where %s",
  (_situation, open) => {
    it("there is no draft, and nobody is bothered", () => {
      const draft = createDraft(open, clock);
      draft.keep(validRequest);
      draft.clear();
      expect(draft.read()).toEqual(emptyQuoteRequest);
    });
  },
);

describe("A storage that holds something else", () => {
  it.each([
    ["no JSON", "{"],
    ["a number", "7"],
    ["other fields", '{"website": "x"}'],
    ["values that are no texts", '{"firstName": 7, "lastName": null, "email": ["a"], "phone": {}}'],
  ])("%s: counts as no draft", (_what, text) => {
    expect(createDraft(fakeStore(new Map([[draftKey, text]])).open, clock).read()).toEqual(emptyQuoteRequest);
  });

  it("gives what it has of the fields, and nothing beyond them", () => {
    const { open } = fakeStore(new Map([[draftKey, '{"firstName": "Ada", "website": "x"}']]));
    expect(createDraft(open, clock).read()).toEqual({ ...emptyQuoteRequest, firstName: "Ada" });
  });
});
