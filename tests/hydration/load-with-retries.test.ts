import { loadWithRetries, waitOrOnline } from "../../src/hydration/load-with-retries";

/** What webpack says of code that could not be fetched. */
const notCome = () => Object.assign(new Error("Loading chunk 691 failed."), { name: "ChunkLoadError" });

const fail = (error: unknown) => {
  throw error;
};

describe("Code that cannot be loaded at first", () => {
  /** Fails some times before it succeeds. */
  async function load(failures: number) {
    const pauses: number[] = [];
    const news: boolean[] = [];
    let left = failures;
    const code = await loadWithRetries(
      async () => {
        if (left-- > 0) throw notCome();
        return "code";
      },
      {
        wait: async (pause) => void pauses.push(pause),
        setFormUnavailable: (unavailable) => void news.push(unavailable),
        report: fail,
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

  it("shows that the form is unavailable, and no longer once it has come", async () => {
    expect((await load(2)).news).toEqual([true, true, false]);
  });

  it("causes neither a pause nor a word where the network is well", async () => {
    expect(await load(0)).toEqual({ code: "code", pauses: [], news: [] });
  });
});

describe("Code that comes and is broken", () => {
  async function loadBroken() {
    const reported: unknown[] = [];
    const news: boolean[] = [];
    let attempts = 0;
    const code = loadWithRetries(
      async () => {
        attempts += 1;
        throw new TypeError("schema is undefined");
      },
      {
        wait: async () => {},
        setFormUnavailable: (unavailable) => void news.push(unavailable),
        report: (error) => void reported.push(error),
      },
    );
    const settled = await Promise.race([code, new Promise((resolve) => setTimeout(resolve, 5, "never"))]);
    return { settled, reported, news, attempts };
  }

  it("is reported to developers, and not asked for again", async () => {
    const { reported, attempts } = await loadBroken();
    expect(reported).toEqual([new TypeError("schema is undefined")]);
    expect(attempts).toBe(1);
  });

  it("leaves the part as it stands, with the other ways shown", async () => {
    const { settled, news } = await loadBroken();
    expect(settled).toBe("never");
    expect(news).toEqual([true]);
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
