/** Where Decap remembers who signed in: decap-cms-core, backend.js. */
const userKey = "decap-cms-user";

/** Who signed in last in this browser, as the backend knows them; an empty object where nobody did. */
export function storedUser(storage: Pick<Storage, "getItem">): unknown {
  return JSON.parse(storage.getItem(userKey) ?? "{}");
}
