import { iconNames } from "../values/icon-names";
import { searchLimits } from "../values/text-lengths";
import {
  choice,
  type FieldOptions,
  group,
  groupRule,
  optional,
  reference,
  type TextWithFactsOptions,
  text,
  textWithFacts,
} from "./content-fields";

export const icon = (options: FieldOptions = {}) =>
  choice("Icon", iconNames, { hint: "The small drawing beside the words.", ...options });

const seoTitle = (options: FieldOptions = {}) =>
  text("Search title", {
    max: searchLimits.title,
    isAdvanced: true,
    hint: "The page's title in search results, different on every page.",
    ...options,
  });

const seoDescription = (options: FieldOptions = {}) =>
  text("Search description", {
    ...searchLimits.description,
    isAdvanced: true,
    hint: "The two lines below the title in search results.",
    ...options,
  });

/** The page's title and description for search engines. */
export const searchFields = { seoTitle: seoTitle(), seoDescription: seoDescription() };

/** The same for an entry, whose other fields give them where they are left empty. */
export const derivedSearchFields = {
  seoTitle: optional(seoTitle({ isDerived: true })),
  seoDescription: optional(seoDescription({ isDerived: true })),
};

/** Fields of a question about prices: a rate that its answer names, and the link to all of them. */
export const priceFields = {
  rate: optional(reference("Rate below the answer", "Rate", { hint: "That of the commonest job." })),
  pricesLink: optional(text("Link to the price examples", { max: 60, hint: "Below the answer." })),
};

const pointTexts = (options: Partial<TextWithFactsOptions> = {}) => ({
  title: textWithFacts("Title", { max: 60, ...options }),
  description: textWithFacts("Description", { max: 240, ...options }),
});

/** A benefit of the work for the customer. */
export const benefit = group("Benefit", pointTexts(), { typeName: "Benefit" });

/** A short point with an icon, such as a reason. */
export const pointWith = (typeName: string, options?: Partial<TextWithFactsOptions>) =>
  group("Point", { icon: icon(), ...pointTexts(options) }, { typeName });

export const point = pointWith("Point");

/** A rule for a range of prices: it ends with as much as it begins with, or more. */
export const endsAtOrAboveStart = groupRule<{ from: number; to: number }>(({ from, to }) => from <= to, {
  field: "to",
  message: "at least as much as the start of the range",
  remedy: "Correct one of the two.",
});
