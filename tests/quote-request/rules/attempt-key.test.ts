import { webcrypto } from "node:crypto";
import { attemptKey } from "../../../src/quote-request/rules/attempt-key";

describe("The key of an email address", () => {
  const keyOf = (address: string) => attemptKey(address, webcrypto.subtle);

  it("is its own, in any case, and shows nothing that could be read", async () => {
    const key = await keyOf("ada.lovelace@example.com");
    expect(await keyOf("  Ada.Lovelace@Example.COM ")).toBe(key);
    expect(await keyOf("adb.lovelace@example.com")).not.toBe(key);
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is the same for all where there is no cryptography, or it fails", async () => {
    const digest = () => Promise.reject(new DOMException("Not supported", "NotSupportedError"));
    expect(await attemptKey("ada@example.com", { digest })).toBe("");
    expect(await attemptKey("ada@example.com", undefined)).toBe("");
  });
});
