import type { z } from "zod";
import { group, listOf, shapedText } from "../fields/content-fields";

const redirects = listOf(
  "Redirects",
  group("Redirect", {
    from: shapedText({
      label: "Old address",
      hint: "Where a page was that is not there any more. The whole address may be pasted, an earlier site's too.",
      // Files that there are, and the editor, are not led away from.
      pattern: /^(?!\/admin(\/|$))(\/[\w~-]+)+(\.(html?|php|aspx?))?$/,
      says: "what stands behind the domain, such as /areas/chelsea or /about-us.html",
      use: "address",
    }),
    to: shapedText({
      label: "New address",
      hint: "The page that visitors see instead.",
      pattern: /^\/$|^(\/[a-z0-9-]+)+$/,
      says: "the address of a page, such as /areas/chelsea",
      use: "page",
    }),
  }),
  0,
).superRefine((list, context) => {
  const sources = list.map(({ from }) => from);
  for (const [index, from] of sources.entries())
    if (sources.indexOf(from) < index)
      context.addIssue({
        code: "custom",
        path: [index, "from"],
        message: "an address that is listed once",
        params: { remedy: "Remove this redirect." },
      });
});

/** Pages that moved: visitors and search engines who know the old address are led to the new one, for good. */
export const redirectsSchema = group("Redirects", { redirects });

export type Redirect = z.infer<typeof redirectsSchema>["redirects"][number];
