import { askSignInProxy } from "../../../src/editor/store/github/sign-in-proxy";

const proxy = "https://sign-in.example/api";
const origin = "https://sign-in.example";
const success = 'authorization:github:success:{"token":"gho_1","provider":"github"}';

/** A window that a proxy's page is opened in. */
function opened(isBlocked = false) {
  const popup = { closed: false, close: jest.fn(), postMessage: jest.fn() };
  const open = jest.spyOn(window, "open").mockReturnValue(isBlocked ? null : (popup as unknown as Window));
  const token = askSignInProxy(window, proxy);
  const says = (data: unknown, from = origin, source: unknown = popup) => {
    const event = new MessageEvent("message", { data, origin: from });
    Object.defineProperty(event, "source", { value: source });
    window.dispatchEvent(event);
  };
  return { popup, open, token, says };
}

test("Nobody else's message counts: not another origin's, and not another window's", async () => {
  const { popup, open, token, says } = opened();
  says("authorizing:github", "https://evil.example");
  says(success.replace("gho_1", "theirs"), "https://evil.example");
  says(success.replace("gho_1", "theirs"), origin, {});
  expect(popup.postMessage).not.toHaveBeenCalled();
  says("authorizing:github");
  expect(popup.postMessage).toHaveBeenCalledWith("authorizing:github", origin);
  says(success);
  expect(await token).toBe("gho_1");
  expect(popup.close).toHaveBeenCalled();
  expect(open.mock.calls[0]?.[0]).toBe(`${proxy}/auth?provider=github&site_id=localhost&scope=repo`);
});

test.each(["error:{}", "success:{}", "success:"])(
  "Where the proxy says %s, nobody is let in",
  async (outcome) => {
    const { token, says } = opened();
    says(`authorization:github:${outcome}`);
    await expect(token).rejects.toThrow("did not let you in");
  },
);

test("A sign-in window that is closed, or blocked, is reported", async () => {
  await expect(opened(true).token).rejects.toThrow("Your browser opened no window");
  jest.useFakeTimers();
  const { popup, token } = opened();
  popup.closed = true;
  jest.advanceTimersByTime(1000);
  jest.useRealTimers();
  await expect(token).rejects.toThrow("The window was closed");
});
