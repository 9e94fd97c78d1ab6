import * as z from "zod/mini";
import { parseJson } from "../../../content/reading/parse-json";
import { StoreError } from "../store";

const answer = /^authorization:github:(success|error):(.*)$/s;

const handedOver = z.object({ value: z.object({ token: z.string().check(z.minLength(1)) }) });

/**
 * Signs in at GitHub through a proxy that speaks Decap's protocol, in a window of its own; gives back the token. Only
 * messages from the proxy's own origin, and from that window, count. https://decapcms.org/docs/external-oauth-clients
 */
export function askSignInProxy(browser: Window, proxy: string): Promise<string> {
  const { origin } = new URL(proxy);
  const query = new URLSearchParams({
    provider: "github",
    site_id: browser.location.hostname,
    scope: "repo",
  });
  const opened = browser.open(`${proxy.replace(/\/$/, "")}/auth?${query}`, "_blank", "width=720,height=800");
  return new Promise((signedIn, failed) => {
    const end = () => {
      browser.removeEventListener("message", hear);
      browser.clearInterval(look);
    };
    const fail = (words: string) => {
      end();
      failed(new StoreError(words));
    };
    const hear = ({ data, origin: from, source }: MessageEvent<unknown>) => {
      if (from !== origin || source !== opened || typeof data !== "string") return;
      if (data === "authorizing:github") return opened?.postMessage(data, origin);
      const [, outcome, json = ""] = answer.exec(data) ?? [];
      if (outcome === undefined) return;
      opened?.close();
      const { success, data: handed } = handedOver.safeParse(parseJson(json));
      if (!success) return fail("GitHub did not let you in: try again, or sign in with a token.");
      end();
      signedIn(handed.value.token);
    };
    const look = browser.setInterval(() => {
      if (opened?.closed) fail("The window was closed before you had signed in: try again.");
    }, 500);
    browser.addEventListener("message", hear);
    if (!opened) fail("Your browser opened no window: allow windows of this page, then try again.");
  });
}
