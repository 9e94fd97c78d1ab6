import { iconNames } from "../values/icon-names";
import { searchLimits } from "../values/search-words";
import {
  type CopyOptions,
  choice,
  copy,
  group,
  groupRule,
  optional,
  reference,
  text,
} from "./content-fields";

export const icon = choice("Icon", iconNames, { hint: "The small drawing beside the words.", use: "icon" });

/** The page's title and description for search engines. */
export const searchFields = {
  seoTitle: text("Search title", {
    max: searchLimits.title,
    isFolded: true,
    hint: "The page's title in search results, different on every page.",
  }),
  seoDescription: text("Search description", {
    ...searchLimits.description,
    isFolded: true,
    hint: "The two lines below the title in search results.",
  }),
};

/** Fields of a question about prices: a rate that its answer names, and the link to all of them. */
export const priceFields = {
  rate: optional(reference("Rate below the answer", "Rate", { hint: "That of the commonest job." })),
  pricesLink: optional(text("Link to the price examples", { max: 60, hint: "Below the answer." })),
};

/** A figure with a few words: 500+ Projects Completed. */
export const stat = group(
  "Stat",
  {
    icon,
    value: copy("Value", { max: 30, hint: "The figure, usually a placeholder such as {projectsCompleted}." }),
    label: copy("Label", { max: 40, hint: "What the figure counts." }),
  },
  { typeName: "Stat" },
);

/** A short point with an icon, used for benefits and reasons. */
export function pointWith(typeName: string, options: Partial<CopyOptions> = {}) {
  return group(
    "Point",
    {
      icon,
      title: copy("Title", { max: 60, ...options }),
      description: copy("Description", { max: 240, ...options }),
    },
    { typeName },
  );
}

export const point = pointWith("Point");

/** A rule for a range of prices: it ends with as much as it begins with, or more. */
export const endsAtOrAboveStart = groupRule<{ from: number; to: number }>(({ from, to }) => from <= to, {
  field: "to",
  message: "as much as the range begins with, or more",
  remedy: "Correct one of the two.",
});
