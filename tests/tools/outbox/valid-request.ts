/** The seven parameters of a quote request. */
export const parameters = {
  firstName: "Zoë",
  lastName: "O’Neill",
  email: "zoe@example.com",
  phone: "07700 900456",
  address: "12 Tile Street, London",
  projectDetails: "A shower with green wall tiles.",
  to_email: "quotes@londontiling.example",
};

/** What the mail client sends for it, with changes. */
export function sendBody(changes: Readonly<Record<string, unknown>> = {}): string {
  return JSON.stringify({
    lib_version: "4.4.1",
    user_id: "local-public-key",
    service_id: "local-service",
    template_id: "quote-request",
    template_params: parameters,
    ...changes,
  });
}

/** A valid body of exactly this many bytes, some of which are half of a letter. */
export function sendBodyOfSize(bytes: number): string {
  const empty = sendBody({ padding: "" });
  const space = bytes - Buffer.byteLength(empty);
  return sendBody({ padding: "é".repeat(Math.floor(space / 2)) + "e".repeat(space % 2) });
}
