/** A random id of 16 hexadecimal digits. `crypto.randomUUID` is missing at addresses such as http://192.168.0.5:8000. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
