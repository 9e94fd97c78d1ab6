import { leaveHash, stepToHash, watchPageHash } from "../../../src/components/page-hash/page-hash";
import { shouldUpdateScroll } from "../../../src/gatsby/browser/should-update-scroll";

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, "", "/portfolio#heritage");
  stop = watchPageHash(() => {});
});
afterEach(() => stop());

const routerProps = { location: { href: "http://localhost/portfolio#residential", hash: "#residential" } };

/** Whether Gatsby scrolls on the way to this address, where the page was scrolled so far when it was left. */
const scrolls = (saved = 0) =>
  shouldUpdateScroll({
    prevRouterProps: routerProps,
    routerProps: { location: window.location },
    getSavedScrollPosition: () => [0, saved],
  });

/** Does something that goes back, and waits until it has. */
async function going(back: () => void) {
  const arrived = new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));
  back();
  await arrived;
}

describe("The page's scrolling", () => {
  it("is Gatsby's wherever a visitor goes", () => {
    expect(scrolls()).toBe(true);
  });

  it("is the visitor's while the page is hydrated, whatever the address names", () => {
    expect(shouldUpdateScroll({ routerProps, getSavedScrollPosition: () => [0, 900] })).toBe(false);
  });

  it("is as it was left on the way back to an address with a #", () => {
    const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
    expect(scrolls(900)).toBe(false);
    expect(scrollTo).toHaveBeenCalledWith({ top: 900, behavior: "instant" });
    window.history.replaceState(null, "", "/portfolio");
    expect(scrolls(900)).toBe(true);
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  it("is Gatsby's on the way back from a filter", async () => {
    stepToHash("residential");
    await going(() => window.history.back());
    expect(scrolls()).toBe(true);
  });

  it("is Gatsby's again on another page", async () => {
    stepToHash("cafe-room", { opened: true });
    await going(() => window.history.back());
    stop();
    stop = watchPageHash(() => {});
    expect(scrolls()).toBe(true);
  });

  it.each([
    ["with Back", () => window.history.back()],
    ["by closing it", leaveHash],
  ])("stays still after the way back from a picture %s, until the next step", async (_way, back) => {
    stepToHash("cafe-room", { opened: true });
    await going(back);
    expect(scrolls()).toBe(false);
    expect(scrolls()).toBe(false);
    stepToHash("heritage");
    expect(scrolls()).toBe(true);
  });
});
