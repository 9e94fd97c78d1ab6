import { leaveHash, stepToHash, watchPageHash } from "../../../src/components/page-hash/page-hash";
import { shouldUpdateScroll } from "../../../src/gatsby/browser/should-update-scroll";

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, "", "/portfolio#heritage");
  stop = watchPageHash(() => {});
});
afterEach(() => stop());

const routerProps = { location: { href: "http://localhost/portfolio#residential" } };
const scrolls = () =>
  shouldUpdateScroll({
    prevRouterProps: routerProps,
    routerProps: { location: { href: window.location.href } },
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
    expect(shouldUpdateScroll({ routerProps })).toBe(false);
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
