import type * as z from "zod/mini";
import { eachOnce, group, list } from "../fields/content-fields";
import { patternText } from "../fields/pattern-texts";

/**
 * Folders and files of the site, the editor and hosts (_headers, cdn-cgi). A redirect from one of them would not work, or break the
 * site. `oldPath` ignores capitals, because some hosts take /Admin for /admin.
 */
export const reservedName = "(?:404|admin|cdn-cgi|fonts|page-data|scripts|static|_[\\w~-]*)(?![\\w~-])";

const oldPath = patternText(
  new RegExp(`^(?!/${reservedName})/[^/?#][^?#]*$`, "i"),
  "the path of an old page, such as /about-us.html, without ? and what follows it. Paths such as /404, /admin and /static, and those that begin with /_, the site keeps for itself",
  { use: "oldPath" },
);

/** Encodes an old path as browsers do: /Über uns.php becomes /%C3%9Cber%20uns.php. */
export const encodedPath = (path: string): string => new URL(path, "https://site.example").pathname;

const pagePath = patternText(/^\/$|^(\/[a-z0-9-]+)+$/, "the address of a page, such as /areas/chelsea", {
  use: "page",
});

const redirects = list(
  "Redirects",
  group("Redirect", {
    from: oldPath("Old address", {
      hint: "The address that the page had. You may paste the whole address, also one of an earlier site.",
    }),
    to: pagePath("New address", { hint: "The page that visitors see instead." }),
  }),
).check(eachOnce("from", { message: "an address that is listed once", remedy: "Remove this redirect." }));

/** Pages that moved. Permanent redirects lead visitors and search engines from the old address to the new one. */
export const redirectsSchema = group("Redirects", { redirects });

export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
