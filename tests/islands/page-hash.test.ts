import {
  isPlainClick,
  leaveHash,
  replaceAddress,
  stepToHash,
  watchPageHash,
} from "../../src/islands/page-hash";

const changed = jest.fn();

/** They go on for as long as the page is there. */
watchPageHash(() => changed());

beforeEach(() => {
  window.history.replaceState({ key: "arrival" }, "", "/portfolio?from=search");
  changed.mockReset();
});

/** jsdom goes back in a later task. */
const arrival = () =>
  new Promise<void>((resolve) => window.addEventListener("popstate", () => resolve(), { once: true }));

describe("The end of the page's address", () => {
  it("takes an id as a new step, so that Back returns to the address before", async () => {
    const steps = window.history.length;
    stepToHash("heritage");
    expect(location.hash).toBe("#heritage");
    expect(window.history.length).toBe(steps + 1);
    const back = arrival();
    window.history.back();
    await back;
    expect(window.location.href).toMatch(/\/portfolio\?from=search$/);
  });

  it("takes another id without a new step", () => {
    stepToHash("room", { opened: true });
    const steps = window.history.length;
    replaceAddress("#detail");
    expect(location.hash).toBe("#detail");
    expect(window.history.length).toBe(steps);
  });
});

describe("Leaving what an address has opened", () => {
  it("goes back where it was opened from this page", async () => {
    stepToHash("heritage");
    stepToHash("room", { opened: true });
    replaceAddress("#detail");
    const whereItIsDone = await new Promise((resolve) => leaveHash(() => resolve(location.hash)));
    expect(whereItIsDone).toBe("#heritage");
  });

  it("stays on the page where a visitor arrived at that address", () => {
    window.history.replaceState(null, "", "/portfolio?from=search#room");
    const steps = window.history.length;
    const done = jest.fn();
    leaveHash(done);
    expect(done).toHaveBeenCalledTimes(1);
    expect(window.location.href).toMatch(/\/portfolio\?from=search$/);
    expect(window.history.length).toBe(steps);
    expect(changed).toHaveBeenCalled();
  });

  it("does not take a filter that was chosen afterwards for something opened", () => {
    stepToHash("room", { opened: true });
    stepToHash("heritage");
    const back = jest.spyOn(window.history, "back");
    leaveHash(() => undefined);
    expect(back).not.toHaveBeenCalled();
    back.mockRestore();
  });
});

describe("A click", () => {
  it("is plain with the first button and no key", () => {
    expect(isPlainClick(new MouseEvent("click"))).toBe(true);
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
    "asks for something else with %j",
    (click) => {
      expect(isPlainClick(new MouseEvent("click", click))).toBe(false);
    },
  );
});
