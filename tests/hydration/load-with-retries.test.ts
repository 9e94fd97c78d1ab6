import { loadPersistently, waitOrOnline } from "../../src/hydration/load-with-retries";

describe("Code that cannot be loaded at first", () => {
  /** Fails some times before it succeeds. */
  async function load(failures: number) {
    const pauses: number[] = [];
    const news: boolean[] = [];
    let left = failures;
    const code = await loadPersistently(
      async () => {
        if (left-- > 0) throw new Error("Loading chunk failed");
        return "code";
      },
      {
        wait: async (pause) => void pauses.push(pause),
        setFormUnavailable: (unavailable) => void news.push(unavailable),
      },
    );
    return { code, pauses, news };
  }

  it("is asked for again until it comes", async () => {
    expect((await load(3)).code).toBe("code");
  });

  it("is asked for after longer and longer pauses, up to half a minute", async () => {
    expect((await load(8)).pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30].map((seconds) => seconds * 1000));
  });

  it("is reported as trouble, and as no trouble once it has come", async () => {
    expect((await load(2)).news).toEqual([true, true, false]);
  });

  it("causes neither pause nor trouble where the network is well", async () => {
    expect(await load(0)).toEqual({ code: "code", pauses: [], news: [] });
  });
});

describe("The pause before the next attempt", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function isOver(wait: Promise<void>) {
    return Promise.race([wait.then(() => true), Promise.resolve(false).then(() => false)]);
  }

  it("ends with its time", async () => {
    const wait = waitOrOnline(1000);
    jest.advanceTimersByTime(999);
    expect(await isOver(wait)).toBe(false);
    jest.advanceTimersByTime(1);
    expect(await isOver(wait)).toBe(true);
  });

  it("ends early when the browser is back on line", async () => {
    const wait = waitOrOnline(30_000);
    window.dispatchEvent(new Event("online"));
    expect(await isOver(wait)).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });
});
