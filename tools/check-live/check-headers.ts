import { secureHostHeaders } from "../../src/post-build/hosting/response-headers";
import type { Answer } from "./ask";
import { type Fault, faultsAt } from "./fault";

/** What a header must contain at least; hosts may say more. */
const needed = Object.entries(secureHostHeaders).map(([name, value]) => {
  const [core = value] = value.split(/[;,]/);
  return { name, core: name === "Strict-Transport-Security" ? "max-age=" : core };
});

/** Headers that the recipe sends and this host does not, and words that help an attacker. */
export function checkHeaders(address: string, { headers }: Answer, secure: boolean): Fault[] {
  const missing = needed
    .filter(({ name }) => secure || name !== "Strict-Transport-Security")
    .filter(({ name, core }) => !String(headers[name.toLowerCase()] ?? "").includes(core))
    .map(({ name, core }) => [`lacks the header ${name}: ${core} (see hosting/)`, true] as const);
  return faultsAt(address, {
    ...Object.fromEntries(missing),
    [`tells which version of the server runs: ${headers.server}`]: /\d/.test(String(headers.server ?? "")),
    "comes packed without Vary: Accept-Encoding, so caches may send it to browsers that cannot unpack it":
      headers["content-encoding"] !== undefined && !/accept-encoding/i.test(String(headers.vary ?? "")),
  });
}
