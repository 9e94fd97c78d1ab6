import type { z } from "zod";
import { group, listOf, shapedText } from "../fields/content-fields";

const address = (label: string, hint: string) =>
  shapedText({
    label,
    hint,
    pattern: /^(\/[a-z0-9-]+)+$/,
    says: "an address of this site, such as /areas/chelsea",
  });

const redirects = listOf(
  "Redirects",
  group("Redirect", {
    from: address("Old address", "Where the page was."),
    to: address("New address", "Where the page is now."),
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
