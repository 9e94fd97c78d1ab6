/** The bytes as text, as JSON takes them. */
export async function base64(bytes: Blob): Promise<string> {
  const binary = Array.from(new Uint8Array(await bytes.arrayBuffer()), (byte) => String.fromCharCode(byte));
  return btoa(binary.join(""));
}
