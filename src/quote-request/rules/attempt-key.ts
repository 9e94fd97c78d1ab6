/** The part of the browser's cryptography that is used. */
export type Hashing = Pick<SubtleCrypto, "digest">;

/**
 * Hashes an email address into a key that does not reveal it: SHA-256 in hexadecimal digits. Empty where the
 * browser has no cryptography, as on pages without https.
 */
export async function attemptKey(email: string, subtle: Hashing | undefined): Promise<string> {
  const bytes = new TextEncoder().encode(email.trim().toLowerCase());
  const digest = await subtle?.digest("SHA-256", bytes).catch(() => undefined);
  return digest ? [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("") : "";
}
