import { outboxPage } from "../../../tools/outbox/outbox-page";
import { parameters } from "./valid-request";

const received = "2026-11-21T12:00:00.000Z";

const page = (...messages: Record<string, unknown>[]) =>
  new DOMParser().parseFromString(
    outboxPage(messages.map((message) => ({ received, parameters: message }))),
    "text/html",
  );

const texts = (from: Document, selector: string) =>
  [...from.querySelectorAll(selector)].map((element) => element.textContent);

describe("The page at /outbox", () => {
  it.each([
    [0, "Outbox: 0 messages"],
    [1, "Outbox: 1 message"],
    [2, "Outbox: 2 messages"],
  ])("counts %d", (count, heading) => {
    const shown = page(...Array.from({ length: count }, () => parameters));
    expect(texts(shown, "h1")).toEqual([heading]);
    expect(shown.title).toBe(heading);
  });

  it("shows each parameter with its name", () => {
    const shown = page(parameters);
    expect(texts(shown, "dt")).toEqual(Object.keys(parameters));
    expect(texts(shown, "dd")).toEqual(Object.values(parameters));
  });

  it("shows when each message came", () => {
    expect(page(parameters).querySelector("time")?.getAttribute("datetime")).toBe(received);
  });

  it("shows messages in the order given", () => {
    expect(texts(page({ firstName: "Anna" }, { firstName: "Ben" }), "dd")).toEqual(["Anna", "Ben"]);
  });

  it("is in British English", () => {
    expect(page().documentElement.lang).toBe("en-GB");
  });
});

describe("Words in a message", () => {
  const hostile = [
    "<script>alert(1)</script>",
    "</dd></dl></article><img src=x onerror=alert(1)>",
    "&lt;b&gt; &amp; &#60;",
    `"double" and 'single'`,
  ];

  it.each(hostile)("are shown, never obeyed, in a value: %s", (words) => {
    const shown = page({ projectDetails: words });
    expect(texts(shown, "dd")).toEqual([words]);
    expect(shown.querySelectorAll("script, img, b")).toHaveLength(0);
  });

  it.each(hostile)("are shown, never obeyed, in a name: %s", (words) => {
    const shown = page({ [words]: "value" });
    expect(texts(shown, "dt")).toEqual([words]);
    expect(shown.querySelectorAll("script, img, b")).toHaveLength(0);
  });

  it("keep their line breaks", () => {
    expect(texts(page({ projectDetails: "one\ntwo" }), "dd")).toEqual(["one\ntwo"]);
  });
});
