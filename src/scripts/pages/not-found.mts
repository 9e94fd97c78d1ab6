/** The inline script of the page for all that do not exist: the specification asks for the line in the console. */
import "./any.mjs";
import { likelyAddress } from "../likely-address";

const { pathname, search, hash } = location;
console.warn(`404: there is no page at ${pathname}`);

// An address in capitals, or with what followed it in a text.
const likely = likelyAddress(pathname);
if (likely !== pathname)
  void fetch(likely, { method: "HEAD" }).then(
    ({ ok }) => ok && location.replace(likely + search + hash),
    // Offline, the page stays.
    () => {},
  );
